import HandlerInterpreter
import LintEngine
import Testing
import Vocabulary

@testable import Fixes

/// Handlers that read the frame which the keyboard comes from.
extension CorrectionTests {
    /// The frame before is right by chance: 336 when the keyboard comes, and 45 too little after it was lower. The end frame
    /// leaves the safe area's 34, which somebody counted twice, and covers nothing.
    @Test func theEndFrameCoversNothingThatTheBeginFrameCovered() throws {
        let source = Screens.late.replacing("keyboardDid", with: "keyboardWill")
            .replacing("keyboardFrameEnd", with: "keyboardFrameBegin")
            .replacing("let covered = view.bounds.intersection(keyboard).height", with: "let bottom = keyboard.height")
            .replacing(
                "contentInset.bottom = max(0, covered - view.safeAreaInsets.bottom)",
                with: "contentInset = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)")
        let sample = FixSample(source, target: Version(major: 9))
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(fixed.contains("keyboardFrameEndUserInfoKey"))
        #expect(!fixed.contains("safeAreaInsets"))
        let row = try #require(sample.fix?.proof.rows.first { $0.scenario == "iphone-there-and-back" })
        // The keyboard's 336 and the safe area's 34 above the view's end at 844.
        #expect(row.after == 474)
    }

    /// As the keyboard hides, the frame before has its height; the end frame can be one of zeros.
    @Test func theFrameBeforeHidingStays() throws {
        let read = "print(note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as Any)"
        let source = Screens.late.replacing("keyboardDid", with: "keyboardWill")
            .replacing("keyboardFrameEnd", with: "keyboardFrameBegin")
            .replacing("let covered = view.bounds.intersection(keyboard).height", with: "let bottom = keyboard.height")
            .replacing("contentInset.bottom = max(0, covered - view.safeAreaInsets.bottom)", with: "contentInset.bottom = bottom")
            .replacing("scrollView.contentInset.bottom = 0", with: "scrollView.contentInset.bottom = 0\n                \(read)")
        let sample = FixSample(source, target: Version(major: 9))
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(fixed.contains("keyboardFrameEndUserInfoKey"))
        #expect(fixed.contains(read))
    }
}
