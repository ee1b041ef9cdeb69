import SwiftLexer

/// Builds the flat tree from its leaves.
///
/// Finished nodes wait in `pending` until the node around them closes and adopts all that came after its opening. A
/// left-recursive expression (`a.b.c`) needs no more than closing several times from one opening: each time the node finished
/// last becomes the child of the next.
struct NodeBuilder {
    private(set) var nodes: [SyntaxNode] = []
    /// Finished nodes without a parent, in source order.
    private(set) var pending: [Int32] = []

    init(capacity: Int) {
        nodes.reserveCapacity(capacity)
        pending.reserveCapacity(64)
    }

    /// Appends a node whose children are the pending nodes from `mark` on.
    mutating func close(
        _ kind: SyntaxKind, from mark: Int, start: Int32, end: Int32, main: Int32, role: SyntaxRole = .expression
    ) {
        let id = Int32(nodes.count)
        var node = SyntaxNode(kind: kind, role: role, start: start, end: end, mainToken: main)
        if mark < pending.count {
            node.firstChild = pending[mark]
            node.start = min(start, nodes[Int(pending[mark])].start)
            var previous = -1
            for index in mark..<pending.count {
                let child = Int(pending[index])
                nodes[child].parent = id
                if previous >= 0 { nodes[previous].nextSibling = Int32(child) }
                previous = child
            }
            node.end = max(end, nodes[previous].end)
            pending.removeSubrange(mark...)
        }
        nodes.append(node)
        pending.append(id)
    }

    // MARK: The node finished last

    mutating func assign(_ role: SyntaxRole) {
        guard let last = pending.last else { return }
        nodes[Int(last)].role = role
    }

    /// For an element of a list, which may also be what was skipped there, or the attributes before an `#endif`.
    mutating func assign(toListElement role: SyntaxRole) {
        switch lastKind {
        case .unexpected, .attribute, .modifier: break
        default: assign(role)
        }
    }

    var lastRole: SyntaxRole? { pending.last.map { nodes[Int($0)].role } }

    var lastKind: SyntaxKind? { pending.last.map { nodes[Int($0)].kind } }

    // MARK: Several pending nodes

    mutating func replace(_ role: SyntaxRole, with newRole: SyntaxRole, from mark: Int) {
        for index in mark..<pending.count where nodes[Int(pending[index])].role == role {
            nodes[Int(pending[index])].role = newRole
        }
    }

    func start(ofPending index: Int) -> Int32 { nodes[Int(pending[index])].start }

    /// Takes back the node finished last; its children are pending again.
    mutating func dissolveLast() {
        guard let last = pending.popLast(), Int(last) == nodes.count - 1 else { return }
        var child = nodes[Int(last)].firstChild
        nodes.removeLast()
        while child >= 0 {
            pending.append(child)
            let next = nodes[Int(child)].nextSibling
            nodes[Int(child)].nextSibling = -1
            nodes[Int(child)].parent = -1
            child = next
        }
    }

    /// Forgets all nodes that were appended since there were `nodeCount`.
    mutating func discard(toNodeCount nodeCount: Int, pendingCount: Int) {
        nodes.removeSubrange(nodeCount...)
        pending.removeSubrange(pendingCount...)
    }
}
