import SourceText
import SwiftLexer
import SwiftParser

extension Syntax {
    /// The expression inside redundant parentheses.
    var withoutParentheses: Syntax {
        var node = self
        while node.kind == .parenExpr, let inner = node.child(.expression) { node = inner }
        return node
    }

    /// Whether a pattern that does not mention it does not care.
    private var isExtra: Bool {
        switch role {
        case .attribute, .modifier, .capture: true
        default: false
        }
    }

    /// The node, or the first of its following siblings that a pattern must account for.
    var orNextEssential: Syntax? { orNext { !$0.isExtra } }

    /// The node, or the first of its following siblings that a pattern need not account for.
    var orNextExtra: Syntax? { orNext { $0.isExtra } }

    private func orNext(_ isWanted: (Syntax) -> Bool) -> Syntax? {
        var node: Syntax? = self
        while let current = node, !isWanted(current) { node = current.nextSibling }
        return node
    }
}

/// Whether two nodes of one kind agree in what is not a child of theirs: the name, and the marks a kind keeps in its tokens.
func saysTheSame(_ wanted: Syntax, _ node: Syntax, exceptName: Bool) -> Bool {
    guard exceptName || wanted.nameBytes == node.nameBytes else { return false }
    switch wanted.kind {
    case .castExpr, .tryExpr:
        return wanted.castKind == node.castKind
    case .parameter:
        return exceptName || wanted.argumentLabel == node.argumentLabel
    case .argument, .trailingClosure, .closureCapture:
        return (wanted.mainToken == nil) == (node.mainToken == nil)
    case .stringLiteral, .genericParameterClause, .genericWhereClause, .modifier, .availabilityCondition, .ifConfigClause:
        return wanted.ownTokens.elementsEqual(node.ownTokens)
    default:
        return true
    }
}

extension Syntax {
    fileprivate var ownTokens: OwnTokens { OwnTokens(self) }
}

/// The texts of the tokens of a node that belong to none of its children.
///
/// Read one by one and past the children in a step, so that comparing with a pattern costs as much as the pattern is long.
private struct OwnTokens: Sequence, IteratorProtocol {
    private let tokens: TokenList
    private let end: Int
    private var index: Int
    private var child: Syntax?

    init(_ node: Syntax) {
        tokens = node.tree.tokens
        end = node.range.end
        index = tokens.index(at: node.range.start)
        child = node.firstChild
    }

    mutating func next() -> String? {
        while let skipped = child, Int(tokens[index].start) >= skipped.range.start {
            index = Swift.max(index, tokens.index(at: skipped.range.end))
            child = skipped.nextSibling
        }
        guard tokens[index].kind != .eof, Int(tokens[index].start) < end else { return nil }
        defer { index += 1 }
        return tokens.text(index)
    }
}

extension TokenList {
    /// Whether a range and one of `others` hold the same tokens; what lies between the tokens is irrelevant, and so is `self.` in
    /// front of them.
    ///
    /// - Parameter spend: asked before each token is compared; false stops.
    func sameCode(_ left: ByteRange, _ right: ByteRange, of others: TokenList, spend: (Int) -> Bool) -> Bool {
        var leftIndex = indexBehindSelf(index(at: left.start))
        var rightIndex = others.indexBehindSelf(others.index(at: right.start))
        while true {
            let leftEnded = self[leftIndex].kind == .eof || Int(self[leftIndex].start) >= left.end
            let rightEnded = others[rightIndex].kind == .eof || Int(others[rightIndex].start) >= right.end
            if leftEnded || rightEnded { return leftEnded && rightEnded }
            guard spend(1), hasText(leftIndex, of: others, rightIndex) else { return false }
            leftIndex += 1
            rightIndex += 1
        }
    }

    /// The index behind `self.`, if that stands there.
    private func indexBehindSelf(_ index: Int) -> Int {
        func isText(_ index: Int, _ text: StaticString) -> Bool {
            guard self[index].kind != .eof else { return false }
            let range = self[index].range
            let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
            return file.bytes[range.start..<range.end].elementsEqual(bytes)
        }
        return isText(index, "self") && isText(index + 1, ".") ? index + 2 : index
    }

    private func hasText(_ left: Int, of others: TokenList, _ right: Int) -> Bool {
        let left = self[left].range
        let right = others[right].range
        return left.count == right.count
            && file.bytes[left.start..<left.end].elementsEqual(others.file.bytes[right.start..<right.end])
    }
}
