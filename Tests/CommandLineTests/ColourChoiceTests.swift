import Testing

@testable import keyboardlint

@Suite struct ColourChoiceTests {
    @Test func aTerminalIsColouredUnlessTheUserObjects() {
        func auto(_ terminal: Bool, _ environment: [String: String] = [:]) -> Bool {
            ColourChoice.auto.colours(aTerminal: terminal) { environment[$0] }
        }
        #expect(auto(true))
        #expect(!auto(false))
        #expect(!auto(true, ["NO_COLOR": "1"]))
        #expect(auto(true, ["NO_COLOR": ""]))
        #expect(!auto(true, ["TERM": "dumb"]))
        #expect(ColourChoice.always.colours(aTerminal: false) { _ in "1" })
        #expect(!ColourChoice.never.colours(aTerminal: true) { _ in nil })
    }
}
