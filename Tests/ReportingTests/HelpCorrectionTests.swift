import Behaviour
import HandlerInterpreter
import LintEngine
import LintPolicy
import Testing
import Vocabulary

@testable import Reporting

/// Where something stands in the way of the guide, the help says how the handlers are corrected.
@Suite struct HelpCorrectionTests {
    private static let list = Handler.Sink(
        expression: "self.list.contentInset.bottom", path: SampleReport.file.path, line: 6, kind: SinkKind.contentInset.rawValue)

    private static func handler(agreeing: Bool = false) -> Handler {
        var handler = SampleReport.handler
        handler.sinks = [list]
        handler.unknowns = []
        if agreeing { handler.scenarios = [SampleReport.agreeing("iphone-home-button")] }
        return handler
    }

    /// - Parameters:
    ///   - refusal: why the guide does not take the handler's place.
    ///   - repair: what the rule's article says of handlers that stay.
    private func help(
        _ refusal: FixRefusal?, severity: Severity = .error, repair: String? = nil, agreeing: Bool = false, fix: Fix? = nil,
        ofView: Bool = false
    ) -> String? {
        var finding = SampleReport.finding("end.height", severity: severity, handler: 0)
        finding.fix = fix
        finding.refusal = refusal
        var handler = Self.handler(agreeing: agreeing)
        handler.isOfView = ofView
        var report = SampleReport.report([finding], handlers: [handler])
        report.remedies.rules["frame-height-as-inset"] = .init(category: .offset, remedy: "Pin to the guide.", repair: repair)
        return Help(report).sentence(for: finding)
    }

    private static let inset = "Set `self.list.contentInset.bottom` from the height that the keyboard covers"
    private static let conversion =
        ": convert the end frame from the screen to the view, intersect it with `view.bounds`, and subtract `view.safeAreaInsets.bottom` "
        + "if the content rests on the safe area. "

    private static let noOption = "The layout guide is no option here: "

    @Test func contentThatWouldNotScrollKeepsItsInset() throws {
        let refusal = FixRefusal.both(
            guide: .notToBePinned(.contentAsHigh(as: "list", content: "stack")), handlers: .noKnownDifference)
        let reason = "`stack` is as high as `list`, so nothing would scroll in a lower one"
        #expect(help(refusal) == "\(Self.inset)\(Self.conversion)\(Self.noOption)\(reason).")
        #expect(help(refusal, repair: "Swap them.") == "Swap them. \(Self.noOption)\(reason).")
        #expect(help(refusal, severity: .note, agreeing: true) == "Keep the handler. \(Self.noOption)\(reason).")
    }

    /// A view has no `view`.
    @Test func aViewIsToldOfItsOwnGuideAndSafeArea() throws {
        let refusal = FixRefusal.both(
            guide: .notToBePinned(.contentAsHigh(as: "list", content: "stack")), handlers: .noKnownDifference)
        let text = try #require(help(refusal, ofView: true))
        #expect(text == help(refusal)?.replacing("view.bounds", with: "bounds").replacing("view.safeArea", with: "safeArea"))
        #expect(text.contains("with `bounds`, and subtract `safeAreaInsets.bottom`"))
        #expect(help(nil, ofView: true) == help(nil)?.replacing("`view.keyboard", with: "`keyboard"))
    }

    /// What the keyboard covers of the scroll view is then all that counts: there is no safe area in it.
    @Test func aScrollViewThatEndsAboveOthersIsMeasuredItself() throws {
        let refusal = FixRefusal.notToBePinned(.endsAt(line: "sendButton.top", scrollView: "list"))
        let reason = "`list` ends at `sendButton.top`, not at the end of the view"
        let steps = ": convert the end frame from the screen to `list`, and intersect it with its bounds. "
        #expect(help(refusal, repair: "Swap them.") == "\(Self.inset) of `list`\(steps)\(Self.noOption)\(reason).")
        #expect(help(refusal, severity: .note, agreeing: true) == "Keep the handler. \(Self.noOption)\(reason).")
        let remains = FixRefusal.remains(type: "Chat", guide: refusal)
        #expect(help(remains)?.hasSuffix(Self.noOption + reason + ".") == true)
    }

    @Test func whatContradictsIsNotAdvised() throws {
        let refusal = FixRefusal.contradicting(constraint: "list.top = view.top", scenario: "iphone-home-button")
        let reason = "here: tied to the guide, the content would have constraints that contradict each other."
        #expect(help(refusal)?.hasSuffix(reason) == true)
    }

    /// Of what was run the help says the same as the fix.
    @Test func aCorrectionThatIsProvenIsTheHelp() throws {
        let fix = Fix(
            kind: .handler, applicability: .safe, type: "Chat", contents: [], deleted: [], kept: ["shown(_:)"], edits: [],
            proof: FixProof(scenarios: 11, moments: 31, mended: [], rows: []), reservations: [])
        #expect(help(nil, repair: "Swap them.", fix: fix) == "Swap them.")
        #expect(help(nil, fix: fix) == "In `shown(_:)`, lay out for what the keyboard covers of the view.")
        var guide = fix
        guide.kind = .guide
        #expect(help(nil, repair: "Swap them.", fix: guide)?.hasPrefix("Pin `list.bottomAnchor` to") == true)
    }

    @Test(arguments: [
        FixRefusal.scrollViewNotTied("list"), .ownGuide(path: "Chat.swift", line: 3), .tableViewController, .noLayout,
    ])
    func otherRefusalsLeaveTheGuide(refusal: FixRefusal) throws {
        #expect(help(refusal, repair: "Swap them.")?.hasPrefix("Pin `list.bottomAnchor` to") == true)
    }
}
