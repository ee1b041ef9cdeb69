import SourceText
import SwiftParser

/// Evaluates the property lists of Tuist's targets, which manifests mostly keep in helper code: in constants, in functions that
/// return one, or merged from several.
///
/// Literals and straight code are followed, with both sides of a condition. What else code may do to a list is not known, and
/// then nothing is known of the list.
struct TuistPlist {
    /// A list that is written out, or the path of a file with one.
    struct Value: Equatable {
        var entries: [String: PropertyList] = [:]
        var path: String?
    }

    /// What names stand for in a function; the alternatives, or none for what is not known.
    private typealias Scope = [String: [Value]]

    private let manifest: SwiftManifest
    /// Relative to the root of the tree.
    private let folder: String
    private let root: String?
    private var functions: [String: [Syntax]] = [:]
    private var bindings: [String: [Syntax]] = [:]
    private let fuel = Fuel()
    /// By the name of what is called.
    private var calls: [String: [Syntax]] = [:]

    /// - Parameters:
    ///   - folder: that of the manifest.
    ///   - root: the folder around Tuist's own.
    init(_ manifest: SwiftManifest, folder: String, root: String?) {
        self.manifest = manifest
        self.folder = folder
        self.root = root
        for node in manifest.nodes {
            switch node.kind {
            case .functionDecl where node.child(.body) != nil: functions[node.name, default: []].append(node)
            case .variableDecl where node.role == .member || node.parent?.kind == .sourceFile:
                for binding in node.children(.binding) {
                    if let name = binding.child(.pattern)?.name { bindings[name, default: []].append(binding) }
                }
            case .callExpr: if let name = node.child(.callee)?.name { calls[name, default: []].append(node) }
            default: break
            }
        }
    }

    /// What an argument `infoPlist:` may be; empty where that is not known.
    func values(of argument: Syntax) -> [Value] {
        fuel.left = Self.fuelLimit
        return evaluate(argument, scope(at: argument, 0), 0)
    }

    /// What all lists that may be meant agree on.
    ///
    /// - Parameter read: a file by its path.
    static func common(_ values: [Value], _ read: (String) -> SourceFile?) -> InfoPlist? {
        let plists = values.map { value in
            let own = InfoPlist(.dictionary(value.entries))
            return value.path.map { read($0).flatMap(InfoPlist.init) ?? own } ?? own
        }
        guard var plist = plists.first else { return nil }
        for other in plists.dropFirst() { plist.keepOnly(other) }
        return plist
    }

    // MARK: Expressions

    /// Calls and names in each other, at most: more than anybody writes, and an end for circles.
    private static let depthLimit = 24
    private static let alternativeLimit = 16
    /// Expressions that are looked at for one target: conditions in conditions would be looked at without end.
    private static let fuelLimit = 10_000

    private final class Fuel {
        var left = 0
    }

    private func evaluate(_ node: Syntax?, _ scope: Scope, _ depth: Int) -> [Value] {
        guard let node, depth < Self.depthLimit, fuel.left > 0 else { return [] }
        fuel.left -= 1
        switch node.kind {
        case .parenExpr, .tryExpr, .castExpr: return evaluate(node.child(.expression), scope, depth + 1)
        case .dictionaryLiteral: return literal(node)
        case .ternaryExpr:
            let sides = [node.child(.thenValue), node.child(.elseValue)].map { evaluate($0, scope, depth + 1) }
            return sides.contains([]) ? [] : Self.few(sides.flatMap(\.self))
        case .identifierExpr: return scope[node.name] ?? named(node, depth)
        case .memberExpr: return named(node, depth)
        case .callExpr: return call(node, scope, depth)
        default: return manifest.string(node).map { [Value(path: RelativePath.joining(folder, $0))] } ?? []
        }
    }

    private func literal(_ node: Syntax, _ depth: Int = 0) -> [Value] {
        var entries: [String: PropertyList] = [:]
        for element in node.children where element.kind == .dictionaryElement {
            guard let key = manifest.string(element.child(.key)) else { continue }
            entries[key] = element.child(.value).map { propertyList($0, depth) }
        }
        return [Value(entries: entries)]
    }

