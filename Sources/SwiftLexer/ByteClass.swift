/// What a byte can be part of. One table look-up answers every question the hot loops ask.
struct ByteClass: OptionSet {
    let rawValue: UInt8

    /// ASCII letters and `_`.
    static let identifierStart = ByteClass(rawValue: 1 << 0)
    /// ASCII letters, digits, `_` and `$`.
    static let identifierPart = ByteClass(rawValue: 1 << 1)
    static let digit = ByteClass(rawValue: 1 << 2)
    static let hexDigit = ByteClass(rawValue: 1 << 3)
    static let operatorPart = ByteClass(rawValue: 1 << 4)
    /// Space, tab, vertical tab and form feed: white space that does not end a line.
    static let space = ByteClass(rawValue: 1 << 5)
    /// Whatever needs a look in a string literal: quotes, backslash, line ends, control characters, bytes past ASCII.
    static let stringStop = ByteClass(rawValue: 1 << 6)
    /// Whatever needs a look in a block comment: `*`, `/` and line ends.
    static let commentStop = ByteClass(rawValue: 1 << 7)

    /// The class of each of the 256 bytes.
    static let table: [ByteClass] = (0...255).map { ByteClass(of: UInt8($0)) }

    private init(of byte: UInt8) {
        var classes: ByteClass = []
        switch byte {
        case "a"..."z", "A"..."Z", "_": classes = [.identifierStart, .identifierPart]
        case "0"..."9": classes = [.digit, .hexDigit, .identifierPart]
        case "$": classes = .identifierPart
        case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", ".", "?": classes = .operatorPart
        case " ", "\t", "\u{0B}", "\u{0C}": classes = .space
        default: break
        }
        switch byte {
        case "a"..."f", "A"..."F": classes.insert(.hexDigit)
        case "*", "/", "\n", "\r": classes.insert(.commentStop)
        default: break
        }
        switch byte {
        case "\"", "'", "\\", "\0"..."\u{1F}", 0x7F...0xFF: classes.insert(.stringStop)
        default: break
        }
        self = classes
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether they have a class in common: the same as not being disjoint, of which an unoptimised build makes a dozen calls.
    @inline(__always)
    func meets(_ other: ByteClass) -> Bool { rawValue & other.rawValue != 0 }
}

// Bytes compare with and match character literals: `byte == "("`, `case "a"..."z":`. Only ASCII literals make sense.

@inline(__always)
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

@inline(__always)
func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

@inline(__always)
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == character.value }

@inline(__always)
func ~= (characters: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
    characters.lowerBound.value <= UInt32(byte) && UInt32(byte) <= characters.upperBound.value
}
