import SourceText

/// A value in a `BUILD` file, of the part of Starlark that needs no run.
struct StarlarkValue: Equatable {
    indirect enum Content: Equatable {
        case string(String)
        case list([StarlarkValue])
        /// A call of a function by its name, with the keyword of each argument that has one.
        case call(String, [Argument])
        case name(String)
        /// `a + b`
        case sum([StarlarkValue])
        /// A comprehension, a `select`, a lookup …
        case unread
    }

    struct Argument: Equatable {
        let keyword: String?
        let value: StarlarkValue
    }

    let content: Content
    let range: ByteRange

    var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The value of an argument of a call.
    subscript(keyword: String) -> StarlarkValue? {
        guard case .call(_, let arguments) = content else { return nil }
        return arguments.first { $0.keyword == keyword }?.value
    }
}
