/// How tightly an operator binds.
///
/// The groups of the standard library (swift/stdlib/public/core/Policy.swift). A declaration elsewhere may give an operator
/// another group; without knowing it, an operator this table does not list gets the compiler's `DefaultPrecedence`, above the
/// ternary.
enum Precedence: UInt8, Comparable {
    case assignment, arrow, ternary, unknown, disjunction, conjunction, comparison, nilCoalescing, casting, range
    case addition, multiplication, shift

    var isRightAssociative: Bool {
        switch self {
        case .assignment, .arrow, .ternary, .nilCoalescing: true
        default: false
        }
    }

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

    private static let groups: [(precedence: Precedence, operators: String)] = [
        (.assignment, "= *= /= %= += -= <<= >>= &= |= ^= &+= &-= &*= &<<= &>>= .&= .|= .^="),
        (.disjunction, "||"),
        (.conjunction, "&&"),
        (
            .comparison,
            "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="
        ),
        (.nilCoalescing, "??"),
        (.range, "... ..<"),
        (.addition, "+ - &+ &- | ^ .| .^"),
        (.multiplication, "* / % & &* .&"),
        (.shift, "<< >> &<< &>>"),
    ]

    /// The operators, at most four bytes each, packed into a number.
    private static let table: [UInt32: Precedence] = {
        var table: [UInt32: Precedence] = [:]
        for (precedence, operators) in groups {
            for name in operators.split(separator: " ") {
                table[name.utf8.reduce(0) { $0 << 8 | UInt32($1) }] = precedence
            }
        }
        return table
    }()

    /// The precedence of the operator spelled by `bytes[start..<end]`.
    init(ofOperatorIn bytes: [UInt8], from start: Int, to end: Int) {
        guard end - start <= 4 else {
            self = .unknown
            return
        }
        let packed = bytes[start..<end].reduce(0) { $0 << 8 | UInt32($1) }
        self = Self.table[packed] ?? .unknown
    }
}

/// An operator whose right operand is still being read.
struct PendingOperator {
    let precedence: Precedence
    let kind: SyntaxKind
    /// The token that names the node.
    let main: Int
    /// The place of the left operand among the pending nodes.
    let leftMark: Int
}
