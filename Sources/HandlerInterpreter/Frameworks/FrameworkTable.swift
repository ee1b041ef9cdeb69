import SwiftParser

/// The tables of all frameworks in one, by name.
struct FrameworkTable: Sendable {
    static let shared = FrameworkTable(of: Frameworks.all)

    private let methods: [String: [Entry<Method>]]
    private let constraintMethods: [String: [Entry<ConstraintMethod>]]
    private let functions: [String: [Entry<Function>]]
    private let members: [String: [Entry<Member>]]
    private let closureArguments: [String: [Entry<Member>]]

    typealias Method = Framework.Method
    typealias ConstraintMethod = Framework.ConstraintMethod
    typealias Function = Framework.Function
    typealias Member = Framework.Member

    /// What one framework says of a name.
    private struct Entry<Meaning: Sendable>: Sendable {
        let module: String?
        let meaning: Meaning

        /// Whether code at the node can mean it: where the names are shared with others, the file has to import the module.
        func isMeant(at node: Syntax) -> Bool {
            guard let module else { return true }
            return node.tree.imports(module)
        }
    }

    init(of frameworks: [any Framework.Type]) {
        methods = Self.merged(frameworks) { $0.methods }
        constraintMethods = Self.merged(frameworks) { $0.constraintMethods }
        functions = Self.merged(frameworks) { $0.functions }
        members = Self.merged(frameworks) { $0.members }
        closureArguments = Self.merged(frameworks) { $0.closureArguments }
    }

    private static func merged<Meaning>(
        _ frameworks: [any Framework.Type], _ table: (any Framework.Type) -> [String: Meaning]
    ) -> [String: [Entry<Meaning>]] {
        var entries: [String: [Entry<Meaning>]] = [:]
        for framework in frameworks {
            for (name, meaning) in table(framework) {
                entries[name, default: []].append(Entry(module: framework.module, meaning: meaning))
            }
        }
        return entries
    }

    // MARK: By name

    func hasMember(_ name: String) -> Bool { members[name] != nil }

    fileprivate func methods(_ name: String, at node: Syntax) -> [Method] {
        methods[name]?.filter { $0.isMeant(at: node) }.map(\.meaning) ?? []
    }

    fileprivate func constraintMethods(_ name: String, at node: Syntax) -> [ConstraintMethod] {
        constraintMethods[name]?.filter { $0.isMeant(at: node) }.map(\.meaning) ?? []
    }

    fileprivate func functions(_ name: String, at node: Syntax) -> [Function] {
        functions[name]?.filter { $0.isMeant(at: node) }.map(\.meaning) ?? []
    }

    fileprivate func members(_ name: String) -> [Member] { members[name]?.map(\.meaning) ?? [] }

    /// What says which argument a closure gets, and what the method that takes it is called on; nil where no framework says it.
    func argument(of closure: Syntax) -> (receiver: Syntax, argument: Member)? {
        guard let callee = closure.nearestAncestor(where: { $0 == .callExpr })?.child(.callee),
            let receiver = callee.child(.base),
            let entry = closureArguments[callee.name]?.first(where: { $0.isMeant(at: closure) })
        else { return nil }
        return (receiver, entry.meaning)
    }
}

/// Asking the frameworks: nil where none of them knows the name.
extension Evaluator {
    func frameworkMethod(_ name: String, _ receiver: Value, _ invocation: Invocation) -> Value? {
        if let object = receiver.object, heap[object].isConstraint {
            for method in FrameworkTable.shared.constraintMethods(name, at: invocation.node) {
                if let value = method(self, object, invocation) { return value }
            }
        }
        for method in FrameworkTable.shared.methods(name, at: invocation.node) {
            if let value = method(self, receiver, invocation) { return value }
        }
        return nil
    }

    func frameworkFunction(_ name: String, _ invocation: Invocation) -> Value? {
        for function in FrameworkTable.shared.functions(name, at: invocation.node) {
            if let value = function(self, invocation) { return value }
        }
        return nil
    }

    func frameworkMember(_ name: String, of object: ObjectID) -> Value? {
        for member in FrameworkTable.shared.members(name) {
            if let value = member(self, .object(object)) { return value }
        }
        return nil
    }
}

extension SyntaxTree {
    fileprivate func imports(_ module: String) -> Bool { nodes(of: [.importDecl]).contains { $0.name == module } }
}

/// The names in a file by which frameworks may make constraints: code that has none of them makes none but UIKit's.
package struct FrameworkNames {
    private let names: [Set<ArraySlice<UInt8>>]

    package init(in tree: SyntaxTree) {
        names = Self.all.filter { $0.module.map(tree.imports) ?? true }.map(\.names)
    }

    package func has(_ name: ArraySlice<UInt8>) -> Bool { names.contains { $0.contains(name) } }

    private static let all = Frameworks.all.map { framework in
        let names = [Array(framework.methods.keys), Array(framework.functions.keys), Array(framework.members.keys)].joined()
        return (module: framework.module, names: Set(names.map { Array($0.utf8)[...] }))
    }
}
