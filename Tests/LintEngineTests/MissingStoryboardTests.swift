import Testing

@testable import Behaviour

/// Screens of projects that list a storyboard which is not there.
struct MissingStoryboardTests {
    /// A project that lists a storyboard which does not exist: nobody can tell whether the screen stands in a tab.
    @Test func withoutItsStoryboardNobodyKnows() throws {
        func handler(_ constant: String, _ files: [String: String] = [:]) throws -> Handler {
            let code = ChatScreen.code(
                shown: "bottom.constant = \(constant)", hidden: "bottom.constant = 0", members: ChatScreen.barOnSafeArea)
            let project = Project(files.merging(["Chat.swift": code]) { $1 }, missingStoryboard: "App/Main.storyboard")
            return try #require(project.handlers.first { $0.name == "shown(_:)" })
        }
        let open =
            "unknown: whether the screen stands above a tab bar: `App/Main.storyboard`, which the project lists, was not found"
        let unknown = try handler("-frame.height")
        #expect(try unknown.scenario("iphone-home-indicator").verdict == .unknown)
        #expect(unknown.unknowns.map(\.text) == [open])
        // An iPad has its tab bar at the top.
        #expect(try unknown.scenario("ipad-full-screen").verdict == .differs)
        let drawn = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <viewController id="chat" customClass="Chat"><view key="view" id="r2"><subviews><tableView id="t"/></subviews></view>
            <connections><outlet property="tableView" destination="t" id="o"/></connections></viewController>
            </objects></scene></scenes></document>
            """
        #expect(try handler("-frame.height", ["Other.storyboard": drawn]).unknowns.map(\.text) == [])
    }

    /// The same storyboard would say what an outlet's constraint ties.
    @Test func withoutItsStoryboardAnOutletsEndsAreUnknown() throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = frame.height", hidden: "bottom.constant = 0",
            members: "@IBOutlet var bottom: NSLayoutConstraint!")
        func verdicts(_ storyboard: String?) throws -> Set<Handler.Verdict> {
            let handlers = Project(["Chat.swift": code], missingStoryboard: storyboard).handlers
            return Set(try #require(handlers.first { $0.name == "shown(_:)" }).scenarios.map(\.verdict))
        }
        #expect(try verdicts("App/Main.storyboard") == [.unknown])
        #expect(try verdicts(nil) != [.unknown])
    }
}
