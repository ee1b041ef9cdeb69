import SourceText
import SwiftParser

/// The literal values of a manifest written in Swift, and of the constants that it names.
///
/// A manifest is read, never run: what needs a call, a loop or the environment has no value here.
struct SwiftManifest {
    let file: SourceFile
    let root: Syntax
    /// The project's own helper code, which the manifest imports.
    let helpers: [Syntax]
    /// By name, of types' static ones by `Type.name` or `Outer.Type.name`.
    private var constants: [String: Syntax] = [:]
    /// The raw values of enumerations' cases, by `Type.case`.
    private var rawValues: [String: String] = [:]

    /// - Parameter helpers: files that the manifest imports, whose constants it may name.
    init(_ file: SourceFile, helpers: [SourceFile] = []) {
        self.file = file
        root = parse(file).root
        self.helpers = helpers.map { parse($0).root }
        for helper in self.helpers { addConstants(in: helper) }
        addConstants(in: root)
    }

    private mutating func addConstants(in root: Syntax) {
        for statement in root.children(.statement) {
            addConstants(of: statement, in: [])
        }
    }

    /// - Parameter types: the names of those around, outermost first.
    private mutating func addConstants(of declaration: Syntax, in types: [String]) {
        if declaration.kind == .variableDecl { addConstants(of: declaration, prefix: types.map { $0 + "." }.joined()) }
        guard declaration.kind.isTypeDeclaration, types.count < Self.depthLimit else { return }
        let inner = types + [declaration.name]
        for member in declaration.children(.member) { addConstants(of: member, in: inner) }
        guard declaration.children(.inheritedType).contains(where: { $0.isNamed("String") }) else { return }
        for element in declaration.children(.member).flatMap({ $0.children(.enumElement) }) {
            let stated = element.child(.value)
            rawValues[(inner + [element.name]).joined(separator: ".")] = stated == nil ? element.name : string(stated)
        }
    }

    private mutating func addConstants(of declaration: Syntax, prefix: String) {
        for binding in declaration.children(.binding) {
            guard let name = binding.child(.pattern)?.name else { continue }
            // `static var destinations: Destinations { [.iPhone] }` is as constant as `static let`.
            let getter = binding.child(.accessors)?.children(.statement) ?? []
            let result = getter.count == 1 ? getter[0].kind == .returnStmt ? getter[0].child(.value) : getter[0] : nil
            if let value = declaration.name == "let" ? binding.child(.value) : result { constants[prefix + name] = value }
        }
    }

    /// All nodes of the helper code and of the manifest itself.
    var nodes: [Syntax] { (helpers + [root]).flatMap(\.subtree) }

    func imports(_ module: StaticString) -> Bool {
        root.children(.statement).contains { $0.kind == .importDecl && $0.isNamed(module) }
    }

    // MARK: Values

    /// Constants that name each other, at most: more than anybody writes, and an end for those in circles.
    private static let depthLimit = 16

    func string(_ node: Syntax?, depth: Int = 0) -> String? {
        guard let node, depth < Self.depthLimit else { return nil }
        switch node.kind {
        case .stringLiteral: return literal(node, depth)
        case .parenExpr: return string(node.child(.expression), depth: depth + 1)
        case .binaryExpr where node.name == "+":
            let parts = summands(of: node).map { string($0, depth: depth + 1) }
            return parts.contains(nil) ? nil : parts.compactMap(\.self).joined()
        case .memberExpr where node.name == "rawValue":
            // `Feature.chat.rawValue`
            return node.child(.base).flatMap(Self.path).flatMap { rawValues[$0] } ?? string(constant(node), depth: depth + 1)
        default: return string(constant(node), depth: depth + 1)
        }
    }

