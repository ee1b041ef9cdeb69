import KeyboardModel
import ProgramIndex
import Reporting
import RuleBook
import SourceText
import Testing

@testable import LintEngine
@testable import LintPolicy

/// What a run shows, and what does no harm where few see it.
struct NegligibleFindingTests {
    /// The whole height of a keyboard, of which the window beside others has 278 of 398 points under it, or nothing.
    @Test(arguments: [
        ("list.contentInset.bottom = frame.height", "ipad-stage-manager-partly-covered", []),
        ("bottom.constant = -frame.height", "ipad-stage-manager-partly-covered", []),
        ("bottom.constant = -frame.height", "ipad-keyboard-on-external-display", ["missing-screen-check"]),
        ("bottom.constant = -frame.height", "ipad-stage-manager-other-app", []),
    ])
    func whatHarmsNobodyWhereFewSeeItIsNoFinding(shown: String, in scenario: String, expected: [String]) throws {
        #expect(try findings(shown, in: scenario, apps: [ShippedApp(source: "App.xcodeproj")]) == expected)
    }

    /// A gap of 120 points in such a window, in an app that says that it opens several, and for whoever asks for the scenario.
    @Test(arguments: [(true, false), (false, true), (false, false)])
    func aGapInAWindowCountsWhereAppsHaveSuchWindows(opensSeveral: Bool, isAsked: Bool) throws {
        let id = "ipad-stage-manager-partly-covered"
        var app = ShippedApp(source: "App.xcodeproj")
        app.supportsMultipleScenes = opensSeveral
        let found = try findings("bottom.constant = -frame.height", in: id, apps: [app], asked: isAsked ? [id] : [])
        #expect(found == (opensSeveral || isAsked ? ["frame-height-as-inset"] : []))
        // Nobody says what the app is.
        #expect(try findings("bottom.constant = -frame.height", in: id) == ["frame-height-as-inset"])
    }

    private struct Apps: AppSource {
        let all: [ShippedApp]

        func isOnlyInPrograms(fileAt path: String) -> Bool { false }
        func apps(ofFileAt path: String) -> [ShippedApp]? { all }
    }

    private func findings(
        _ shown: String, in scenario: String, apps: [ShippedApp]? = nil, asked: Set<String> = []
    ) throws -> [String] {
        let code = ChatScreen.code(
            shown: shown, hidden: "bottom.constant = 0\nlist.contentInset.bottom = 0",
            members: """
                let field = UITextField()
                let list = UITableView()
                var bottom: NSLayoutConstraint!
                override func loadView() {
                    super.loadView()
                    list.frame = view.bounds
                    view.addSubview(list)
                    view.addSubview(field)
                    bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                }
                """)
        let ids = ["frame-height-as-inset", "missing-screen-check", "content-under-keyboard"]
        var linter = Linter(
            rules: RuleBook.embedded.rules.filter { ids.contains($0.id) },
            scenarios: [try #require(ScenarioLibrary.scenario(id: scenario))], suppressions: CommentSuppressions())
        if let apps { linter.apps = Apps(all: apps) }
        linter.askedScenarios = asked
        let analysis = linter.analyse(SourceFile(path: "Chat.swift", text: code))
        return linter.report([analysis], summary: Report.Summary()).findings.map(\.rule)
    }
}
