import KeyboardModel
import Testing

/// The standard scenarios on a screen all of whose fields bring up a number pad.
struct NumberPadTests {
    private func typed(_ id: String) throws -> Scenario { try #require(ScenarioLibrary.scenario(id: id)).typingNumbers() }

    /// An iPhone's number pad is as high as its keyboard without suggestions: 216 points (observed: {{0, 451}, {375, 216}},
    /// cjwirth/RichEditorView#102), 291 with a home indicator (ionic-team/ionic-v3#993), 301 on a phone 414 points wide (Netguru).
    @Test(arguments: [("iphone-home-button", 216.0), ("iphone-home-indicator", 291), ("iphone-large", 301)])
    func aPhoneShowsOneHeight(id: String, height: Double) throws {
        let scenario = try typed(id)
        #expect(scenario.steps.map(\.name) == ["show", "hide"])
        #expect(scenario.steps.first?.event == .show(height: height))
        #expect(scenario.world.keyboard.heightWhenHidden == height)
    }

    /// Our choice: what is announced again has the same height again.
    @Test func eachFieldShowsTheSame() throws {
        let scenario = try typed("iphone-repeated-show")
        #expect(scenario.steps.dropLast().allSatisfy { $0.event == .show(height: 291) })
        #expect(scenario.steps.count == 4)
    }

    /// Our choice: of an iPad, and of landscape, no height of a number pad is published.
    @Test(arguments: ["ipad-full-screen", "ipad-slide-over", "iphone-landscape"])
    func othersStayAsTheyAre(id: String) throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: id))
        #expect(scenario.typingNumbers().steps == scenario.steps)
    }
}