    private func literal(_ node: Syntax, _ depth: Int) -> String? {
        let range = node.range
        let file = node.file
        guard range.end - range.start >= 2, file.bytes[range.start] == UInt8(ascii: "\""), !node.text.hasPrefix("\"\"\"") else {
            return nil
        }
        var text = ""
        var position = range.start + 1
        for part in node.children {
            guard let value = string(part, depth: depth + 1), part.range.start - 2 >= position else { return nil }
            let before = file.text(in: ByteRange(position, part.range.start))
            guard before.hasSuffix("\\("), file.bytes[part.range.end] == UInt8(ascii: ")") else { return nil }
            text += before.dropLast(2) + value
            position = part.range.end + 1
        }
        guard position < range.end else { return nil }
        text += file.text(in: ByteRange(position, range.end - 1))
        return text.contains("\\") ? nil : text
    }

    /// The items of a list, and what else is part of it without being read.
    func items(_ node: Syntax?, depth: Int = 0) -> (known: [Syntax], unknown: [Syntax]) {
        guard let node else { return ([], []) }
        guard depth < Self.depthLimit else { return ([], [node]) }
        switch node.kind {
        case .arrayLiteral: return (node.children(.element), [])
        case .parenExpr: return items(node.child(.expression), depth: depth + 1)
        case .binaryExpr where node.name == "+":
            return summands(of: node).reduce(into: ([], [])) { lists, part in
                let list = items(part, depth: depth + 1)
                lists.0 += list.known
                lists.1 += list.unknown
            }
        default:
            guard let value = constant(node) else { return ([], [node]) }
            return items(value, depth: depth + 1)
        }
    }

    /// The parts of `a + b + c`; a long sum leans to the left and is taken apart without recursion.
    private func summands(of node: Syntax) -> [Syntax] {
        var parts: [Syntax] = []
        var rest: Syntax? = node
        while let sum = rest, sum.kind == .binaryExpr, sum.name == "+" {
            if let right = sum.child(.right) { parts.append(right) }
            rest = sum.child(.left)
        }
        if let rest { parts.append(rest) }
        return parts.reversed()
    }

    /// What a name stands for.
    func constant(_ node: Syntax) -> Syntax? {
        switch node.kind {
        case .identifierExpr: constants[node.name]
        case .memberExpr where node.child(.base) == nil: implicitMember(node.name)
        case .memberExpr: node.child(.base).flatMap(Self.path).flatMap { constants[$0 + "." + node.name] }
        default: nil
        }
    }

    /// What `.phones` stands for, whichever type is expected there, if only one type has a constant of that name.
    private func implicitMember(_ name: String) -> Syntax? {
        let ending = "." + name
        let values = constants.filter { $0.key.hasSuffix(ending) }
        return values.count == 1 ? values.first?.value : nil
    }

    /// `Project.Environment`
    private static func path(_ node: Syntax) -> String? {
        var names: [String] = []
        var rest: Syntax? = node
        while let part = rest, part.kind == .memberExpr {
            names.append(part.name)
            rest = part.child(.base)
        }
        guard let first = rest, first.kind == .identifierExpr else { return nil }
        return ([first.name] + names.reversed()).joined(separator: ".")
    }

    // MARK: Calls

    /// What a name that is put together adds to a part that is not known here: `Tests` of `"\(name)Tests"` and of
    /// `name + "Tests"`; nil for any other expression.
    func ending(of name: Syntax) -> String? {
        if name.kind == .binaryExpr {
            let parts = summands(of: name)
            return parts.count == 2 && parts[1].kind == .stringLiteral ? string(parts[1]) : nil
        }
        guard name.kind == .stringLiteral else { return nil }
        let parts = name.text.dropFirst().dropLast().split(separator: ")", omittingEmptySubsequences: false)
        return parts.count == 2 && parts[0].hasPrefix("\\(") ? String(parts[1]) : nil
    }

    func argument(_ label: String, of call: Syntax) -> Syntax? {
        call.children(.argument).first { $0.name == label }?.child(.value)
    }

    /// The name behind the dot of `.target(…)`, and the type before it if it is written.
    static func member(calledBy call: Syntax) -> (base: String?, name: String)? {
        guard call.kind == .callExpr, let callee = call.child(.callee), callee.kind == .memberExpr else { return nil }
        return (callee.child(.base)?.name, callee.name)
    }
}
