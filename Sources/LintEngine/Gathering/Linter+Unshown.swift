import ProgramIndex
import SourceText
import SwiftParser

/// Classes of apps of which nothing in the program makes an object: what their handlers do, nobody sees.
extension Linter {
    /// Notes for each unit the classes of its handlers that no code and no interface file of an app's sources mentions.
    ///
    /// Only of a file that an app compiles can be said that nothing shows what is in it: a library's classes are made by others.
    func noteUnshown(
        _ units: inout [AnalysisUnit], owners: [Set<String>], from search: some SourceSearch
    ) {
        let positions = units.indices.filter { !(apps.apps(ofFileAt: units[$0].file.path) ?? []).isEmpty }
        let names = positions.reduce(into: Set<String>()) { $0.formUnion(owners[$1]) }
        guard !names.isEmpty else { return }
        let files = search.files(declaring: [], mentioning: names)
        var left: [Int: Set<String>] = [:]
        for position in positions {
            let own = units[position].file
            let others = files.filter { $0.path != own.path && search.scopes.sees($0.path, own.path) }
            let unmentioned = owners[position].filter { name in !others.contains { $0.hasWord(name) } }
            if !unmentioned.isEmpty { left[position] = unmentioned }
        }
        let unmentioned = left.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        guard !unmentioned.isEmpty else { return }
        let drawn = search.interfaceFiles(naming: unmentioned)
        for (position, names) in left {
            let names = names.filter { name in !drawn.contains { $0.showsClass(name) } }
            guard !names.isEmpty else { continue }
            let tree = parse(units[position].file)
            let mentions = tree.nodes(of: [.identifierExpr, .memberExpr, .identifierType, .memberType], spelled: names)
            let used = Set(mentions.lazy.filter { $0.node.parent?.kind != .extensionDecl || $0.node.role != .type }.map(\.name))
            let declared = tree.nodes(of: [.classDecl]).map(\.spelledName)
            units[position].unshown = names.intersection(declared).subtracting(used)
        }
    }
}

extension SourceFile {
    /// Whether an interface file has an object of a class: its owner is no object of it, but what loads it.
    fileprivate func showsClass(_ name: String) -> Bool {
        words(name).contains { start in
            let opening = bytes[..<start].lastIndex(of: UInt8(ascii: "<")) ?? 0
            return !bytes[opening..<start].starts(with: "<placeholder".utf8)
        }
    }

    fileprivate func hasWord(_ name: String) -> Bool { !words(name).isEmpty }

    /// Where a name stands in the text by itself.
    private func words(_ name: String) -> some Collection<Int> {
        func isPart(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        let length = name.utf8.count
        return WordSearch(Array(name.utf8)).offsets(in: bytes).lazy.filter { start in
            (start == 0 || !isPart(bytes[start - 1])) && (start + length >= bytes.count || !isPart(bytes[start + length]))
        }
    }
}
