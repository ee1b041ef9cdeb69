import Testing

@testable import keyboardlint

@Suite struct ByteScanTests {
    private func scan(_ bytes: [UInt8]) -> ByteScan {
        bytes.withUnsafeBytes { ByteScan($0) }
    }

    /// A word at every position relative to the 64-byte blocks the search reads, with both ends of the file near.
    ///
    /// - Parameters:
    ///   - first: what stands before it.
    ///   - last: what stands after it.
    private func scans(of word: String, after first: UInt8, before last: UInt8) -> [(place: Comment, scan: ByteScan)] {
        (0..<200).flatMap { before in
            [0, 1, 63, 64, 65].map { after in
                let bytes = Array(repeating: first, count: before) + word.utf8 + Array(repeating: last, count: after)
                return ("\(before) bytes before, \(after) after", scan(bytes))
            }
        }
    }

    @Test(arguments: ["keyboardWillShow", "UIKeyboardDidHide", "eyboardWill", "eyboardDid"])
    func aNotificationIsFoundWhereverItStands(word: String) {
        for (place, scan) in scans(of: word, after: UInt8(ascii: "y"), before: UInt8(ascii: "b")) {
            #expect(scan.mentionsKeyboard, place)
            #expect(scan.firstInvalidByte == nil)
        }
    }

    /// The same for what UIKit calls as editing begins.
    @Test(arguments: ["textFieldDidBeginEditing", "BeginEditing", "editingDidBegin"])
    func theBeginOfEditingIsFoundWhereverItStands(word: String) {
        for (place, scan) in scans(of: word, after: UInt8(ascii: "B"), before: UInt8(ascii: "e")) {
            #expect(scan.mentionsEditing, place)
            #expect(!scan.mentionsKeyboard)
        }
        #expect(!scan(Array("BeginEditin editingDidBegi beginEditing editingDidEnd".utf8)).mentionsEditing)
    }

    @Test(arguments: [
        "keyboard", "eyboardWil", "eyboardDi", "KEYBOARDWILLSHOW", "keyboard.willShow", "yboardWill", "anybody", "",
    ])
    func otherWordsAreNotTakenForOne(word: String) {
        for padding in [0, 1, 60, 64, 100] {
            let bytes = Array(repeating: UInt8(ascii: " "), count: padding) + word.utf8
            #expect(!scan(bytes).mentionsKeyboard)
            #expect(!scan(bytes + Array(repeating: 0x20, count: 100)).mentionsKeyboard)
        }
    }

    /// Both ends of every row of table 3-7 of the Unicode Standard, and what lies just outside.
    @Test func exactlyTheWellFormedSequencesAreText() {
        let valid: [[UInt8]] = [
            [0x7F], [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xE0, 0xBF, 0xBF], [0xE1, 0x80, 0x80], [0xEC, 0xBF, 0xBF],
            [0xED, 0x80, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80],
            [0xF0, 0xBF, 0xBF, 0xBF], [0xF1, 0x80, 0x80, 0x80], [0xF3, 0xBF, 0xBF, 0xBF], [0xF4, 0x80, 0x80, 0x80],
            [0xF4, 0x8F, 0xBF, 0xBF],
        ]
        let invalid: [[UInt8]] = [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x7F], [0xC2, 0xC0], [0xE0, 0x9F, 0xBF], [0xE1, 0x80],
            [0xE1, 0x80, 0x7F], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80], [0xF1, 0x80, 0x80, 0xC0],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
        ]
        for before in 0..<140 {
            let padding = Array(repeating: UInt8(ascii: "a"), count: before)
            for after in [0, 1, 130] {
                let rest = Array(repeating: UInt8(ascii: "a"), count: after)
                for sequence in valid { #expect(scan(padding + sequence + rest).firstInvalidByte == nil) }
                for sequence in invalid { #expect(scan(padding + sequence + rest).firstInvalidByte == before) }
            }
        }
    }
}
