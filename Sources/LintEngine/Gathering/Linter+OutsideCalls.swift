import PatternMatching
import SourceText
import SwiftParser

/// Calls that hand code to a module outside the tree, which runs it when the keyboard moves: nobody sees what observes there.
///
/// No list of libraries is needed: the name of such a call speaks of the keyboard, it is given a closure, and no file at hand
/// declares it.
extension Linter {
    /// Notes for each unit the names of such calls.
    func noteOutsideCalls(_ units: inout [AnalysisUnit], from search: some SourceSearch) {
        let called = units.map(\.file.keyboardCalls)
        let names = called.reduce(into: Set()) { $0.formUnion($1) }
        guard !names.isEmpty else { return }
        let declared = search.files(declaring: names, mentioning: []).reduce(into: Set<String>()) { declared, file in
            declared.formUnion(SymbolTable(parse(file)).declared(among: names.subtracting(declared)))
        }
        for position in units.indices { units[position].outsideCalls = called[position].subtracting(declared) }
    }

    /// What of a file is not analysed because of them.
    func outsideCalls(in tree: SyntaxTree, of unit: AnalysisUnit) -> [NotAnalysed] {
        guard !unit.outsideCalls.isEmpty else { return [] }
        let own = SymbolTable(tree).declared(among: unit.outsideCalls)
        return tree.nodes(of: [.callExpr]).filter(\.takesClosure).compactMap { call in
            guard let callee = call.child(.callee), unit.outsideCalls.contains(callee.name), !own.contains(callee.name) else {
                return nil
            }
            return NotAnalysed(
                path: tree.file.path, range: SourceRange(callee.nameRange, in: tree.file),
                reason:
                    "`\(callee.name)` calls its closure for the keyboard, and no Swift file read declares it: the closure is not run"
            )
        }
    }
}

extension SourceFile {
    /// The words about keyboards that an argument list or a closure follows.
    fileprivate var keyboardCalls: Set<String> {
        var found: Set<String> = []
        var end = 0
        for offset in WordSearch("eyboard").offsets(in: bytes) where offset >= end {
            var start = offset
            while start > 0, bytes[start - 1].isNameByte { start -= 1 }
            end = offset
            while end < bytes.count, bytes[end].isNameByte { end += 1 }
            var next = end
            while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
            guard next < bytes.count, bytes[next] == UInt8(ascii: "(") || bytes[next] == UInt8(ascii: "{") else { continue }
            found.insert(String(decoding: bytes[start..<end], as: UTF8.self))
        }
        return found
    }

    /// Whether the file may hand code to a module that runs it when the keyboard moves.
    var mayHaveOutsideCalls: Bool { !keyboardCalls.isEmpty }
}

extension Syntax {
    /// Whether a call is given a closure.
    var takesClosure: Bool {
        children(.argument).contains { argument in
            argument.kind == .closureExpr || argument.child(.value)?.kind == .closureExpr
        }
    }
}
