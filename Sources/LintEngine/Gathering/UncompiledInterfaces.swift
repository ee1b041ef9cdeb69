import ProgramIndex
import SourceText

/// Storyboards and xibs that lie beside a project and that none of its targets compiles: what they draw is in no app.
struct UncompiledInterfaces {
    /// The files that count, in their order.
    private(set) var compiled: [SourceFile] = []
    /// The others that name one of the classes, each with the reason.
    private(set) var leftOut: [(file: SourceFile, reason: Uncompiled)] = []

    /// - Parameters:
    ///   - files: that name any of the classes, or lead to those that do.
    ///   - classes: whose drawings are asked for. A file that is the only one to draw one of them counts: that the project is to
    ///     list it may have been forgotten.
    init(_ files: [SourceFile], of classes: Set<String>, in scopes: ModuleScopes) {
        let reasons = files.map { scopes.whyUncompiled($0.path) }
        guard reasons.contains(where: { $0 != nil }) else {
            compiled = files
            return
        }
        let listed = zip(files, reasons).filter { $0.1 == nil }.map(\.0)
        let drawn = classes.filter { name in listed.contains { $0.draws(name) } }
        for (file, reason) in zip(files, reasons) {
            if let reason, !classes.subtracting(drawn).contains(where: file.draws) {
                if classes.contains(where: file.draws) { leftOut.append((file, reason)) }
            } else {
                compiled.append(file)
            }
        }
    }
}

extension SourceFile {
    /// Whether an interface file has something of a class, be it the owner.
    fileprivate func draws(_ name: String) -> Bool { WordSearch(Array("customClass=\"\(name)\"".utf8)).isFound(in: bytes) }
}
