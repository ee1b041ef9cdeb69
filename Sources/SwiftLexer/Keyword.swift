/// The words that Swift reserves wherever they stand.
///
/// Words that are keywords only in some places (`get`, `weak`, `async`, `open`, `some` …) are identifiers to the lexer, as in
/// the compiler's; the parser recognises them by their text.
package enum Keyword: UInt8, Sendable, CaseIterable {
    case none
    case `Any`, `Self`
    case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`
    case `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`
    case `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`
    case `repeat`, `rethrows`, `return`, `self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`
    case `true`, `try`, `typealias`, `var`, `where`, `while`
    /// `_` alone: reserved, and a word to every tool that compares tokens.
    case underscore

    /// The word as written.
    package var spelling: String {
        switch self {
        case .none: ""
        case .underscore: "_"
        default: String(describing: self)
        }
    }
}
