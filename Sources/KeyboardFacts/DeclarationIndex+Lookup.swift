import SwiftParser

extension DeclarationIndex {
    /// The type, then the types it inherits from as far as the index knows them, nearest first; a cycle ends the walk.
    package func lineage(of type: String) -> [TypeDeclaration] {
        var result: [TypeDeclaration] = []
        var seen: Set<String> = []
        var queue = [type]
        while !queue.isEmpty, result.count < Self.longestLineage {
            let name = queue.removeFirst()
            guard seen.insert(name).inserted, let declaration = types[name] else { continue }
            result.append(declaration)
            queue += declaration.inherited
        }
        return result
    }

    /// More ancestors than any real type has; a bound, so that hostile input costs little.
    private static let longestLineage = 64

    /// Every name the type inherits from, directly or not, known to the index or not.
    package func ancestorNames(of type: String) -> [String] {
        lineage(of: type).flatMap { [$0.name] + $0.inherited }
    }

    /// The method a call would reach: by name, then by how well its labels fit.
    ///
    /// - Parameter labels: the labels at the call, nil for an argument without one; nil when the caller names no arguments.
    package func method(_ name: String, labels: [String?]? = nil, in type: String) -> Syntax? {
        for declaration in lineage(of: type) {
            if let candidates = declaration.functions[name], let best = Self.best(candidates, labels) { return best }
        }
        return nil
    }

    package func globalFunction(_ name: String, labels: [String?]?) -> Syntax? {
        functions[name].flatMap { Self.best($0, labels) }
    }

    package func property(_ name: String, in type: String) -> Syntax? {
        for declaration in lineage(of: type) {
            if let property = declaration.properties[name] { return property }
        }
        return nil
    }

    private static func best(_ candidates: [Syntax], _ labels: [String?]?) -> Syntax? {
        guard let labels else { return candidates.first }
        return candidates.first { $0.children(.parameter).map(\.argumentLabel) == labels }
            ?? candidates.first { $0.children(.parameter).count >= labels.count }
            ?? candidates.first
    }
}
