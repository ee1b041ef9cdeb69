import LintEngine
import Testing

@testable import Fixes

/// Handlers that subscribe to a stream of notifications: what subscribes goes with them.
struct StreamFixTests {
    /// - Parameters:
    ///   - shown: what gives the stream of the keyboard that comes.
    ///   - operators: of that stream, before it is subscribed to.
    private static func source(_ shown: String = "NotificationCenter.default.shown", operators: String = "") -> String {
        """
        import RxSwift
        import UIKit

        extension NotificationCenter {
            var shown: Observable<Notification> { rx.notification(UIResponder.keyboardWillShowNotification) }
            var hidden: Observable<Notification> {
                return rx.notification(UIResponder.keyboardWillHideNotification)
            }
        }

        final class NoteViewController: UIViewController {
            private let composer = UITextView()
            private var composerBottom: NSLayoutConstraint!
            private let bag = DisposeBag()
            var shows = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                composer.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(composer)
                composerBottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                composerBottom.isActive = true
                observe()
            }

            private func observe() {
                \(shown)\(operators)
                    .subscribe(onNext: { [weak self] note in
                        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                        self?.composerBottom.constant = -frame.height
                    })
                    .disposed(by: bag)
                NotificationCenter.default.hidden
                    .subscribe(onNext: { [weak self] _ in
                        self?.composerBottom.constant = 0
                    })
                    .disposed(by: bag)
            }
        }

        """
    }

    /// Insets are copied, changed and set again, by a method that has the name of another one.
    @Test func whatChangesACopyOfInsetsGoes() throws {
        let source = Self.source()
            .replacing("private let composer = UITextView()", with: "private let composer = UITableView()")
            .replacing("composerBottom.isActive = true", with: "composerBottom.isActive = true\n        place()")
            .replacing("self?.composerBottom.constant = -frame.height", with: "self?.place(above: frame.height)")
            .replacing("self?.composerBottom.constant = 0", with: "self?.place(above: 0)")
            .replacing(
                "    private func observe() {",
                with: """
                        private func place() {
                            composer.rowHeight = 60
                        }

                        private func place(above height: CGFloat) {
                            var insets = composer.contentInset
                            insets.bottom = height
                            composer.contentInset = insets
                        }

                        private func observe() {
                    """)
        let sample = FixSample(source)
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(fixed.contains("composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)"))
        #expect(fixed.contains("place()\n") && fixed.contains("private func place() {"))
        #expect(!fixed.contains("insets") && !fixed.contains("subscribe"))
    }

    /// The property of the extension stays: others may subscribe.
    @Test(arguments: [
        (source(), true), (source("NotificationCenter.default.rx.notification(UIResponder.keyboardWillShowNotification)"), true),
        (source(operators: ".filter { $0.userInfo != nil }"), true),
        // What operators do besides would be lost.
        (source(operators: ".do(onNext: { [weak self] _ in self?.shows += 1 })"), false),
    ])
    func whatSubscribesGoesWithTheHandler(source: String, isMigrated: Bool) throws {
        let sample = FixSample(source)
        guard isMigrated else {
            #expect(sample.fix?.kind != .guide)
            return
        }
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(fixed.contains("composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)"))
        #expect(!fixed.contains("subscribe") && !fixed.contains("observe()"))
        #expect(fixed.contains("    var shown: Observable<Notification> { rx.notification("))
    }
}
