import Testing

@testable import keyboardlint

struct DeclarationScanTests {
    private func finds(_ names: Set<String>, in code: String) -> Bool {
        Array(code.utf8).withUnsafeBytes { DeclarationScan(names).matches($0) }
    }

    @Test(arguments: [
        "class KeyboardInfo {", "final class KeyboardInfo: NSObject {", "struct KeyboardInfo<T> {", "enum  KeyboardInfo{",
        "actor KeyboardInfo {",
        "protocol\nKeyboardInfo", "extension KeyboardInfo: Equatable", "extension Outer.KeyboardInfo {", "func KeyboardInfo(",
        "let KeyboardInfo =",
        "var `KeyboardInfo`: Int", "case KeyboardInfo", "typealias KeyboardInfo = Int", "x\nclass KeyboardInfo",
    ])
    func aDeclarationIsFound(code: String) {
        #expect(finds(["KeyboardInfo"], in: code))
        #expect(finds(["Unrelated", "KeyboardInfo", "alsoNotHere"], in: String(repeating: " ", count: 100) + code))
    }

    @Test(arguments: [
        "KeyboardInfo(note)", "let x: KeyboardInfo", "class KeyboardInfoView {", "class MyKeyboardInfo {", "x.KeyboardInfo",
        "return KeyboardInfo",
        "subclass KeyboardInfo", "class", "", "Key", "outer.KeyboardInfo()",
    ])
    func aMereMentionIsNot(code: String) {
        #expect(!finds(["KeyboardInfo"], in: code))
    }

    @Test(arguments: ["var y: CGFloat {", "func y(", "let y =", "case y", "extension y", "x\nclass y {"])
    func aShortNameIsFoundWhereItIsDeclared(code: String) {
        #expect(finds(["y", "up"], in: code))
    }

    @Test(arguments: ["view.y = 0", "let yes = 1", "var my: Int", "y"])
    func aMereMentionOfAShortNameIsNot(code: String) {
        #expect(!finds(["y"], in: code))
        #expect(DeclarationScan(["y"], as: .mention).isEmpty)
    }

    @Test func aNameAtEveryPositionIsFound() {
        for padding in 0..<70 {
            #expect(finds(["needle"], in: String(repeating: "x", count: padding) + " func needle"), "after \(padding) bytes")
        }
    }
}
