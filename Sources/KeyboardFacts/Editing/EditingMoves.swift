import ProgramIndex
import SwiftParser
import Vocabulary

/// What a function of a screen, with the functions of its own class that it calls, moves by numbers that it has itself: literals
/// and named constants. Nothing is run for that.
///
/// Numbers from elsewhere, such as the place of a field, are not known here, and what is moved by them is left out.
struct EditingMoves {
    let index: DeclarationIndex
    let type: String

    /// Points; more than labels, borders and margins move by, less than any keyboard.
    static let leastMove = 40.0
    /// How many names and parts an expression is followed through, more than one that is read has.
    private static let hops = 12
    /// Functions that are looked through for one, more than any screen's animation takes.
    private static let mostFunctions = 30

    /// Whether a function moves content by many points.
    func movesContent(_ function: Syntax) -> Bool {
        if function.mayRefuseEditing { return false }
        return writes(of: function).contains { write in
            amount(of: write.value, write, write.caller, hops: Self.hops).map { $0 >= Self.leastMove } ?? false
        }
    }

    /// Whether it moves the screen's whole view.
    func movesView(_ function: Syntax) -> Bool { writes(of: function).contains { $0.object == "view" } }

    /// Whether it writes to anything that decides where content is.
    func writesLayout(_ function: Syntax) -> Bool { !writes(of: function).isEmpty }

    // MARK: Writes

    private struct Write {
        let value: Syntax
        /// What is written to, without `self.`.
        let object: String
        let caller: Frame
    }

    /// A function that is called, with what it is given.
    private final class Frame {
        let function: Syntax
        let arguments: [String: Syntax]
        let caller: Frame?

        init(_ function: Syntax, _ arguments: [String: Syntax] = [:], caller: Frame? = nil) {
            self.function = function
            self.arguments = arguments
            self.caller = caller
        }

        var depth: Int { (caller?.depth ?? 0) + 1 }
        func isRunning(_ other: Syntax) -> Bool { function == other || caller?.isRunning(other) ?? false }
    }

    private func writes(of function: Syntax) -> [Write] {
        var found: [Write] = []
        var open = [Frame(function)]
        var seen = 0
        while let frame = open.popLast(), seen < Self.mostFunctions {
            seen += 1
            for node in frame.function.child(.body)?.subtree ?? frame.function.subtree where !node.isInactive {
                if node.kind == .assignExpr, let target = node.child(.left), let value = node.child(.right) {
                    guard let sink = sink(target, frame) else { continue }
                    found.append(Write(value: value, object: sink, caller: frame))
                } else if node.kind == .callExpr, let callee = node.child(.callee) {
                    if callee.kind == .memberExpr, callee.isNamed("setContentOffset"), let object = callee.child(.base),
                        let value = node.child(.argument)?.child(.value), isOfScreen(object, frame)
                    {
                        found.append(Write(value: value, object: object.text.ownText, caller: frame))
                    } else if let called = ownFunction(node, callee), !frame.isRunning(called) {
                        open.append(Frame(called, arguments(of: node, to: called), caller: frame))
                    }
                }
            }
        }
        return found
    }

    /// The object that an assignment moves up or down; nil for any other assignment.
    private func sink(_ target: Syntax, _ frame: Frame) -> String? {
        var node: Syntax? = target
        while let member = node?.unwrapped, member.kind == .memberExpr {
            if Self.horizontal.contains(member.name) { return nil }
            if Self.sinks.contains(member.name), let object = member.child(.base) {
                return isOfScreen(object, frame) ? object.text.ownText : nil
            }
            node = member.child(.base)
        }
        return nil
    }

    private static let sinks = Set(
        [SinkKind.constraintConstant, .contentInset, .contentOffset, .frame, .center, .bounds, .transform].map { kind in
            kind == .constraintConstant ? "constant" : kind.rawValue
        })
    private static let horizontal: Set<String> = [
        "x", "dx", "tx", "width", "left", "right", "translationX", "leading", "trailing", "scaleX", "by",
    ]

