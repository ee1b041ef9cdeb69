import HandlerInterpreter
import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftParser

/// Static properties and global variables that any code of the app may set, such as its delegate at launch: what is written in
/// their declarations is then no answer.
extension Linter {
    /// Notes for each unit the variables that it reads and that files which it does not have give values.
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
            return assigned.isEmpty ? [] : files.tree(of: file).sharedVariablesWritten(among: assigned)
        }
        let writers = zip(files, writes).filter { !$1.isEmpty }
        for position in units.indices where !shared[position].isEmpty {
            let known = Set(([units[position].file] + units[position].library).map(\.path))
            units[position].writtenElsewhere = writers.reduce(into: []) { written, writer in
                let (file, variables) = writer
                guard !known.contains(file.path), search.scopes.areRelated(file.path, units[position].file.path) else { return }
                written.formUnion(variables.intersection(shared[position]))
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

extension SyntaxTree {
    /// Those of the variables that code of the file gives values. A name that the file declares by itself means something else.
    fileprivate func sharedVariablesWritten(among variables: Set<SharedVariable>) -> Set<SharedVariable> {
        let targets = nodes(of: [.assignExpr, .callExpr]).compactMap(\.writtenTarget)
        let own = Set(nodes(of: [.identifierPattern, .parameter]).map(\.name))
        return variables.filter { variable in
            (variable.type != nil || !own.contains(variable.name)) && targets.contains { $0.names(variable) }
        }
    }
}
