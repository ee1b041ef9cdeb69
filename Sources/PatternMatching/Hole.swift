import SourceText
import SwiftLexer
import SwiftParser

/// What a meta-variable does to the node it was found in.
enum Hole: Sendable, Equatable {
    /// The node stands for any one node; the slot it is bound to, or nil for `$_`.
    case node(slot: Int?)
    /// The node stands for any number of siblings of its role.
    case siblings(slot: Int?, role: SyntaxRole)
    /// The node is as written, but for its name, which may be any.
    case name(slot: Int?)

    var slot: Int? {
        switch self {
        case .node(let slot), .siblings(let slot, _), .name(let slot): slot
        }
    }
}

extension Pattern.Alternative {
    /// Finds the holes of a parsed alternative.
    ///
    /// - Parameters:
    ///   - variables: grows by the meta-variables met for the first time.
    ///   - offset: where the alternative begins in the rule file.
    init(_ tree: SyntaxTree, variables: inout [String], offset: Int) throws(PatternIssue) {
        do throws(PatternIssue) {
            guard let first = tree.root.firstChild else {
                throw PatternIssue("expected Swift code", at: tree.root.range)
            }
            self.init(first: first, holes: Array(repeating: nil, count: tree.nodeCount), bound: [])
            for node in tree.root.subtree {
                guard let variable = node.metaVariable else { continue }
                try add(variable, at: node, variables: &variables)
            }
            try checkSwift(tree)
            if case .siblings = hole(at: first) {
                throw PatternIssue("a pattern must not begin with a sequence: nothing says where it starts", at: first.range)
            }
        } catch {
            throw PatternIssue(error.message, at: ByteRange(error.range.start + offset, error.range.end + offset))
        }
    }

    private mutating func add(_ variable: MetaVariable, at node: Syntax, variables: inout [String]) throws(PatternIssue) {
        var slot: Int?
        if let name = variable.name {
            bound.insert(name)
            slot = variables.firstIndex(of: name) ?? variables.count
            if slot == variables.count { variables.append(name) }
        }
        guard variable.isSequence else {
            let isWhole = node.firstChild == nil && node.range == node.nameRange && node.kind != .parameter
            holes[Int(node.id)] = isWhole ? .node(slot: slot) : .name(slot: slot)
            return
        }
        guard let list = Self.listElement(spelledBy: node) else {
            throw PatternIssue(
                "`\(variable.spelling)` matches any number of siblings, but only one is possible here", at: node.nameRange)
        }
        holes[Int(list.node.id)] = .siblings(slot: slot, role: list.role)
    }

    /// The parser accepts anything; a pattern must be what it looks like. Sequences may stand where Swift wants a declaration.
    private func checkSwift(_ tree: SyntaxTree) throws(PatternIssue) {
        guard tree.nodeCount <= Pattern.Limits.nodes else {
            throw PatternIssue(
                "a pattern may have \(Pattern.Limits.nodes) nodes, this one has \(tree.nodeCount)", at: tree.root.range)
        }
        if let open = tree.firstOpenBracket {
            throw PatternIssue("not Swift code: `\(tree.tokens.text(open))` is not closed", at: tree.tokens[open].range)
        }
        let setAside = tree.root.subtree.filter { $0.kind == .unexpected }
        let sequences = setAside.filter { hole(at: $0) != nil }.map(\.range)
        for issue in tree.issues where !sequences.contains(where: { $0.start <= issue.range.start && issue.range.end <= $0.end })
        {
            throw PatternIssue("not Swift code: \(issue.message)", at: issue.range)
        }
        for node in setAside where hole(at: node) == nil {
            throw PatternIssue("not Swift code: `\(node.text)` has no place here", at: node.range)
        }
    }

    /// The widest node that the spelling of a sequence fills and that may have siblings: the argument rather than its value.
    private static func listElement(spelledBy node: Syntax) -> (node: Syntax, role: SyntaxRole)? {
        var widest: (node: Syntax, role: SyntaxRole)?
        var current = node
        while current.range == node.range, let parent = current.parent {
            if let role = current.siblingRole { widest = (current, role) }
            current = parent
        }
        return widest
    }
}

extension SyntaxTree {
    /// The innermost bracket that is open at the end of the file, which the parser closes by itself.
    fileprivate var firstOpenBracket: Int? {
        var open: [Int] = []
        for index in 0..<tokens.count where tokens[index].kind == .punctuation {
            switch tokens.text(index) {
            case "(", "[", "{": open.append(index)
            case ")", "]", "}": _ = open.popLast()
            default: continue
            }
        }
        return open.last
    }
}

extension Syntax {
    /// The meta-variable that names the node.
    fileprivate var metaVariable: MetaVariable? {
        guard kind == .unexpected else { return MetaVariable(identifier: name) }
        return MetaVariable(identifier: text).flatMap { $0.isSequence ? $0 : nil }
    }

    /// The role that the node shares with any number of siblings, or nil where its parent has room for one.
    fileprivate var siblingRole: SyntaxRole? {
        switch role {
        case .statement, .member, .parameter, .argument, .element, .condition, .binding, .inheritedType, .genericArgument,
            .caseItem, .enumElement, .accessor, .clause, .interpolation:
            return role
        case .unexpected:
            // An identifier alone is no member of a type, so the parser sets it aside.
            return parent?.kind.isTypeDeclaration == true ? .member : nil
        default: return nil
        }
    }
}