    /// Whether an object is the screen's own view, or one that the screen keeps in a property; of a parameter, what is given for
    /// it.
    private func isOfScreen(_ object: Syntax, _ frame: Frame) -> Bool {
        guard let property = object.ownProperty, property != "self" else { return false }
        if object.unwrapped.kind == .identifierExpr {
            if frame.function.children(.parameter).contains(where: { $0.name == property }) {
                guard let caller = frame.caller, let argument = frame.arguments[property] else { return false }
                return isOfScreen(argument, caller)
            }
            if index.variable(property, at: object)?.isLocal ?? false { return false }
        }
        // Of an extension by itself, nobody knows the properties of its class.
        return property == "view" || property == "tableView" || property == "collectionView"
            || index.property(property, in: type) != nil || index.types[type]?.kind == nil
    }

    /// A function of the class, or one above, that a call on its own object means.
    private func ownFunction(_ call: Syntax, _ callee: Syntax) -> Syntax? {
        guard let name = callee.ownProperty else { return nil }
        let labels = call.children(.argument).map(\.label)
        guard let function = index.method(name, labels: labels, in: type), function.child(.body) != nil,
            let owner = function.enclosingTypeName, !DeclarationIndex.isFramework(owner)
        else { return nil }
        return function
    }

    private func arguments(of call: Syntax, to function: Syntax) -> [String: Syntax] {
        var left = call.children(.argument)[...]
        return function.children(.parameter).reduce(into: [:]) { arguments, parameter in
            if let argument = left.first, argument.label == parameter.argumentLabel || arguments.isEmpty {
                arguments[parameter.name] = argument.child(.value)
                left = left.dropFirst()
            } else {
                arguments[parameter.name] = parameter.child(.defaultValue)
            }
        }
    }

    // MARK: Amounts

    /// The greatest number in an expression, in points; nil where something in it comes from elsewhere.
    private func amount(of value: Syntax, _ write: Write, _ frame: Frame, hops: Int) -> Double? {
        guard hops > 0 else { return nil }
        func most(_ parts: [Syntax?]) -> Double? {
            parts.reduce(0 as Double?) { sum, part in
                guard let sum, let part, let own = amount(of: part, write, frame, hops: hops - 1) else { return nil }
                return max(sum, own)
            }
        }
        switch value.kind {
        case .integerLiteral, .floatLiteral: return Double(value.text.filter { $0 != "_" })
        case .parenExpr: return most([value.child(.expression)])
        case .prefixExpr: return most([value.child(.operand)])
        case .binaryExpr: return most([value.child(.left), value.child(.right)])
        case .ternaryExpr: return most([value.child(.thenValue), value.child(.elseValue)])
        case .callExpr: return amount(ofCall: value, write, most)
        case .identifierExpr: return amount(ofName: value, write, frame, hops: hops - 1)
        case .memberExpr: return amount(ofMember: value, write, frame, hops: hops - 1)
        default: return nil
        }
    }

    /// What a rectangle, a point or a transform is made of: its parts that lie beside each other say nothing.
    private func amount(ofCall call: Syntax, _ write: Write, _ most: ([Syntax?]) -> Double?) -> Double? {
        guard let callee = call.child(.callee) else { return nil }
        let parts = call.children(.argument).filter { !Self.horizontal.contains($0.label ?? "") }.map { $0.child(.value) }
        switch callee.kind {
        case .identifierExpr where callee.name.startsUppercase: return most(parts)
        case .memberExpr where callee.isNamed("init"): return most(parts)
        case .memberExpr where ["offsetBy", "translatedBy", "concatenating", "insetBy"].contains(callee.name):
            return most(parts + [callee.child(.base)])
        default: return nil
        }
    }

    private func amount(ofName name: Syntax, _ write: Write, _ frame: Frame, hops: Int) -> Double? {
        if frame.function.children(.parameter).contains(where: { $0.name == name.name }) {
            guard let caller = frame.caller, let argument = frame.arguments[name.name] else { return nil }
            return amount(of: argument, write, caller, hops: hops)
        }
        guard let binding = index.variable(name.name, at: name) else { return nil }
        return amount(of: binding, named: name.name, write, frame, hops: hops)
    }

