import SourceText
import SwiftParser

/// Where the engine finds the rest of a project: asked for names, it gives the files that declare them.
///
/// A handler's helper stands in another file in one case of ten. Reading a project as a whole for that would cost more than all
/// the rest; asking for the few names that are missing costs one more pass over the bytes.
package protocol SourceSearch {
    /// The Swift files with a declaration of any of the names: a type, an extension, a function, a variable or an enumeration case.
    ///
    /// It may give too many, as when a name stands in a comment; not too few. In no particular order.
    func files(declaring names: Set<String>) -> [SourceFile]
}

extension Linter {
    /// Analyses again what uses names that other files declare, until nothing new is found.
    package func completing(_ analyses: [FileAnalysis], with search: some SourceSearch) -> [FileAnalysis] {
        var analyses = analyses
        var library = Library()
        for analysis in analyses { library.add(analysis.file, declaring: analysis.declaredNames) }
        var asked: Set<String> = []
        for _ in 0..<Limits.rounds {
            let wanted = analyses.map { $0.missingNames.union($0.overridableNames) }
            let names = wanted.reduce(into: Set()) { $0.formUnion($1) }.subtracting(asked)
            guard !names.isEmpty else { break }
            asked.formUnion(names)
            for file in search.files(declaring: names) where library.count < Limits.libraryFiles && !library.has(file.path) {
                library.add(file, declaring: parse(file).declaredNames)
            }
            for (position, names) in wanted.enumerated() {
                analyses[position] = completing(analyses[position], wanting: names, from: library)
            }
        }
        return analyses
    }

    private func completing(_ analysis: FileAnalysis, wanting names: Set<String>, from library: Library) -> FileAnalysis {
        var analysis = analysis
        analysis.wantedNames.formUnion(names)
        guard let file = analysis.file else { return analysis }
        let others = library.files(declaring: analysis.wantedNames, nearestTo: file.path)
        let paths = Set(others.map(\.path))
        guard paths != analysis.libraryPaths else { return analysis }
        return analyse(parse(file), library: others.map { parse($0) }).remembering(analysis.wantedNames, paths)
    }
}

/// Files at hand, by what they declare.
private struct Library {
    private var entries: [String: (file: SourceFile, names: Set<String>)] = [:]

    var count: Int { entries.count }

    func has(_ path: String) -> Bool { entries[path] != nil }

    mutating func add(_ file: SourceFile?, declaring names: Set<String>) {
        if let file { entries[file.path] = (file, names) }
    }

    func files(declaring names: Set<String>, nearestTo path: String) -> [SourceFile] {
        entries.values.filter { $0.file.path != path && !names.isDisjoint(with: $0.names) }.map(\.file)
            .sorted { (-Self.nearness($0.path, path), $0.path) < (-Self.nearness($1.path, path), $1.path) }
    }

    /// How many leading folders two paths share.
    private static func nearness(_ left: String, _ right: String) -> Int {
        zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
    }
}

extension SyntaxTree {
    /// The names that the file declares anywhere.
    var declaredNames: Set<String> {
        var names: Set<String> = []
        for node in root.subtree {
            switch node.kind {
            case let kind where kind.isTypeDeclaration: names.insert(node.name)
            case .functionDecl, .enumElement, .typealiasDecl: names.insert(node.name)
            case .patternBinding: if let pattern = node.child(.pattern) { names.insert(pattern.name) }
            default: break
            }
        }
        return names
    }
}

/// The bounds of an analysis across files, each with its reason.
private enum Limits {
    /// Handlers were never seen to reach further than through three other files.
    static let rounds = 4
    /// Files parsed for what they declare; a common method name may be declared in thousands, and the nearest come first.
    static let libraryFiles = 400
}
