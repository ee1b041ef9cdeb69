import ProgramIndex
import SwiftParser
import Vocabulary

/// A value that a handler leaves in a property, for other code to read.
///
/// What that code does with it is as much the handler's doing as a write of its own. Where the run does not come to the code,
/// nobody knows whether it lays out.
struct LeavingValue: Hashable {
    /// The `.patternBinding`.
    let property: Syntax
    let name: String
    /// Whether the value tells where the keyboard is, rather than that there is one.
    let isOfKeyboard: Bool
    /// Position of the handler, in the session.
    let handler: Int
}

extension HandlerInterpreter {
    /// The runs with what is not known of the values that their handlers leave in properties.
    func tracingValues(_ runs: [ScenarioRun]) -> [ScenarioRun] {
        let all = Set(runs.flatMap(\.paths).flatMap(\.trace.leaving))
        guard !all.isEmpty else { return runs }
        let ofKeyboard = Set(all.filter(\.isOfKeyboard).map(\.property))
        var uses: [LeavingValue: OpenPoint] = [:]
        for value in all {
            let counts = ofKeyboard.contains(value.property)
            uses[value] = use(of: value, isOfKeyboard: counts).map { .unknown($0) }
        }
        guard !uses.isEmpty else { return runs }
        return runs.map { run in
            var run = run
            for position in run.paths.indices {
                for value in run.paths[position].trace.leaving {
                    if let use = uses[value] { run.paths[position].trace.note(use, of: value.handler) }
                }
            }
            return run
        }
    }

    /// What is not known of a value that was left; nil where all that reads it was run, or nothing that reads it lays out.
    private func use(of value: LeavingValue, isOfKeyboard: Bool) -> Missing? {
        let readers = index.readers(of: value.property, named: value.name)
        let strangers = readers.filter { !values.entered.contains($0) }
        if let reader = strangers.first(where: { isOfKeyboard || $0.mayLayOut }) {
            return .use(of: value.name, by: reader.readerName)
        }
        // `private(set)` keeps nobody from reading.
        let modifiers = value.property.parent?.children(.modifier).map(\.text) ?? []
        guard isOfKeyboard, readers.isEmpty, !modifiers.contains("private"), !modifiers.contains("fileprivate") else {
            return nil
        }
        return .use(of: value.name, by: nil)
    }
}

extension DeclarationIndex {
    /// The functions and computed properties of the files at hand that read a property, in source order of each file; its own
    /// observers apart.
    fileprivate func readers(of property: Syntax, named name: String) -> [Syntax] {
        reads(of: property, named: name).reduce(into: []) { readers, read in
            if !readers.contains(read.reader) { readers.append(read.reader) }
        }
    }

    /// What reads a property in the functions and computed properties of the files at hand, in source order of each file; its
    /// own observers apart.
    func reads(of property: Syntax, named name: String) -> [(reader: Syntax, node: Syntax)] {
        guard let type = property.enclosingTypeName else { return [] }
        var reads: [(reader: Syntax, node: Syntax)] = []
        for tree in trees {
            let names = tree.nodes(of: [.identifierExpr, .memberExpr], spelled: [name, "$" + name]).map(\.node)
            for node in names.sorted(by: { $0.range.start < $1.range.start }) where !node.isWritten {
                guard isMeant(property, of: type, by: node, name), let reader = node.enclosingCode, reader != property else {
                    continue
                }
                reads.append((reader, node))
            }
        }
        return reads
    }

    private func isMeant(_ property: Syntax, of type: String, by node: Syntax, _ name: String) -> Bool {
        // The parameter of an initialiser, as often.
        let parameters = node.kind == .identifierExpr ? node.enclosingFunction?.children(.parameter) ?? [] : []
        if parameters.contains(where: { $0.name == name }) { return false }
        if node.kind == .identifierExpr || node.child(.base)?.name == "self" {
            return node.enclosingTypeName.flatMap { self.property(name, in: $0) } == property
        }
        guard let base = node.child(.base) else { return false }
        if base.isObject(of: type) { return true }
        guard let variable = variable(base.name, at: node) else { return false }
        if let declared = variable.child(.type) { return declared.baseTypeName == type }
        guard let value = variable.child(.value) else { return false }
        return value.child(.callee)?.name == type || value.isObject(of: type)
    }

    /// Those that declare the types at hand.
    var trees: [SyntaxTree] {
        var seen: Set<ObjectIdentifier> = []
        let all = types.values.flatMap(\.declarations).map(\.tree).filter { seen.insert(ObjectIdentifier($0)).inserted }
        return all.sorted { $0.file.path < $1.file.path }
    }
}

extension Syntax {
    /// `Keyboard`, or `Keyboard.shared`.
    fileprivate func isObject(of type: String) -> Bool {
        name == type || (kind == .memberExpr && child(.base)?.name == type)
    }

    /// Whether it is what an assignment writes to.
    fileprivate var isWritten: Bool { role == .left && parent?.kind == .assignExpr }

    /// The function or property of a type that a node is in.
    fileprivate var enclosingCode: Syntax? {
        var found: Syntax?
        for ancestor in ancestors {
            if ancestor.kind.isTypeDeclaration { break }
            if [.functionDecl, .initializerDecl, .subscriptDecl, .patternBinding].contains(ancestor.kind) { found = ancestor }
        }
        return found
    }

    /// Whether code writes layout, or is that of a SwiftUI view.
    fileprivate var mayLayOut: Bool {
        if ["some View", "View"].contains(child(.type)?.text ?? ""), isComputed { return true }
        return subtree.contains { node in
            guard node.kind == .assignExpr, let place = node.child(.left) else { return false }
            return ([place] + Array(place.subtree)).contains { SinkKind(member: $0.name) != nil }
        }
    }

    fileprivate var readerName: String {
        kind == .patternBinding ? child(.pattern)?.name ?? name : signatureName
    }
}