    private func propertyList(_ value: Syntax, _ depth: Int = 0) -> PropertyList {
        guard depth < Self.depthLimit else { return .string("") }
        let value = manifest.constant(value) ?? value
        if let text = manifest.string(value) { return .string(text) }
        switch value.kind {
        case .arrayLiteral: return .array(manifest.items(value).known.map { propertyList($0, depth + 1) })
        case .dictionaryLiteral: return .dictionary(literal(value, depth + 1).first?.entries ?? [:])
        case .booleanLiteral: return .string(value.text == "true" ? "YES" : "NO")
        case .integerLiteral: return .string(value.text)
        // `.boolean(true)`, `.array([…])`
        case .callExpr: return value.children(.argument).first?.child(.value).map { propertyList($0, depth + 1) } ?? .string("")
        default: return manifest.constant(value) == nil ? .string("") : propertyList(value, depth + 1)
        }
    }

    /// A constant or a computed property, by its name and, if several have it, the type before it.
    private func named(_ node: Syntax, _ depth: Int) -> [Value] {
        guard let binding = only(bindings[node.name] ?? [], of: node) else {
            let isTuistsOwn = bindings[node.name] == nil && node.kind == .memberExpr && node.name == "default"
            return isTuistsOwn ? [Value()] : []
        }
        if let accessors = binding.child(.accessors), binding.child(.value) == nil {
            return run(accessors.children(.statement), [:], depth + 1)
        }
        return evaluate(binding.child(.value), [:], depth + 1)
    }

    private func only(_ declarations: [Syntax], of node: Syntax) -> Syntax? {
        if declarations.count == 1 { return declarations[0] }
        let base = node.child(.base).map(\.name) ?? (node.kind == .identifierExpr ? node.enclosingTypeName : "InfoPlist")
        let own = declarations.filter { $0.enclosingTypeName == base }
        return own.count == 1 ? own[0] : nil
    }

    private func call(_ node: Syntax, _ scope: Scope, _ depth: Int) -> [Value] {
        guard let callee = node.child(.callee) else { return [] }
        if callee.kind == .closureExpr { return run(callee.children(.statement), scope, depth + 1) }
        let arguments = node.children(.argument).filter { $0.kind == .argument }
        let fitting = (functions[callee.name] ?? []).filter { function in
            let labels = function.children(.parameter).map { $0.argumentLabel ?? "" }
            return arguments.allSatisfy { labels.contains($0.label ?? "") }
        }
        if !fitting.isEmpty {
            guard let function = only(fitting, of: callee), let body = function.child(.body) else { return [] }
            var inner: Scope = [:]
            for parameter in function.children(.parameter) {
                let label = parameter.argumentLabel ?? ""
                let handed = arguments.first { ($0.label ?? "") == label }
                inner[parameter.name] =
                    handed.map { evaluate($0.child(.value), scope, depth + 1) }
                    ?? evaluate(parameter.child(.defaultValue), [:], depth + 1)
            }
            return run(body.children(.statement), inner, depth + 1)
        }
        let first = arguments.first?.child(.value)
        if ["merging", "merge"].contains(callee.name), let base = callee.child(.base) {
            return merged(evaluate(base, scope, depth + 1), evaluate(first, scope, depth + 1), node)
        }
        if callee.name == "relativeToRoot" {
            guard let root, let path = manifest.string(first) else { return [] }
            return [Value(path: RelativePath.joining(root, path))]
        }
        // `.extendingDefault(with: …)`, `InfoPlist.dictionary(…)`, `.file(path: …)`; what else is done to a value is not known.
        if let base = callee.child(.base), base.name.first?.isUppercase != true { return [] }
        return evaluate(first, scope, depth + 1)
    }

    /// Both lists; of a key that both have, the value that the closure takes.
    private func merged(_ old: [Value], _ new: [Value], _ call: Syntax) -> [Value] {
        guard let closure = call.children(.argument).last?.child(.value), closure.kind == .closureExpr,
            let taken = taken(by: closure)
        else { return [] }
        return Self.few(
            old.flatMap { old in
                new.map { Value(entries: old.entries.merging($0.entries) { taken == 0 ? $0 : $1 }) }
            })
    }

