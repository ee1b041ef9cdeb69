import HandlerInterpreter
import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftParser

/// Static properties and global variables that any code of the app may set, such as its delegate at launch: what is written in
/// their declarations is then no answer.
extension Linter {
    /// Notes for each unit the variables that it reads and that files which it does not have give values. A variable that nothing
    /// at hand gives one, in a module that lacks a file, may get it there.
    ///
    /// - Parameter shared: by unit, the variables that it reads.
    func noteSharedWrites(
        _ units: inout [AnalysisUnit], shared: [Set<SharedVariable>], from search: some SourceSearch,
        with workers: inout some WorkerPool
    ) {
        let variables = shared.reduce(into: Set()) { $0.formUnion($1) }
        guard !variables.isEmpty else { return }
        let files = search.files(declaring: [], mentioning: Set(variables.map(\.name)))
        let writes = workers.map(files) { files, file in
            let assigned = variables.filter { file.mayAssign($0.name) }
            return assigned.isEmpty ? SharedWrites() : files.tree(of: file).sharedWrites(among: assigned)
        }
        let writers = zip(files, writes.map(\.certain)).filter { !$1.isEmpty }
        let unwritten = writes.reduce(into: variables) { $0.subtract($1.possible) }
        for position in units.indices where !shared[position].isEmpty {
            let known = Set(([units[position].file] + units[position].library).map(\.path))
            units[position].writtenElsewhere = writers.reduce(into: []) { written, writer in
                let (file, variables) = writer
                guard !known.contains(file.path), search.scopes.areRelated(file.path, units[position].file.path) else { return }
                written.formUnion(variables.intersection(shared[position]))
            }
            if search.scopes.isIncomplete(around: units[position].file.path) {
                units[position].writtenElsewhere.formUnion(unwritten.intersection(shared[position]))
            }
        }
    }
}

extension ModuleScopes {
    /// Whether code of one of two files can name what the other declares.
    fileprivate func areRelated(_ path: String, _ other: String) -> Bool { sees(path, other) || sees(other, path) }
}

extension SourceFile {
    /// Whether something of that name may be given a value here: in bytes, so that few files need to be parsed.
    fileprivate func mayAssign(_ name: String) -> Bool {
        WordSearch(Array(name.utf8)).offsets(in: bytes).contains { start in
            var rest = bytes[(start + name.utf8.count)...].drop { $0 == UInt8(ascii: " ") }
            if rest.starts(with: ".toggle".utf8) { return true }
            if let first = rest.first, "+-*/".utf8.contains(first) { rest = rest.dropFirst() }
            return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
        }
    }
}

/// The variables that code of a file gives values.
private struct SharedWrites: Sendable {
    /// A global variable whose name the file declares by itself is none of them: the name may mean something else there.
    var certain: Set<SharedVariable> = []
    var possible: Set<SharedVariable> = []
}

extension SyntaxTree {
    fileprivate func sharedWrites(among variables: Set<SharedVariable>) -> SharedWrites {
        let targets = nodes(of: [.assignExpr, .callExpr]).compactMap(\.writtenTarget)
        let own = Set(nodes(of: [.identifierPattern, .parameter]).map(\.name))
        let possible = variables.filter { variable in targets.contains { $0.names(variable) } }
        return SharedWrites(
            certain: possible.filter { $0.type != nil || !own.contains($0.name) }, possible: possible)
    }
}
