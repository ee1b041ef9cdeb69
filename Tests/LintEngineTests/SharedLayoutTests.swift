import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// One function that lays out for two handlers: each of them may be wrong in a way of its own.
struct SharedLayoutTests {
    /// - Parameter base: what the end frame is converted from.
    private func report(convertingFrom base: String, hidden: String = "layOut(note)") -> Report {
        let code = ChatScreen.code(
            shown: "layOut(note)", hidden: hidden,
            members: """
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(bar)
                    bottom = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
                    bottom.isActive = true
                }
                func layOut(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    let converted = view.convert(frame, from: \(base))
                    bottom.constant = view.bounds.maxY - converted.minY
                }
                """)
        return Project(["Chat.swift": code]).report(in: "ipad-stage-manager-partly-covered", "iphone-cross-fade")
    }

    private func rules(_ report: Report, of name: String) -> Set<String> {
        Set(
            report.findings.filter { finding in finding.handler.map { report.handlers[$0].name == name } ?? false }
                .flatMap { [$0.rule] + $0.also.map(\.rule) })
    }

    /// In a window that begins 44 points below the screen's top the bar is covered as the keyboard comes. As it goes with
    /// cross-fade transitions, its frame is all zeros, and the bar is left 844 points too high.
    @Test func eachHandlerIsToldOf() throws {
        let report = report(convertingFrom: "view.window")
        #expect(rules(report, of: "shown(_:)").contains("convert-from-window-base"))
        #expect(rules(report, of: "hidden(_:)").contains("zero-frame-unhandled"))
        let zero = try #require(report.findings.first { $0.rule == "zero-frame-unhandled" })
        #expect(zero.severity == .error)
    }

    @Test func whatIsPutBackIsNot() {
        let report = report(convertingFrom: "view.window", hidden: "bottom.constant = 0")
        #expect(rules(report, of: "shown(_:)").contains("convert-from-window-base"))
        #expect(!rules(report, of: "hidden(_:)").contains("zero-frame-unhandled"))
    }

    /// What is said of one place is said once.
    @Test func noPlaceIsToldOfTwice() {
        let places = report(convertingFrom: "view.window").findings.map(\.identity)
        #expect(Set(places).count == places.count)
    }
}
