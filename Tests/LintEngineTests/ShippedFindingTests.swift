import KeyboardModel
import Reporting
import SourceText
import Testing
import Vocabulary

@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What is said of code depends on the devices that the app ships to, and on the oldest system that it is built for.
@Suite struct ShippedFindingTests {
    @Test func aMistakeThatOnlySmallWindowsShowIsNoneWithoutThem() {
        let code = ChatScreen.code(
            shown: "tableView.contentInset.bottom = view.bounds.maxY - view.convert(frame, from: nil).minY",
            hidden: "tableView.contentInset.bottom = 0")
        func finds(_ apps: any AppSource) -> Bool {
            var linter = Linter(suppressions: CommentSuppressions())
            linter.apps = apps
            return linter.analyse(SourceFile(path: "Chat.swift", text: code)).findings
                .contains { $0.rule == "convert-from-window-base" }
        }
        #expect(finds(NoApps()))
        #expect(finds(Apps(devices: [.phone, .pad])))
        #expect(!finds(Apps(devices: [.phone])))
        #expect(!finds(Apps(devices: [.phone, .pad], requiresFullScreen: true)))
    }

    /// Code that is right wherever its own keyboard comes cannot be replaced before iOS 15, and harms nobody.
    @Test(arguments: [(13, "-frame.height", false), (15, "-frame.height", true), (13, "10 - frame.height", true)])
    func anObserverThatOnlyAnotherKeyboardMovesIsToldWhereItCanBeReplaced(
        target: Int, constant: String, isTold: Bool
    ) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = \(constant)", hidden: "bottom.constant = 0", members: ChatScreen.barOnView)
        let ids = ["iphone-home-button", "ipad-keyboard-on-external-display"]
        var linter = Linter(scenarios: ids.compactMap(ScenarioLibrary.scenario), suppressions: CommentSuppressions())
        linter.deploymentTargets = FixedDeploymentTarget(Version(major: target))
        let analysis = linter.analyse(SourceFile(path: "Chat.swift", text: code))
        let rules = Set(linter.report([analysis], summary: Report.Summary()).findings.map(\.rule))
        #expect(rules.subtracting(["missing-screen-check"]).isEmpty != isTold)
    }

    @Test(arguments: [(13, true), (15, false), (nil, false)])
    func adviceForAnOlderSystemSaysWhatWorksThere(target: Int?, isEarly: Bool) throws {
        let code = ChatScreen.code(
            shown: "tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom",
            hidden: "tableView.contentInset.bottom = 0")
        let scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-indicator"))
        var linter = Linter(scenarios: [scenario], suppressions: CommentSuppressions())
        linter.deploymentTargets = FixedDeploymentTarget(target.map { Version(major: $0) })
        let analysis = linter.analyse(SourceFile(path: "Chat.swift", text: code))
        let finding = try #require(analysis.findings.first { $0.rule == "keyboard-notification-observer" })
        #expect(
            finding.availability?.text
                == (isEarly
                    ? "the guide needs iOS 15, and this code is built for iOS 13.0: until then, convert the end frame to the view, "
                        + "intersect it with the bounds and subtract the bottom safe area" : nil))
        // Advice that lacks its version is no gap of the report.
        #expect(analysis.withoutDeploymentTarget.isEmpty)
    }
}
