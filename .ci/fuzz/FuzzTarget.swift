#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What is fed with bytes: a function that must return, whatever they are, and that checks what must hold.
///
/// All targets are in one program, so that the sources are built once with coverage. The environment variable FUZZ chooses one.
struct FuzzTarget: Sendable {
    let name: String
    let check: @Sendable ([UInt8]) -> Void

    static let all = syntax + linting + projects + settings + conversations

    /// The one that runs.
    static let chosen: FuzzTarget = {
        let name = getenv("FUZZ").map { String(cString: $0) } ?? ""
        if let target = all.first(where: { $0.name == name }) { return target }
        print("FUZZ is one of \(all.map(\.name).joined(separator: ", "))")
        exit(2)
    }()
}

/// Called by libFuzzer for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzTarget.chosen.check(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

/// In place of libFuzzer's function for them: there are fewer addresses than counters, and it needs only these.
@_cdecl("keyboardlint_take_addresses")
public func takeAddresses(_ start: UnsafeRawPointer?, _ end: UnsafeRawPointer?) {}

/// Ends the program where an invariant does not hold; libFuzzer then keeps the input.
func hold(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if condition { return }
    print("broken: \(sentence())")
    abort()
}

/// The bytes as the program takes them: a file that is not UTF-8 is refused before anything reads it.
func text(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }
