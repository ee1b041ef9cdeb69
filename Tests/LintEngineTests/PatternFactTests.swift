import PatternMatching
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// What the engine answers when a pattern asks about types, handlers and the project.
@Suite struct PatternFactTests {
    /// A screen that shows the keyboard's height as inset and takes it away again, with room for more.
    private func screen(
        named name: String = "Chat", inheriting superclass: String = "UIViewController",
        observing events: [String] = ["keyboardWillShow", "keyboardWillHide"], more: String = ""
    ) -> String {
        let registrations = events.map { event in
            "NotificationCenter.default.addObserver(self, selector: #selector(\(event)), name: UIResponder.\(event)Notification, object: nil)"
        }
        let handlers = events.map { event in
            let isHide = event.contains("Hide")
            return """
                @objc func \(event)(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                    tableView.contentInset.bottom = \(isHide ? "0" : "frame.height")
                    log()
                }
                """
        }
        return """
            class \(name): \(superclass) {
                @IBOutlet var tableView: UITableView!
                override func viewDidLoad() {
            \(registrations.joined(separator: "\n"))
                }
                func log() { print(view.keyboardLayoutGuide) }
                func unrelated() { print(view.keyboardLayoutGuide.topAnchor) }
            \(handlers.joined(separator: "\n"))
            \(more)
            }
            """
    }

    @Test func aTypeObservesWhatItRegisters() throws {
        let trial = try PatternTrial(
            "$NAME\nwhere $NAME names an observed keyboardWillShow\nwhere not type observes keyboardWillHide")
        #expect(trial.lines(in: screen()).isEmpty)
        #expect(trial.lines(in: screen(observing: ["keyboardWillShow"])).count == 1)
        // The one screen's observer says nothing of the other's.
        let both = screen(observing: ["keyboardWillShow"]) + "\n" + screen(named: "Form", observing: ["keyboardWillHide"])
        #expect(trial.lines(in: both).count == 1)
    }

    @Test func aSubclassObservesWhatItsSuperclassDoes() throws {
        let trial = try PatternTrial("$V.isTranslucent\nwhere type observes keyboardWillShow")
        let code =
            screen() + "\nclass Group: Chat { func f() { print(bar.isTranslucent) } }\nclass Other { let x = bar.isTranslucent }"
        #expect(trial.lines(in: code) == ["class Group: Chat { func f() { print(bar.isTranslucent) } }"])
    }

    @Test func codeIsInAHandlerAlsoInTheMethodsThatItCalls() throws {
        let trial = try PatternTrial("$V.keyboardLayoutGuide\nwhere $MATCH is in a handler")
        #expect(trial.lines(in: screen()) == ["func log() { print(view.keyboardLayoutGuide) }"])
    }

    @Test func typesInheritThroughTheirSuperclasses() throws {
        let trial = try PatternTrial("$SINK = $_\nwhere $SINK is a layout sink\nwhere type inherits from UITableViewController")
        let base = "class Base: UITableViewController {}\n"
        #expect(trial.lines(in: base + screen(inheriting: "Base")).count == 2)
        #expect(trial.lines(in: base + screen()).isEmpty)
    }

    @Test func aHandlerIsKnownByWhatItRunsFor() throws {
        let hide = try PatternTrial("$SINK = $_\nwhere $SINK is a layout sink\nwhere handler observes keyboardWillHide")
        #expect(hide.lines(in: screen()) == ["tableView.contentInset.bottom = 0"])
        let both = try PatternTrial("$SINK = $_\nwhere $SINK is a layout sink\nwhere handler runs for show and hide")
        #expect(both.lines(in: screen()).isEmpty)
        #expect(both.lines(in: screen(observing: ["keyboardWillChangeFrame"])).count == 1)
    }

    @Test func valuesFromOnePlaceAloneAreToldApart() throws {
        let trial = try PatternTrial("$_ = $VALUE\nwhere $VALUE derives only from literal", primary: "VALUE")
        #expect(trial.lines(in: screen()) == ["tableView.contentInset.bottom = 0"])
        let large = try PatternTrial("$_ = $VALUE\nwhere $VALUE is at least 200 points", primary: "VALUE")
        #expect(large.lines(in: screen()) == ["tableView.contentInset.bottom = frame.height"])
    }

