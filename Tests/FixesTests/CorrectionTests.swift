import HandlerInterpreter
import LintEngine
import Testing
import Vocabulary

@testable import Fixes

/// What is mended of handlers that compare the keyboard with the view, and make one of three mistakes.
@Suite struct CorrectionTests {
    private static func fixed(_ source: String) -> String? { FixSample(source, target: Version(major: 14)).fixed }

    @Test func theWindowTheDistanceAndTheSafeAreaAreMendedTogether() throws {
        let sample = FixSample(Screens.converted, target: Version(major: 14))
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .handler)
        let expected = Screens.converted
            .replacing("from: nil)", with: "from: view.window?.screen.coordinateSpace ?? view)")
            .replacing("view.bounds.height - keyboard.minY", with: "view.bounds.intersection(keyboard).height")
            .replacing("max(0, hidden)", with: "max(0, hidden - view.safeAreaInsets.bottom)")
        #expect(sample.fixed == expected)
        // 336 of which 34 are the safe area's: the inset was 336 on top of 34, and is 302.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.before, row.after) == (474, 508))
        #expect(fix.proof.mended.contains("iphone-cross-fade"))
        #expect(fix.proof.mended.contains("ipad-slide-over"))
        // The old code is right there by chance: the window's coordinates have no keyboard of another screen.
        #expect(fix.reservations == [.movesForOthers(scenarios: ["ipad-keyboard-on-external-display"])])
    }

    /// Where the old code read nothing but the height, it did not matter what that was converted from: of what is covered it does,
    /// on whatever device the app runs.
    @Test func whatIsCoveredIsConvertedFromTheScreen() throws {
        let source = Screens.form.replacing(
            "scrollView.contentInset.bottom = value.cgRectValue.height",
            with: """
                let frame = view.convert(value.cgRectValue, from: view.window)
                        scrollView.contentInset.bottom = frame.height
                """)
        let fixed = try #require(FixSample(source, target: Version(major: 14)).fixed)
        #expect(fixed.contains("view.convert(value.cgRectValue, from: view.window?.screen.coordinateSpace ?? view)"))
        #expect(fixed.contains("view.bounds.intersection(frame).height"))
    }

    /// One height goes into the constraint, which needs all of it to end above the keyboard, and half of it into the inset: without
    /// the safe area, the form would reach 34 points under the keyboard.
    @Test func aHeightThatAConstraintNeedsStaysWhole() throws {
        let source = Screens.form
            .replacing("let scrollView", with: "var bottom: NSLayoutConstraint?\n    let scrollView")
            .replacing(
                "scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true",
                with: "bottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)\n        bottom?.isActive = true"
            )
            .replacing(
                "scrollView.contentInset.bottom = value.cgRectValue.height",
                with: """
                    let frame = value.cgRectValue
                    scrollView.contentInset.bottom = frame.height / 2
                    bottom?.constant = -frame.height
                    """
            )
            .replacing("scrollView.contentInset = .zero", with: "scrollView.contentInset = .zero\n        bottom?.constant = 0")
        let fixed = FixSample(source, target: Version(major: 14)).fixed
        #expect(fixed?.contains("safeAreaInsets") != true)
    }

    /// A handler that takes the keyboard's height off an inset as it hides has another mistake than how high the keyboard is.
    @Test func anInsetBelowNoughtIsNotCorrectedByTheSafeArea() {
        let source = Screens.form.replacing(
            "scrollView.contentInset = .zero",
            with: """
                guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
                scrollView.contentInset.bottom = -value.cgRectValue.height
                """)
        #expect(FixSample(source, target: Version(major: 14)).fix?.kind != .handler)
        #expect(FixSample(Screens.form, target: Version(major: 14)).fix?.kind == .handler)
    }

    /// Of what scrolls, no run knows whether it was meant to go as far as before.
    @Test(arguments: [("list.contentOffset.y = frame.height", true), ("list.contentOffset.y = 40", false)])
    func aFixThatScrollsElsewhereIsToBeChecked(scrolling: String, isOpen: Bool) throws {
        let composer = "private let composer = UIView()"
        let write = "composerBottom.constant = -frame.height"
        let source = Screens.composer
            .replacing(composer, with: "\(composer)\n    private let list = UIScrollView()")
            .replacing("view.addSubview(composer)", with: "view.addSubview(composer)\n        view.addSubview(list)")
            .replacing(write, with: "\(scrolling)\n        \(write)")
        let sample = FixSample(source, target: Version(major: 14), apps: Phones())
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .handler)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains(scrolling) })
        #expect(fix.reservations.contains(.scrolls(path: "Screen.swift", line: line + 1)) == isOpen)
        #expect(fix.applicability == (isOpen ? .unsafe : .safe))
    }

    /// What else reads the inset may count on the keyboard's whole height in it.
    @Test(arguments: [
        ("func textViewDidChange(_ text: UITextView) { let area = text.bounds.inset(by: text.contentInset) }", true),
        ("func clear() { scrollView.contentInset.bottom = 0 }", false),
    ])
    func aFixOfAnInsetThatIsReadElsewhereIsToBeChecked(member: String, isOpen: Bool) throws {
        let view = "    private let scrollView"
        let source = Screens.converted.replacing(view, with: "    \(member)\n\n\(view)")
        let sample = FixSample(source, target: Version(major: 14), apps: Phones())
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains(member) })
        #expect(fix.reservations.contains(.insetIsRead(path: "Screen.swift", line: line + 1)) == isOpen)
        #expect((fix.applicability == .unsafe) == (isOpen || !fix.reservations.isEmpty))
    }

    /// Where the content rests has to be known: a list beside a bar, of a class of another module, is taken to fill its view.
    @Test func nothingIsCorrectedOnAnAssumptionAboutThePlace() throws {
        let source = Screens.converted
            .replacing("private let scrollView = UIScrollView()", with: "private let form = FormView()")
            .replacing("scrollView.frame = view.bounds", with: "form.frame = view.bounds")
            .replacing("scrollView.autoresizingMask", with: "form.autoresizingMask")
            .replacing(
                "addSubview(scrollView)",
                with: """
                    addSubview(form)
                    let bar = UIToolbar()
                    bar.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(bar)
                    bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
                    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
                    """
            )
            .replacing("scrollView.contentInset", with: "form.scrollView.contentInset")
            .replacing("view.bounds.height - keyboard.minY", with: "view.bounds.intersection(keyboard).height")
        let sample = FixSample(source, target: Version(major: 14))
        #expect(sample.fix == nil)
        var refusal = sample.refusal
        if case .both(_, let handlers)? = refusal { refusal = handlers }
        guard case .open("moved(_:)", .assumed(let assumption)?)? = refusal else {
            Issue.record("\(String(describing: sample.refusal))")
            return
        }
        #expect(assumption.isAboutPlace)
    }

    @Test func theScreensCoordinatesTakeTheWindowsPlace() throws {
        let sample = FixSample(Screens.convertedConstraint, target: Version(major: 14))
        let fix = try #require(sample.fix)
        let expected = Screens.convertedConstraint
            .replacing("from: view.window)", with: "from: view.window?.screen.coordinateSpace ?? view)")
            .replacing("view.bounds.maxY - keyboard.minY", with: "view.bounds.intersection(keyboard).height")
        #expect(sample.fixed == expected)
        // Where the window does not begin at the screen's upper edge.
        #expect(fix.proof.mended.contains("ipad-slide-over"))
        #expect(fix.proof.mended.contains("ipad-stage-manager-partly-covered"))
    }

    @Test func ofTheThreeOnlyWhatIsWrongChanges() throws {
        // Right but for the safe area, on systems without iPads' windows.
        let clipped = Screens.converted.replacing(
            "view.bounds.height - keyboard.minY", with: "view.bounds.intersection(keyboard).height"
        )
        .replacing("from: nil", with: "from: view.window?.screen.coordinateSpace ?? view")
        #expect(Self.fixed(clipped) == clipped.replacing("max(0, hidden)", with: "max(0, hidden - view.safeAreaInsets.bottom)"))
    }

    @Test(arguments: [
        // What was given, and what it becomes.
        ("hidden", "max(0, hidden - view.safeAreaInsets.bottom)"),
        ("(hidden)", "max(0, hidden - view.safeAreaInsets.bottom)"),
        ("max(hidden, 0)", "max(hidden - view.safeAreaInsets.bottom, 0)"),
        (
            "note.name == UIResponder.keyboardWillHideNotification ? 0 : hidden",
            "note.name == UIResponder.keyboardWillHideNotification ? 0 : max(0, hidden - view.safeAreaInsets.bottom)"
        ),
    ])
    func theSafeAreaIsTakenOffWhatTheKeyboardCovers(old: String, new: String) throws {
        let source = Screens.converted.replacing("max(0, hidden)", with: old)
        let fixed = try #require(Self.fixed(source))
        #expect(fixed.contains("contentInset.bottom = \(new)\n"))
    }

    @Test(arguments: [
        ("UIView.animate(withDuration: 0.3) {", "self.scrollView", "self."),
        (
            "UIView.animate(withDuration: 0.3) { [weak self] in\n            guard let self else { return }", "self.scrollView",
            "self."
        ),
        (
            "UIView.animate(withDuration: 0.3) { [weak self] in\n            guard let owner = self else { return }",
            "owner.scrollView",
            "owner."
        ),
        (
            "UIView.animate(withDuration: 0.3) { [weak self] in\n            if let owner = self {", "owner.scrollView", "owner."
        ),
    ])
    func inAClosureTheViewIsItsObjects(opening: String, target: String, object: String) throws {
        let line = "scrollView.contentInset.bottom = max(0, hidden)"
        let end = opening.contains("if let") ? "\n            }\n        }" : "\n        }"
        let source = Screens.converted.replacing(
            line, with: "\(opening)\n            \(target).contentInset.bottom = max(0, hidden)\(end)")
        let fixed = try #require(Self.fixed(source))
        #expect(fixed.contains("\(target).contentInset.bottom = max(0, hidden - \(object)view.safeAreaInsets.bottom)\n"))
    }

    /// A closure that escapes names its object, or the code does not compile.
    @Test func inAClosureWhatIsMeasuredIsItsObjectsToo() throws {
        let old = """
            let hidden = view.bounds.height - keyboard.minY
                    scrollView.contentInset.bottom = max(0, hidden)
            """
        let new = """
            UIView.animate(withDuration: 0.3) {
                        self.scrollView.contentInset.bottom = keyboard.height
                    }
            """
        let fixed = try #require(Self.fixed(Screens.converted.replacing(old, with: new)))
        #expect(
            fixed.contains(
                "bottom = max(0, self.view.bounds.intersection(keyboard).height - self.view.safeAreaInsets.bottom)\n"))
    }

    /// A frame that is asked for and not used decides nothing.
    @Test func whatNothingUsesStaysAsItIs() throws {
        let unused = """
            , let _ = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
                        let start = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                    else
            """
        let source = Screens.converted.replacing("as? CGRect else", with: "as? CGRect" + unused)
        let fixed = try #require(Self.fixed(source))
        #expect(fixed.contains(unused))
    }

    @Test func aHelpersCodeIsCorrectedForAllItsScreens() throws {
        let sample = FixSample(Screens.avoider)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .handler)
        #expect(fix.applicability == .unsafe)
        #expect(fix.reservations.contains(.shared(type: "KeyboardAvoider")))
        let fixed = try #require(sample.fixed)
        #expect(
            fixed.contains(
                "bottom = max(0, container.bounds.intersection(keyboard).height - scrollView.safeAreaInsets.bottom)\n"
            ))
    }

    @Test func aBaseClassIsCorrectedForItsHeirs() throws {
        let heirs = "\nfinal class NoteViewController: ConvertedViewController {}\n"
        let source = Screens.converted.replacing("final class Converted", with: "class Converted") + heirs
        let fix = try #require(FixSample(source).fix)
        #expect(fix.kind == .handler)
        #expect(fix.reservations.contains(.inherited(type: "ConvertedViewController", by: ["NoteViewController"])))
    }

    /// What the heirs' interface files tie to the outlets of a base class may be tied in other ways than what was run.
    @Test func aBaseClassIsNotCorrectedForHeirsThatDrawItsOutlets() {
        let heirs = ["Note", "List"].map { "\nfinal class \($0)ViewController: ConvertedViewController {}\n" }.joined()
        let base = Screens.converted.replacing("final class Converted", with: "class Converted") + heirs
        #expect(FixSample(base).fix?.kind == .handler)
        let outlet = "@IBOutlet var footer: NSLayoutConstraint!\n    private let scrollView"
        let sample = FixSample(base.replacing("private let scrollView", with: outlet))
        #expect(sample.fix?.kind != .handler)
        #expect(String(describing: sample.refusal).contains("inherited(by: \"ListViewController\")"))
    }

    /// What has lost the safe area already is not to lose it again, and not to fall below nought where nothing is covered.
    @Test func theSafeAreaIsTakenOffOnce() throws {
        let whole = Screens.converted.replacing(
            "view.bounds.height - keyboard.minY", with: "keyboard.height - view.safeAreaInsets.bottom"
        )
        .replacing("max(0, hidden)", with: "note.name == UIResponder.keyboardWillHideNotification ? 0 : hidden")
        .replacing(
            "super.viewDidLoad()",
            with: """
                super.viewDidLoad()
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(moved), name: UIResponder.keyboardWillHideNotification, object: nil)
                """)
        let fixed = try #require(Self.fixed(whole))
        #expect(
            fixed.contains("let hidden = max(0, view.bounds.intersection(keyboard).height - view.safeAreaInsets.bottom)\n"))
        #expect(fixed.contains("Notification ? 0 : hidden\n"))
    }

    @Test func codeOfDependenciesIsLeftAlone() {
        let path = "App/Pods/Forms/Screen.swift"
        let sample = FixSample(Screens.composer, target: Version(major: 14), path: path)
        #expect(sample.fix == nil)
        #expect(sample.refusal == .dependency(path: path))
        #expect(FixSample(Screens.curve, path: "vendor/Forms/Screen.swift").fix == nil)
    }

    @Test func eachKindOfFixHasItsOwnReason() throws {
        // The guide cannot take an inset's place without a constraint, and a transform of the frame's own is no inset.
        let scaled = Screens.converted.replacing("max(0, hidden)", with: "max(0, hidden * 0.5)")
        let refusal = try #require(FixSample(scaled).refusal)
        guard case .both(let guide, let handlers) = refusal else {
            Issue.record("\(refusal)")
            return
        }
        #expect(guide == .scrollViewNotTied("scrollView"))
        guard case .correctionsDiffer = handlers else {
            Issue.record("\(handlers)")
            return
        }
    }
}
