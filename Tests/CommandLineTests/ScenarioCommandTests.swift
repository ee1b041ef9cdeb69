import Foundation
import KeyboardModel
import TestSupport
import Testing

/// Scenarios from the command line: ours, and those of the user's files.
@Suite(.timeLimit(.minutes(30))) struct ScenarioCommandTests {
    private static let ours = "ipad-stage-manager-partly-covered"

    /// A screen of 400 × 800 points; the window ends 100 points above its bottom.
    private static let own = """
        # measured on our device
        scenario our-window
        title Our window
        screen 400 800
        window 0 0 400 700 stageManager
        keyboard 300
        step open: show 300
        step close: hide

        """

    @Test func aScenarioIsPrintedWholeAndCanBeReadAgain() throws {
        let outcome = try Keyboardlint.run("scenarios", Self.ours)
        #expect(outcome.status == 0)
        for line in [
            "scenario \(Self.ours)", "screen 1080 810 landscapeRight", "window 90 44 760 646 stageManager",
            "step heightChange: changeHeight 343",
            "number 398 observed keyboard height; lionheart/openradar-mirror#19513: (0, 768, 1024, 398) in landscape",
        ] {
            #expect(outcome.output.contains("\n\(line)\n") || outcome.output.hasPrefix("\(line)\n"), "\(line)")
        }
        let scenario = try #require(ScenarioLibrary.scenario(id: Self.ours))
        #expect(ScenarioFile.parse(outcome.output).scenarios == [scenario])
        // All of them make one file.
        let all = ScenarioFile.parse(try Keyboardlint.run("scenarios", "--all").output)
        #expect(all.issues == [])
        #expect(all.scenarios == ScenarioLibrary.all)
    }

    /// The window begins 44 points below the screen's top and is 646 high: it ends at 690. The keyboard of 398 begins at 412, so
    /// it covers 278 of the view, from 368 on.
    @Test func theModelIsAskedAsJSON() throws {
        let outcome = try Keyboardlint.run("scenarios", Self.ours, "--json")
        let json = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let scenario = try #require((json["scenarios"] as? [[String: Any]])?.first)
        let step = try #require((scenario["steps"] as? [[String: Any]])?.first)
        #expect(step["event"] as? String == "show 398")
        let names = (step["notifications"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
        #expect(names == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
        let after = try #require(step["after"] as? [String: Any])
        let guides = try #require(after["guides"] as? [String: [String: Any]])
        #expect(Set(guides.keys) == ["default", "followsUndockedKeyboard", "withoutBottomSafeArea"])
        let frame = ["x": 0.0, "y": 368, "width": 760, "height": 278]
        #expect(guides["default"]?["layoutFrame"] as? [String: Double] == frame)
        #expect((after["keyboard"] as? [String: Any])?["coveredFrame"] as? [String: Double] == frame)
        #expect(guides["default"]?["nearEdges"] as? [String] == ["bottom"])
        // iOS 15 has no guide without the bottom safe area.
        let old = try Keyboardlint.run("scenarios", "iphone-ios-15", "--json").output
        #expect(old.contains("\"followsUndockedKeyboard\"") && !old.contains("\"withoutBottomSafeArea\""))
        let all = try JSONSerialization.jsonObject(with: Data(try Keyboardlint.run("scenarios", "--json").output.utf8))
        #expect(((all as? [String: Any])?["scenarios"] as? [Any])?.count == ScenarioLibrary.all.count)
    }

    /// The handler takes the keyboard's height for the covered part: 300 points instead of the 200 that its window loses.
    @Test func aRunIsAskedAsJSON() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.own, to: "scenarios.txt")
        try folder.write(
            """
            import UIKit
            final class Chat: UIViewController {
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = -frame.height - Metrics.gap
                    bottom.constant = -frame.height
                }
            }

            """, to: "Chat.swift")
        let outcome = try Keyboardlint.run(
            arguments: ["simulate", "Chat.swift:12", "--scenarios", "scenarios.txt", "--scenario", "our-window", "--json"],
            in: folder.url)
        let json = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let handler = try #require((json["handlers"] as? [[String: Any]])?.first)
        let run = try #require((handler["scenarios"] as? [[String: Any]])?.first)
        let steps = try #require(run["steps"] as? [[String: Any]])
        #expect(steps.map { $0["isHandlerRun"] as? Bool } == [true, false])
        #expect(steps[0]["handlerBottom"] as? Double == 400)
        #expect(steps[0]["guideBottom"] as? Double == 500)
        #expect(steps[0]["difference"] as? Double == -100)
        let writes = try #require(steps[0]["writes"] as? [[String: Any]])
        #expect((writes.first?["after"] as? [String: Any])?["expression"] as? String == "−300 − Metrics.gap")
        #expect((writes.last?["after"] as? [String: Any])?["points"] as? Double == -300)
    }

    @Test func aPictureGoesToAFileOrToStandardOutput() throws {
        let folder = try TemporaryFolder()
        let outcome = try Keyboardlint.run("scenarios", Self.ours, "--svg", "picture.svg", in: folder.url)
        #expect(outcome == Keyboardlint.Outcome(status: 0, output: "", errors: ""))
        let svg = try folder.read("picture.svg")
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox="))
        #expect(try Keyboardlint.run("scenarios", Self.ours, "--svg", "-").output == svg)
    }

    @Test func severalPicturesGoToAFolder() throws {
        let folder = try TemporaryFolder()
        #expect(try Keyboardlint.run("scenarios", "--all", "--svg", "all", in: folder.url).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "all").path)
        #expect(Set(names) == Set(ScenarioLibrary.all.map { "\($0.id).svg" }))
        // The folder is there already.
        let two = ["scenarios", "iphone-large", Self.ours, "--svg", "all"]
        #expect(try Keyboardlint.run(arguments: two, in: folder.url).status == 0)
    }

    @Test func aHandlersPictureShowsWhereItPutsTheContent() throws {
        let folder = try TemporaryFolder()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "a.swift")
        let simulate = ["simulate", "a.swift:14", "--scenario", Self.ours, "--svg", "-"]
        let svg = try Keyboardlint.run(arguments: simulate, in: folder.url).output
        // The view is 646 points high: 646 − 398 = 248; the guide's top is at 368.
        #expect(svg.contains(">handler y 248<"))
        #expect(svg.contains(">guide top y 368<"))
    }

    @Test func ownScenariosAreRunBesideTheStandardOnes() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.own, to: "own.txt")
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "a.swift")
        func ids(_ options: String...) throws -> [String] {
            let outcome = try Keyboardlint.run(
                arguments: ["lint", "a.swift", "--format", "json"] + options, in: folder.url)
            #expect(outcome.errors.isEmpty)
            return outcome.output.matches(of: #/"id" : "([^"]+)",/#).map { String($0.output.1) }
        }
        let standard = ScenarioLibrary.standard.map(\.id)
        #expect(try ids() == standard)
        #expect(try ids("--scenarios", "own.txt") == standard + ["our-window"])
        #expect(try ids("--scenarios", "own.txt", "--scenario", "our-window,iphone-large") == ["our-window", "iphone-large"])
        #expect(try ids("--scenario", "ipad-slide-over") == ["ipad-slide-over"])
    }

    @Test func ownScenariosAreSimulatedListedPrintedAndDrawn() throws {
        let folder = try TemporaryFolder()
        // As an editor on Windows may write it.
        try folder.write("\u{FEFF}" + Self.own.replacingOccurrences(of: "\n", with: "\r\n"), to: "own.txt")
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "a.swift")
        func output(_ arguments: String...) throws -> String {
            try Keyboardlint.run(arguments: arguments + ["--scenarios", "own.txt"], in: folder.url).output
        }
        // 700 − 300 = 400 for the handler; the keyboard's top is at 500 in the window, and that is the guide's.
        let simulation = try output("simulate", "a.swift", "--scenario", "our-window")
        #expect(simulation.contains("bottom   handler 400, guide 500, difference -100"))
        #expect(try output("scenarios").split(separator: "\n").last?.hasPrefix("our-window ") == true)
        #expect(try output("scenarios", "our-window").hasPrefix("scenario our-window\ntitle Our window\n"))
        #expect(try output("scenarios", "our-window", "--svg", "-").contains(">window at (0, 0)<"))
    }

    @Test(arguments: [
        ("scenario our-window\nscreen 400\n", "own.txt:2: the screen's height is missing"),
        (
            "scenario our-window\nscreen 400 800 sideways\n",
            "own.txt:2: the orientation \"sideways\" is unknown; there are portrait"
        ),
        ("scenario our-window\nscreen 4 8\nstep x: jump\n", "own.txt:3: a step cannot \"jump\"; it can show, "),
        ("title x\n", "own.txt:1: \"title\" comes before the first scenario"),
        (
            "\nscenario iphone-large\nscreen 4 8\nstep x: show 5\n", "own.txt:2: there is another scenario \"iphone-large\""
        ),
        ("# nothing\n", "there is no scenario in 'own.txt'"),
        (
            "scenario a\nscreen 1 1\nstep x: show 5\nscenario a\nscreen 1 1\nstep x: show 5\n",
            "own.txt:4: there is another scenario"
        ),
    ])
    func aWrongScenarioFileIsRefusedWithItsLine(text: String, message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "own.txt")
        try folder.write(Sources.plain, to: "a.swift")
        for arguments in [["lint", "a.swift"], ["simulate", "a.swift"], ["scenarios"]] {
            let outcome = try Keyboardlint.run(arguments: arguments + ["--scenarios", "own.txt"], in: folder.url)
            #expect(outcome.isRefusal)
            #expect(outcome.errors.hasPrefix("keyboardlint: \(message)"), "\(outcome.errors)")
        }
    }

    @Test func ofManyMistakesTheFirstIsNamedAndTheRestCounted() throws {
        let folder = try TemporaryFolder()
        try folder.write("scenario a\nscreen 1\nwindow 2\nstep x\n", to: "own.txt")
        let errors = try Keyboardlint.run("scenarios", "--scenarios", "own.txt", in: folder.url).errors
        #expect(errors.hasPrefix("keyboardlint: own.txt:2: the screen's height is missing\n2 more lines are wrong. "))
    }

    @Test(arguments: [
        (["scenarios", "iphone-larg"], "there is no scenario 'iphone-larg'; did you mean 'iphone-large'?"),
        (["lint", "--scenario", "iphone-larg"], "there is no scenario 'iphone-larg'; did you mean 'iphone-large'?"),
        (["scenarios", "iphone-large", "--all"], "'iphone-large' and --all do not go together"),
        (["scenarios", "--svg", "a.svg"], "--svg needs scenarios to draw"),
        (["scenarios", "--all", "--svg", "-"], "standard output holds one picture"),
        (["scenarios", "iphone-large", "--svg", "no/such/a.svg"], "the picture cannot be written to 'no/such/a.svg'"),
        (["scenarios", "--all", "--svg", "no/such/folder"], "pictures cannot be written to 'no/such/folder'"),
        (["scenarios", "--json", "--svg", "a"], "--json and --svg do not go together"),
        (["simulate", "--json", "--svg", "a", "A.swift"], "--json and --svg do not go together"),
        (["scenarios", "--recommended-handlers", "--svg", "a"], "--svg and --recommended-handlers do not go together"),
        (["scenarios", "--scenarios", "missing.txt"], "'missing.txt' cannot be read: no such file or directory"),
        (["simulate", "a.swift", "--svg", "a.svg"], "a picture shows one handler, but 'a.swift' has 0"),
        (["simulate", "b.swift", "--svg", "a.svg"], "a picture shows one scenario"),
    ])
    func aWrongCommandLineIsRefusedWithWhatToDo(arguments: [String], message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Sources.plain, to: "a.swift")
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "b.swift")
        let outcome = try Keyboardlint.run(arguments: arguments, in: folder.url)
        #expect(outcome.isRefusal)
        #expect(outcome.errors.hasPrefix("keyboardlint: \(message)"), "\(outcome.errors)")
    }

    /// Undocked 150 points above the bottom, the keyboard's 398 points: the talk's handler takes the height, the documentation's
    /// the distance from the keyboard's top to the view's bottom.
    @Test func theTableOfTheRecommendedHandlersHasWhereTheyPart() throws {
        let table = try Keyboardlint.run("scenarios", "--recommended-handlers", "ipad-undocked", "iphone-large").output
        #expect(
            table == """
                | scenario | after | guide | WWDC23's handler | the documentation's handler |
                |---|---|--:|--:|--:|
                | `ipad-undocked` | undock | 0 | 398 (+398) | 548 (+548) |

                All three agree after every step of `iphone-large`.

                """)
        let agreeing = try Keyboardlint.run("scenarios", "--recommended-handlers", "iphone-large").output
        #expect(agreeing == "All three agree after every step of `iphone-large`.\n")
    }
}