    private func amount(of binding: Syntax, named name: String, _ write: Write, _ frame: Frame, hops: Int) -> Double? {
        guard binding.child(.accessors) == nil else { return nil }
        var values = [binding.child(.value)].compactMap(\.self)
        if binding.parent?.isNamed("var") ?? true {
            let code = binding.isLocal ? [frame.function] : index.lineage(of: type).flatMap(\.declarations)
            let writes = code.flatMap(\.subtree).filter { $0.kind == .assignExpr }
            let own = writes.filter { $0.child(.left).map { $0.root.ownProperty == name || $0.ownProperty == name } ?? false }
            // What others set, they may set to anything.
            if !binding.isLocal, !own.isEmpty { return nil }
            values += own.filter { !($0.child(.left)?.isHorizontal ?? false) }.compactMap { $0.child(.right) }
        }
        guard !values.isEmpty else { return nil }
        return values.reduce(0 as Double?) { sum, value in
            guard let sum, let part = amount(of: value, write, frame, hops: hops - 1) else { return nil }
            return max(sum, part)
        }
    }

    private func amount(ofMember member: Syntax, _ write: Write, _ frame: Frame, hops: Int) -> Double? {
        guard let base = member.child(.base) else { return ["zero", "identity"].contains(member.name) ? 0 : nil }
        if base.kind == .identifierExpr {
            if base.name == "self", let property = index.property(member.name, in: type) {
                return amount(of: property, named: member.name, write, frame, hops: hops)
            }
            let owner = base.name == "Self" ? type : base.name
            if owner.startsUppercase {
                if ["zero", "identity"].contains(member.name) { return 0 }
                guard let constant = index.property(member.name, in: owner), constant.parent?.isNamed("let") ?? false else {
                    return nil
                }
                return amount(of: constant, named: member.name, write, frame, hops: hops)
            }
        }
        // What is moved, and the size of the screen's view, say nothing of how far.
        var part: Syntax? = member
        while let inner = part?.unwrapped, inner.kind == .memberExpr {
            if Self.sinks.contains(inner.name), let object = inner.child(.base)?.text.ownText {
                return object == write.object || object == "view" ? 0 : nil
            }
            part = inner.child(.base)
        }
        // A local variable that holds one of those.
        guard let root = part, root.kind == .identifierExpr, index.variable(root.name, at: root)?.isLocal ?? false else {
            return nil
        }
        return amount(ofName: root, write, frame, hops: hops)
    }

    fileprivate static func isHorizontal(_ name: String) -> Bool { horizontal.contains(name) }
}

extension Syntax {
    /// What a chain of members begins with: `frame` of `frame.origin.y`.
    fileprivate var root: Syntax {
        var node = unwrapped
        while node.kind == .memberExpr, node.ownProperty == nil, let base = node.child(.base) { node = base.unwrapped }
        return node
    }

    fileprivate var isHorizontal: Bool { unwrapped.kind == .memberExpr && EditingMoves.isHorizontal(unwrapped.name) }

    /// Whether a `.patternBinding` is of a variable of a function.
    fileprivate var isLocal: Bool {
        for ancestor in ancestors {
            if ancestor.kind.isTypeDeclaration { return false }
            if ancestor.kind == .functionDecl || ancestor.kind == .closureExpr { return true }
        }
        return false
    }

    /// Whether a function may keep editing from beginning: then something else than the keyboard comes.
    fileprivate var mayRefuseEditing: Bool {
        guard name.contains("Should") else { return false }
        return subtree.contains { literal in
            literal.kind == .booleanLiteral && literal.isNamed("false")
                && [.returnStmt, .codeBlock].contains(literal.parent?.kind)
        }
    }
}

extension String {
    /// An expression without `self.`, `?` and `!`.
    fileprivate var ownText: String {
        let text = filter { !"?! \n\t".contains($0) }
        return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }
}
