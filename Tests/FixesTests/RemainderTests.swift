import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Testing

@testable import Fixes

/// Of a handler's statements, those stay that do something else than the layout which the guide replaces, with what they need.
@Suite struct RemainderTests {
    /// The lines of the body that go, or nil where the layout and the rest cannot be taken apart; writes to `bottom.constant` are
    /// replaced.
    private func removedLines(_ body: String, others: String = "") -> [String]? {
        let source = "class A: UIViewController {\n@objc func shown(_ note: Notification) {\n\(body)\n}\n\(others)\n}\n"
        let tree = parse(SourceFile(path: "A.swift", text: source))
        let index = DeclarationIndex([tree])
        let writes = tree.root.subtree.filter {
            $0.kind == .assignExpr && $0.child(.left)?.text.hasSuffix("bottom.constant") ?? false
        }
        guard let function = index.method("shown", in: "A"), let block = function.child(.body) else { return nil }
        let remainder = Remainder(of: block, without: Set(writes), index, in: "A")
        guard remainder.obstacle == nil else { return nil }
        if remainder.isEmpty { return ["all"] }
        return remainder.removed.map(\.text).sorted()
    }

    @Test func layoutAndWhatOnlyItNeedsGoes() {
        #expect(
            removedLines(
                """
                guard let info = note.userInfo, let frame = info[0] as? CGRect else { return }
                let height = frame.height
                bottom.constant = -height
                UIView.animate(withDuration: 0.3, delay: 0, options: []) { self.view.layoutIfNeeded() }
                """) == ["all"])
    }

    @Test func aDutyStaysWithWhatItNeeds() {
        #expect(
            removedLines(
                """
                let frame = note.userInfo?[0] as! CGRect
                let height = frame.height
                bottom.constant = -height
                button.isHidden = frame.minY < 10
                """) == ["bottom.constant = -height", "let height = frame.height"])
    }

    /// What stays in an animation is laid out there, too.
    @Test func whatIsAnimatedBesidesKeepsItsLayout() {
        #expect(
            removedLines(
                """
                bottom.constant = 0
                UIView.animate(withDuration: 1) { self.title = "A"; self.view.layoutIfNeeded() }
                """) == ["bottom.constant = 0"])
        #expect(
            removedLines("bottom.constant = 0\nUIView.animate(withDuration: 1) { self.view.layoutIfNeeded() }\ntitle = \"A\"")
                == ["UIView.animate(withDuration: 1) { self.view.layoutIfNeeded() }", "bottom.constant = 0"])
    }

    @Test func aCallThatNobodyKnowsStays() {
        #expect(removedLines("bottom.constant = 0\ntracker.note(.keyboard)") == ["bottom.constant = 0"])
        #expect(
            removedLines("bottom.constant = measure()", others: "func measure() -> CGFloat { view.bounds.height }") == ["all"])
        #expect(
            removedLines("bottom.constant = 0\nmeasure()", others: "func measure() { count += 1 }\nvar count = 0") == [
                "bottom.constant = 0"
            ])
    }

    @Test func aFunctionOfTheTypeGoesIfOnlyLayoutIsInIt() {
        #expect(removedLines("move(0)", others: "func move(_ y: CGFloat) { bottom.constant = y }") == ["all"])
        #expect(removedLines("move(0)", others: "func move(_ y: CGFloat) { bottom.constant = y; log.add(1) }") == nil)
    }

    @Test func aBranchThatWouldBeEmptyStopsEverything() {
        #expect(removedLines("if wide { bottom.constant = 0 } else { log.add(1) }") == nil)
        #expect(removedLines("if wide { bottom.constant = 0 } else { bottom.constant = 8 }") == ["all"])
        #expect(removedLines("if wide { bottom.constant = 0; log.add(1) } else { log.add(2) }") == ["bottom.constant = 0"])
        // What the condition does is not known.
        #expect(removedLines("if log.add(1) { bottom.constant = 0 }") == [])
    }

    @Test func whatLeavesEarlyStaysBeforeADuty() {
        #expect(removedLines("guard wide else { return }\nbottom.constant = 0") == ["all"])
        #expect(removedLines("guard wide else { return }\nbottom.constant = 0\nlog.add(1)") == ["bottom.constant = 0"])
        #expect(removedLines("if wide { return }\nbottom.constant = 0\nlog.add(1)") == ["bottom.constant = 0"])
    }

    @Test func aCompletionIsADuty() {
        #expect(
            removedLines(
                "UIView.animate(withDuration: 0.3, animations: { self.bottom.constant = 0; log.add(1) }, completion: { _ in log.add(2) })"
            )
                == ["self.bottom.constant = 0"])
        #expect(
            removedLines(
                "UIView.animate(withDuration: 0.3, animations: { self.bottom.constant = 0 }, completion: { _ in log.add(2) })")
                == nil)
    }
}
