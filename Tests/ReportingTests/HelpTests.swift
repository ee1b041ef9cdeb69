import Behaviour
import HandlerInterpreter
import LintEngine
import LintPolicy
import ProgramIndex
import RuleBook
import Testing
import Vocabulary

@testable import Reporting

/// What each finding tells the reader to do.
@Suite struct HelpTests {
    private static let registrations = [
        Handler.Observation(notification: "willShow", path: SampleReport.file.path, line: 2, column: 3, form: "selector"),
        .init(notification: "willHide", path: SampleReport.file.path, line: 3, column: 3, form: "selector"),
    ]

    private static func handler(_ name: String, offset: Int = 0, type: String = "Composer", _ sinks: Handler.Sink...) -> Handler {
        var handler = SampleReport.handler
        handler.name = name
        handler.type = type
        handler.observes = [registrations[name.contains("Hide") ? 1 : 0]]
        handler.range.start.offset += offset
        handler.sinks = sinks
        handler.unknowns = []
        return handler
    }

    private static func sink(_ expression: String, _ kind: SinkKind, _ constraints: ConstraintDescription...) -> Handler.Sink {
        .init(expression: expression, path: SampleReport.file.path, line: 6, kind: kind.rawValue, constraints: constraints)
    }

    private static func constraint(
        _ first: AnchorValue.Item, _ attribute: String = "bottom", to second: AnchorValue.Item?, root: String = "view"
    ) -> ConstraintDescription {
        .init(
            first: .init(item: first, attribute: attribute), second: second.map { .init(item: $0, attribute: "bottom") },
            origin: nil, root: root)
    }

    private func help(
        _ handlers: [Handler], builtFor version: Version? = Version(major: 16), severity: Severity = .error,
        repair: String? = nil,
        category: Rule.Category = .offset
    ) -> String? {
        var report = SampleReport.report(
            [SampleReport.finding("end.height", severity: severity, handler: 0)], handlers: handlers)
        report.remedies.rules["frame-height-as-inset"] = .init(category: category, remedy: "Pin to the guide.", repair: repair)
        report.remedies.deploymentTargets[SampleReport.file.path] = version.map { DeploymentTarget($0) }
        return Help(report).sentence(for: report.findings[0])
    }

    private static let screen = [
        handler(
            "keyboardWillShow(_:)",
            sink("self.bottom?.constant", .constraintConstant, constraint(.safeArea, to: .other("form")))),
        handler("keyboardWillHide(_:)", offset: 500, sink("bottom.constant", .constraintConstant)),
    ]

