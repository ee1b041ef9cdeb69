import ProgramIndex

/// A question whether something that is not known has one of several values: an enumeration's case, a flag's, a text.
struct OpenEquality: Hashable, Sendable {
    /// The name of the unknown.
    let subject: String
    let value: Constant
    /// Whether the question asks for the difference.
    var isNegated = false

    enum Constant: Hashable, Sendable {
        /// By the last part of its name, however much of it the source writes.
        case member(String)
        case flag(Bool)
        case text(String)
    }

    /// Nil where it does not take one unknown and one constant, or where each call may give another answer.
    init?(_ left: Value, _ right: Value) {
        if case .unknown(let unknown) = left, let constant = Constant(right) {
            self.init(unknown, constant)
        } else if case .unknown(let unknown) = right, let constant = Constant(left) {
            self.init(unknown, constant)
        } else {
            return nil
        }
    }

    init?(_ unknown: Unknown, isTrue: Bool) { self.init(unknown, .flag(isTrue)) }

    private init?(_ unknown: Unknown, _ value: Constant) {
        guard !unknown.name.contains("(") else { return nil }
        subject = unknown.name
        self.value = value
    }

    /// Whether the value is this one, by the answer to another question; nil where that does not tell.
    func holds(where other: OpenEquality, _ answer: Bool) -> Bool? {
        guard subject == other.subject else { return nil }
        let isOther = answer != other.isNegated
        if value == other.value { return isOther }
        if isOther { return false }
        // A flag that is not optional has one of two values.
        if case .flag = value, case .flag = other.value, !subject.contains("?") { return true }
        return nil
    }
}

extension OpenEquality.Constant {
    fileprivate init?(_ value: Value) {
        switch value {
        case .symbol(let name, let payload) where payload.isEmpty: self = .member(name)
        case .bool(let flag): self = .flag(flag)
        case .string(let text): self = .text(text)
        // `UIUserInterfaceSizeClass.compact`
        case .unknown(let constant):
            let parts = constant.name.split(separator: ".")
            guard parts.count == 2, parts[0].first?.isUppercase ?? false, let name = parts.last, !name.contains("("),
                DeclarationIndex.isFramework(constant.name)
            else { return nil }
            self = .member(String(name))
        default: return nil
        }
    }
}