    @Test func valuesAreKnownWhereverAHandlerComputesThem() throws {
        let code = screen().replacing(
            "= frame.height", with: "= view.bounds.intersection(view.convert(frame, from: nil)).height - 20")
        let fromScreen = "where $FRAME derives from keyboard-end-frame\nwhere $FRAME is in screen space"
        #expect(try PatternTrial("$_.convert($FRAME, from: nil)\n\(fromScreen)").lines(in: code).count == 1)
        // What comes out of the conversion is in the view's space.
        #expect(try PatternTrial("$_.intersection($FRAME)\n\(fromScreen)").lines(in: code).isEmpty)
        #expect(try PatternTrial("$_ - $N\nwhere $N derives only from literal").lines(in: code).count == 1)
        // What never ran is not known.
        #expect(
            try PatternTrial("$_.convert($FRAME, from: nil)\n\(fromScreen)").lines(
                in: "func f() { view.convert(frame, from: nil) } // keyboardWillShow"
            ).isEmpty)
    }

    @Test func anInsetCountsTheSafeAreaUnlessItIsTakenOff() throws {
        let trial = try PatternTrial("$_ = $VALUE\nwhere $VALUE counts the safe area twice")
        // A scroll view's insets are added to its safe area, which the keyboard's height contains (34 of 336 points).
        #expect(trial.lines(in: screen()) == ["tableView.contentInset.bottom = frame.height"])
        let careful = screen().replacing("= frame.height", with: "= frame.height - view.safeAreaInsets.bottom")
        #expect(trial.lines(in: careful).isEmpty)
    }

    @Test func effectsBelongToTheWriteThatHasThem() throws {
        let trial = try PatternTrial("$SINK = $_\nwhere effect is gap")
        #expect(trial.lines(in: screen()) == ["tableView.contentInset.bottom = frame.height"])
    }

    @Test func rulesRunOnFilesWithoutHandlersToo() throws {
        let trial = try PatternTrial("$V.ignoresSafeArea(.keyboard)")
        #expect(trial.lines(in: "Text(a).ignoresSafeArea(.keyboard)") == ["Text(a).ignoresSafeArea(.keyboard)"])
        #expect(trial.lines(in: "// Text(a).ignoresSafeArea(.keyboard)").isEmpty)
        // Of a type whose observers are elsewhere nothing is known.
        let guarded = try PatternTrial("$V.keyboardLayoutGuide\nwhere type observes a keyboard notification")
        #expect(guarded.lines(in: "class A { func f() { print(view.keyboardLayoutGuide) } }").isEmpty)
        #expect(guarded.lines(in: screen()).count == 2)
    }
}

@Suite struct AvailabilityTests {
    private func lines(_ code: String, target: Version? = Version(major: 15)) throws -> [String] {
        try PatternTrial(
            "$G.usesBottomSafeArea\nwhere deployment target below 17.0\nwhere not $MATCH is checked for iOS 17.0",
            deploymentTarget: target
        ).lines(in: code + " // keyboard")
    }

    @Test func nothingIsSaidOfAnUnknownDeploymentTarget() throws {
        #expect(try lines("keyboardLayoutGuide.usesBottomSafeArea", target: nil).isEmpty)
        #expect(try lines("keyboardLayoutGuide.usesBottomSafeArea", target: Version(major: 17)).isEmpty)
    }

    @Test(arguments: [
        "if #available(iOS 17, *) { guide.usesBottomSafeArea }",
        "if #available(iOS 18.1, *), isOn { run { guide.usesBottomSafeArea } }",
        "func f() { guard #available(iOS 17.0, *) else { return }; run { guide.usesBottomSafeArea } }",
        "func f() { if #unavailable(iOS 17) { return }\n guide.usesBottomSafeArea }",
        "if #unavailable(iOS 17) { } else { guide.usesBottomSafeArea }",
        "@available(iOS 17.0, *) func f() { guide.usesBottomSafeArea }",
        "@available(macOS 14, iOS 17, *) class A { func f() { guide.usesBottomSafeArea } }",
    ])
    func aCheckKeepsCodeFromOlderSystems(code: String) throws {
        let file = "let guide = view.keyboardLayoutGuide\n" + code
        #expect(try PatternTrial("$G.usesBottomSafeArea\nfile has $_.keyboardLayoutGuide").lines(in: file).count == 1)
        #expect(
            try PatternTrial("$G.usesBottomSafeArea\nfile has $_.keyboardLayoutGuide\nwhere $MATCH is checked for iOS 17.0")
                .lines(in: file).count == 1)
    }

    @Test(arguments: [
        "if #available(iOS 16, *) { guide.usesBottomSafeArea }",
        "if #available(macOS 17, *) { guide.usesBottomSafeArea }",
        "if #available(iOS 17, *) { } else { guide.usesBottomSafeArea }",
        "func f() { guide.usesBottomSafeArea; guard #available(iOS 17.0, *) else { return } }",
        "func f() { if #unavailable(iOS 17) { log() }\n guide.usesBottomSafeArea }",
        "@available(iOS 15.0, *) func f() { guide.usesBottomSafeArea }",
    ])
    func aCheckForLessOrElsewhereDoesNot(code: String) throws {
        let file = "let guide = view.keyboardLayoutGuide\n" + code
        #expect(
            try PatternTrial("$G.usesBottomSafeArea\nfile has $_.keyboardLayoutGuide\nwhere not $MATCH is checked for iOS 17.0")
                .lines(in: file).count == 1)
    }
}