    @Test func aConstraintThatIsKnownGivesTheViewItsName() {
        #expect(
            help(Self.screen) == """
                Pin `form.bottomAnchor` to `view.keyboardLayoutGuide.topAnchor` in place of `bottom`. Delete `keyboardWillShow(_:)`, \
                `keyboardWillHide(_:)` and both registrations unless they do more than layout.
                """)
    }

    @Test func ownViewsHaveAGuideOfTheirOwn() throws {
        let known = Self.constraint(.other("bar"), to: .rootView, root: "self")
        let help = try #require(self.help([Self.handler("show()", Self.sink("bottom.constant", .constraintConstant, known))]))
        #expect(
            help.hasPrefix(
                "Pin `bar.bottomAnchor` to `keyboardLayoutGuide.topAnchor` in place of `bottom`. To keep `bar` at the "
                    + "view's edge, set the guide's `usesBottomSafeArea` to `false` (iOS 17). Delete `show()` and the reg"))
    }

    @Test(arguments: [
        (
            sink("bottom.constant", .constraintConstant),
            "Set `bottom.constant` from the height that the keyboard covers: convert the end frame from the screen to the view, "
        ),
        (
            sink("height.constant", .constraintConstant, constraint(.other("spacer"), "height", to: nil)),
            "Set `height.constant` from the height that the keyboard covers: convert the end frame from the screen to the view, "
        ),
        (
            sink("self.tableView.contentInset.bottom", .contentInset),
            "Pin `tableView.bottomAnchor` to `view.keyboardLayoutGuide.topAnchor`, in place of what holds its bottom now, instead of changing"
        ),
        // A method of SnapKit's, and a view that only the controller's own view names.
        (sink("barBottom.update", .constraintConstant), "Set the constant of `barBottom` from the height that the keyboard "),
        (
            sink("c.constant", .constraintConstant, constraint(.other("view.reply"), to: .safeArea)),
            "Pin the bottom of `reply` to `view.keyboardLayoutGuide.topAnchor`"
        ),
        (sink("contentInset.bottom", .contentInset), "Pin the scroll view's bottom to"),
        (sink("views[0].contentInset", .contentInset), "Pin the scroll view's bottom to"),
        (sink("view.frame.origin.y", .frame), "Keep the lowest view that must stay visible above"),
        (sink("view.window?.frame.origin.y", .frame), "Keep the lowest view that must stay visible above"),
        (sink("transform", .transform), "Keep the lowest view that must stay visible above"),
        (sink("toolbar?.transform", .transform), "Pin `toolbar.bottomAnchor` to"),
        (
            sink("self.additionalSafeAreaInsets.bottom", .additionalSafeAreaInsets),
            "Pin the content that ends at the bottom of the safe area"
        ),
        (sink("tableView.contentOffset", .contentOffset), "Pin to the guide."),
    ])
    func eachKindOfLayoutHasItsSentence(sink: Handler.Sink, start: String) throws {
        let help = try #require(self.help([Self.handler("show()", sink)]))
        #expect(help.hasPrefix(start))
    }

    @Test func aRunThatSeveralScreensShareIsMendedOnce() throws {
        let other = Self.handler("keyboardWillShow(_:)", type: "Chat", Self.sink("bottom.constant", .constraintConstant))
        let help = try #require(self.help(Self.screen + [other]))
        #expect(help.contains("in place of `bottom`, once for the 2 screens that run this code. Delete"))
    }

    /// A base class registers once for screens that each have handlers of their own.
    @Test func aSharedRegistrationStays() {
        let others = ["Search", "Profile"].enumerated().map { position, type in
            Self.handler(
                "keyboardWillShow(_:)", offset: 1_000 * (position + 1), type: type,
                Self.sink("inset.constant", .constraintConstant))
        }
        let start = "`keyboardWillHide(_:)` unless they do more than layout, but keep the registration,"
        #expect(help(Self.screen + others)?.hasSuffix(start + " which 2 other screens need.") == true)
        #expect(help(Self.screen + [others[0]])?.hasSuffix(start + " which another screen needs.") == true)
    }

    /// Deleted, an override leaves the screen to what the superclass does for the keyboard.
    @Test func anOverrideIsEmptied() throws {
        let other = Self.handler(
            "keyboardWillShow(_:)", offset: 1_000, type: "Base", Self.sink("view.frame.origin.y", .frame))
        var screen = Self.screen
        for position in screen.indices { screen[position].isOverride = true }
        #expect(
            try #require(help(screen + [other])).hasSuffix(
                ". Empty `keyboardWillShow(_:)`, `keyboardWillHide(_:)` unless they do more than layout: "
                    + "without them, the superclass's run."))
    }

    @Test func aSharedObserverStays() throws {
        var client = Self.screen[0]
        client.through = .init(name: "Keyboards.Watcher.keyboardWillShow(_:)", path: "Watcher.swift", line: 3)
        #expect(
            try #require(self.help([client])).hasSuffix(
                "in place of `bottom`. Delete `\(client.name)`, which `Keyboards.Watcher` calls, unless it does more than layout."
            ))
        client.through?.name = "KeyboardAdjuster"
        #expect(
            try #require(self.help([client])).hasSuffix(
                ". Then remove what `Composer` does for the keyboard through `KeyboardAdjuster`."))
    }

    /// A base class has other heirs, and other duties.
    @Test func ofABaseClassOnlyTheOverridesGo() throws {
        var show = Self.screen[0]
        show.through = .init(name: "BaseViewController.shown(_:)", path: "Base.swift", line: 3)
        show.isOverride = true
        var hide = show
        hide.name = "keyboardWillHide(_:)"
        #expect(
            try #require(self.help([show, hide])).hasSuffix(
                ". Delete `keyboardWillShow(_:)`, `keyboardWillHide(_:)` in `Composer` unless they do more than layout."))
        #expect(
            try #require(self.help([show])).hasSuffix(
                ". Delete `keyboardWillShow(_:)` in `Composer` unless it does more than layout."))
    }

    /// Before iOS 11 a view has no insets of a safe area.
    @Test func whatIsNewerThanTheTargetIsNotAdvised() throws {
        let repair = "Subtract `view.safeAreaInsets.bottom` from the height."
        let old = try #require(help(Self.screen, builtFor: Version(major: 9), repair: repair))
        #expect(old.hasPrefix("Subtract `bottomLayoutGuide.length` from the height. The layout guide is no option here: "))
        let new = try #require(help(Self.screen, builtFor: Version(major: 11), repair: repair))
        #expect(new.hasPrefix("Subtract `view.safeAreaInsets.bottom` from the height. The layout guide is no option here: "))
        var list = Self.screen
        for index in list.indices { list[index].isOfView = true }
        let ofView = try #require(help(list, builtFor: Version(major: 9), repair: repair))
        #expect(
            ofView.hasPrefix(
                "Subtract the controller's `bottomLayoutGuide.length` from the height. The layout guide is no option here: "))
    }

    /// What the handler added at the last event is in `safeAreaInsets`, too: without it the second show would come to nothing.
    @Test func ofAddedInsetsOnlyTheDevicesAreSubtracted() throws {
        let handler = Self.handler("show()", Self.sink("self.additionalSafeAreaInsets.bottom", .additionalSafeAreaInsets))
        let repair = "Subtract `view.safeAreaInsets.bottom` from the height."
        let help = try #require(self.help([handler], builtFor: Version(major: 13), repair: repair))
        #expect(
            help.hasPrefix(
                "Subtract `view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom` from the height. The layout guide is no option here: "
            ))
    }

    /// A card in the middle of its screen would be elsewhere at rest, tied to the guide.
    @Test func whatOnlyHasToStayClearIsNotPinned() throws {
        var handler = Self.handler("show()", Self.sink("card.transform", .transform))
        handler.scenarios = [SampleReport.agreeing("iphone-home-indicator")]
        #expect(try #require(help([handler])).hasPrefix("Pin `card.bottomAnchor` to"))
        handler.scenarios[0].effects = [Effect(.agrees, detail: .staysClear)]
        #expect(try #require(help([handler])).hasPrefix("Keep `card` above `view.keyboardLayoutGuide.topAnchor` by constraints"))
    }

    /// Of the view's 844 points, the lowest 34 are below the safe area.
    @Test(arguments: [
        (454.0, "and subtract `view.safeAreaInsets.bottom`. The"), (488, "and intersect it with `view.bounds`. The"),
        (430, "and subtract `view.safeAreaInsets.bottom` if the content rests on the safe area. The"),
    ])
    func whereScrolledContentEndsTheRunSays(bottom: Double, advice: String) throws {
        var handler = Self.handler("show()", Self.sink("list.contentInset.bottom", .contentInset))
        handler.scenarios = [SampleReport.agreeing("iphone-home-indicator")]
        handler.scenarios[0].steps = [.init(event: "show", legacyBottom: bottom, guideBottom: 508, difference: bottom - 508)]
        handler.scenarios[0].writes = [
            .init(
                sink: "list.contentInset.bottom", line: 6, before: .points(0), after: .points(356), change: 356, event: "show")
        ]
        #expect(try #require(help([handler], builtFor: Version(major: 13))).contains(advice))
    }

    @Test func whereUIKitDoesTheWorkNothingIsPinned() {
        var handler = Self.screen[0]
        handler.unknowns = [.assumed(.avoidsKeyboard(superclass: "UITableViewController"))]
        #expect(
            help([handler])
                == "Delete `keyboardWillShow(_:)` and the registration: `UITableViewController` avoids the keyboard by itself.")
    }

    @Test func beforeIOS15TheHelpIsWhatWorksThere() {
        let reason = "The layout guide is no option here: it needs iOS 15, and the deployment target is iOS 13.4."
        let target = Version(major: 13, minor: 4)
        #expect(help(Self.screen, builtFor: target, repair: "Swap them.") == "Swap them. \(reason)")
        #expect(
            help(Self.screen, builtFor: target) == """
                Set `self.bottom?.constant` from the height that the keyboard covers: convert the end frame from the screen to the view, \
                intersect it with `view.bounds`, and subtract `view.safeAreaInsets.bottom`. \(reason)
                """)
        // To switch it is not to say how far it reaches.
        let switched = Self.handler(
            "keyboardWillShow(_:)", Self.sink("bottom.isActive", .constraintActivation),
            Self.sink("bottom.constant", .constraintConstant))
        #expect(help([switched], builtFor: target)?.hasPrefix("Set `bottom.constant` from") == true)
        let activated = Self.handler("keyboardWillShow(_:)", Self.sink("bottom.isActive", .constraintActivation))
        #expect(help([activated], builtFor: target)?.hasPrefix("Set the constant of the constraint of line ") == true)
        // What rests on the view's bottom has no safe area below it.
        let low = Self.handler(
            "keyboardWillShow(_:)",
            Self.sink("bottom.constant", .constraintConstant, Self.constraint(.other("form"), to: .rootView)))
        #expect(help([low], builtFor: target)?.contains("and intersect it with `view.bounds`. \(reason)") == true)
        let moved = Self.handler("keyboardWillShow(_:)", Self.sink("form.transform", .transform))
        #expect(help([moved], builtFor: target)?.contains("bottom` if the content rests on the safe area. \(reason)") == true)
        // The sample differs in a scenario.
        #expect(help(Self.screen, builtFor: target, severity: .note)?.hasPrefix("Set `self.bottom?.constant` from") == true)
        var redundant = Self.screen
        for index in redundant.indices { redundant[index].scenarios = [SampleReport.agreeing("iphone-home-button")] }
        let note = "Keep the handler for now. \(reason)"
        #expect(help(redundant, builtFor: target, severity: .note) == note)
        #expect(help(Self.screen, builtFor: nil) == help(Self.screen))
    }

    /// To convert the height leaves the safe area counted twice, which the finding names beside its own mistake.
    @Test func whatAFindingSpeaksForIsMendedAsWell() {
        var finding = SampleReport.finding("end.height", handler: 0)
        finding.also = ["safe-area-counted-twice", "animation-curve-unshifted", "unknown-rule"].map {
            Finding.Mention(SampleReport.finding("bottom.constant", rule: $0))
        }
        var report = SampleReport.report([finding], handlers: Self.screen)
        report.remedies.rules = [
            "frame-height-as-inset": .init(category: .offset, remedy: nil, repair: "Convert the frame."),
            "safe-area-counted-twice": .init(
                category: .safeArea, remedy: nil, repair: "Subtract `view.safeAreaInsets.bottom`."),
            "animation-curve-unshifted": .init(category: .animation, remedy: nil, repair: "Shift it."),
        ]
        report.remedies.deploymentTargets[finding.path] = DeploymentTarget(Version(major: 10, minor: 0))
        #expect(
            Help(report).sentence(for: finding) == """
                Convert the frame; then subtract `bottomLayoutGuide.length`. The layout guide is no option here: it needs iOS 15, and the \
                deployment target is iOS 10.0.
                """)
    }

    @Test func withoutLayoutTheMistakeItselfIsMended() {
        #expect(help([Self.handler("show()")], repair: "Observe the other one.") == "Observe the other one.")
        #expect(help([Self.handler("show()")]) == "Pin to the guide.")
        #expect(help(Self.screen, category: .guide) == "Pin to the guide.")
    }

    @Test func aCommentWithoutEffectGoes() {
        var finding = SampleReport.finding("import UIKit", rule: MisusedSuppression.rule)
        let help = Help(SampleReport.report([finding]))
        #expect(help.sentence(for: finding) == "Correct the comment, or delete it.")
        finding.isIdleSuppression = true
        #expect(help.sentence(for: finding) == "Delete the comment.")
    }

    @Test func itEndsTheBlockAndIsAFieldOfTheReport() throws {
        var report = SampleReport.report([SampleReport.finding("end.height", handler: 0)], handlers: Self.screen)
        report.remedies.rules["frame-height-as-inset"] = .init(category: .offset, remedy: nil)
        let help = try #require(Help(report).sentence(for: report.findings[0]))
        let lines = TextReporter(ReportSetting(quiet: true)).render(report).split(separator: "\n")
        #expect(lines.last == "  = help: \(help)")
        #expect(try jsonText(of: report).contains("\"help\" : \"\(help)\""))
    }
}