    /// Which of its two parameters a closure returns: `{ $1 }`, `{ _, new in new }`.
    private func taken(by closure: Syntax) -> Int? {
        let statements = closure.children(.statement)
        guard statements.count == 1 else { return nil }
        let result = statements[0].kind == .returnStmt ? statements[0].child(.value) : statements[0]
        guard let name = result?.name, result?.kind == .identifierExpr else { return nil }
        if name == "$0" || name == "$1" { return name == "$0" ? 0 : 1 }
        return closure.children(.parameter).firstIndex { $0.name == name }
    }

    private static func few(_ values: [Value]) -> [Value] {
        let distinct = values.reduce(into: [Value]()) { if !$0.contains($1) { $0.append($1) } }
        return distinct.count <= alternativeLimit ? distinct : []
    }

    // MARK: Statements

    private func run(_ statements: [Syntax], _ scope: Scope, _ depth: Int) -> [Value] {
        if statements.count == 1, statements[0].kind != .returnStmt { return evaluate(statements[0], scope, depth) }
        var scope = scope
        for statement in statements {
            if statement.kind == .returnStmt { return evaluate(statement.child(.value), scope, depth) }
            // One that may return before the end returns something else.
            if statement.subtree.contains(where: { $0.kind == .returnStmt && $0.nearestAncestor { $0 == .closureExpr } == nil }) {
                return []
            }
            step(statement, &scope, depth)
        }
        return []
    }

    private func step(_ statement: Syntax, _ scope: inout Scope, _ depth: Int) {
        switch statement.kind {
        case .variableDecl:
            for binding in statement.children(.binding) {
                if let name = binding.child(.pattern)?.name { scope[name] = evaluate(binding.child(.value), scope, depth + 1) }
            }
        case .assignExpr where statement.isNamed("="):
            guard let left = statement.child(.left), let right = statement.child(.right) else { return }
            if left.kind == .subscriptExpr, let name = left.child(.base)?.name, let values = scope[name] {
                let key = manifest.string(left.children(.argument).first?.child(.value))
                scope[name] = key.map { key in values.map { set(key, to: right, in: $0) } } ?? []
            } else if left.kind == .identifierExpr {
                scope[left.name] = evaluate(right, scope, depth + 1)
            }
        case .callExpr where statement.child(.callee)?.isNamed("merge") == true:
            guard let name = statement.child(.callee)?.child(.base)?.name else { return }
            scope[name] = call(statement, scope, depth)
        case .importDecl, .functionDecl, .guardStmt: break
        case let kind where kind.isTypeDeclaration: break
        default:
            for node in statement.subtree where node.kind == .identifierExpr && scope[node.name] != nil { scope[node.name] = [] }
        }
    }

    private func set(_ key: String, to value: Syntax, in list: Value) -> Value {
        var list = list
        list.entries[key] = propertyList(value)
        return list
    }

    /// What names stand for where a node is: parameters, by what calls hand over, and what is declared before it.
    private func scope(at node: Syntax, _ depth: Int) -> Scope {
        guard depth < 4 else { return [:] }
        var scope: Scope = [:]
        let chain = [node] + node.ancestors
        for (inner, outer) in zip(chain, chain.dropFirst()).reversed() {
            if outer.kind == .functionDecl {
                for parameter in outer.children(.parameter) { scope[parameter.name] = handedIn(parameter, of: outer, depth) }
            } else if outer.kind == .codeBlock || outer.kind == .sourceFile {
                for statement in outer.children(.statement).prefix(while: { $0 != inner }) { step(statement, &scope, depth) }
            }
        }
        return scope
    }

    private func handedIn(_ parameter: Syntax, of function: Syntax, _ depth: Int) -> [Value] {
        let label = parameter.argumentLabel ?? ""
        var values: [Value] = []
        let calls = calls[function.name] ?? []
        for call in calls {
            let argument = call.children(.argument).first { ($0.label ?? "") == label }?.child(.value)
            let handed =
                argument.map { evaluate($0, scope(at: $0, depth + 1), depth + 1) }
                ?? evaluate(parameter.child(.defaultValue), [:], depth + 1)
            if handed.isEmpty { return [] }
            values += handed
        }
        return calls.isEmpty ? evaluate(parameter.child(.defaultValue), [:], depth + 1) : Self.few(values)
    }
}
