import Testing

@testable import LintPolicy

/// What is said of a small file of a large type does not depend on how the type is divided.
@Suite struct LargeTypeTests {
    /// - Parameter methods: of the class, in its own file.
    private func project(methods: Int) -> Project {
        let filler = (0..<methods).map { number in
            "func place\(number)() { let frame = items[\(number)].frame; total += frame.height * 2 + frame.minY - inset(\(number)) }"
        }
        return Project([
            "Chat.swift": """
            class Chat: UIViewController {
            let list = UITableView()
            \(filler.joined(separator: "\n"))
            }
            """,
            "Chat+Keyboard.swift": """
            extension Chat {
                func observe() {
                    let center = NotificationCenter.default
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
                    UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: curve)) {
                        self.list.contentInset.bottom = frame.height
                    }
                }
                @objc func hidden(_ note: Notification) { list.contentInset.bottom = 0 }
            }
            """,
        ])
    }

    @Test func aPartOfALargeTypeIsSearchedToItsEnd() {
        let small = project(methods: 1).report(), large = project(methods: 4_000).report()
        #expect(small.findings.contains { $0.rule == "animation-curve-unshifted" })
        #expect(large.findings.map(\.rule) == small.findings.map(\.rule))
        #expect(!large.notAnalysed.contains { $0.reason.contains("limit for matching") })
    }
}
