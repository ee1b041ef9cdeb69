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

    @Test func theWidthIsWhatTheUserSetsOrWhatTheTerminalHasOrEighty() {
        #expect(TerminalTraits.width({ _ in "100" }, measured: 120) == 100)
        #expect(TerminalTraits.width({ _ in nil }, measured: 120) == 120)
        #expect(TerminalTraits.width({ _ in "wide" }, measured: nil) == 80)
    }

    @Test func linksAreForTerminalsThatShowThem() {
        func shows(_ environment: [String: String]) -> Bool { TerminalTraits.showsLinks { environment[$0] } }
        #expect(shows(["TERM_PROGRAM": "iTerm.app"]) && shows(["TERM": "xterm-kitty"]) && shows(["VTE_VERSION": "7006"]))
        #expect(
            !shows(["TERM_PROGRAM": "Apple_Terminal"]) && !shows(["TERM": "xterm-256color"]) && !shows(["VTE_VERSION": "4200"]))
        #expect(!shows([:]))
    }
}
