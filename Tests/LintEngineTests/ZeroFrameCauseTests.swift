import Testing
import Vocabulary

@testable import LintEngine
@testable import LintPolicy

/// A frame of zeros is to blame only for what others do not show.
struct ZeroFrameCauseTests {
    private func rules(hidden: String) -> Set<String> {
        let code = ChatScreen.code(
            shown: "bottom.constant = frame.minY - view.bounds.height", hidden: hidden, members: ChatScreen.barOnView)
        return Set(Project(["Chat.swift": code]).report().findings.flatMap { [$0.rule] + $0.also.map(\.rule) })
    }

    /// What is left at any hide is the same with zeros: nothing resets it. What only zeros leave, by their upper edge, is theirs.
    @Test func whatIsNeverResetIsNoFaultOfZeros() {
        #expect(!rules(hidden: "").contains("zero-frame-unhandled"))
        #expect(!rules(hidden: "bottom.constant = -40").contains("zero-frame-unhandled"))
        let unhandled = ChatScreen.readingFrame + "bottom.constant = frame.minY - view.bounds.height"
        #expect(rules(hidden: unhandled).contains("zero-frame-unhandled"))
    }

    /// What leaves zeros alone takes them for no keyboard: that it resets nothing is told as such.
    @Test func whatLeavesZerosAloneIsNoFaultOfZeros() {
        let guarded =
            ChatScreen.readingFrame + """
                guard frame.minY > 0 else { return }
                if frame.minY < view.bounds.height { print(frame) }
                bottom.constant = frame.minY - view.bounds.height
                """
        let found = rules(hidden: guarded)
        #expect(!found.contains("zero-frame-unhandled"))
        #expect(found.contains("layout-not-reset"))
    }

    /// A condition that zeros do not meet, and that alone would reset.
    @Test func aConditionThatZerosDoNotMeetIsTheirFault() {
        let compared = ChatScreen.readingFrame + "if frame.minY >= view.bounds.height { bottom.constant = 0 }"
        #expect(rules(hidden: compared).contains("zero-frame-unhandled"))
    }
}
