import LintEngine
import Testing
import Vocabulary

@testable import Fixes

/// A line of SnapKit gets the guide's top in the container's place.
@Suite struct SnapKitFixTests {
    private static let source = """
        import SnapKit
        import UIKit

        final class ChatViewController: UIViewController {
            private let bar = UIView()
            private var barBottom: Constraint?

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(bar)
                bar.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview()
                    make.height.equalTo(56)
                    barBottom = make.bottom.equalTo(view.safeAreaLayoutGuide).constraint
                }
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                barBottom?.update(offset: -frame.height)
                UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
            }

            @objc private func hidden(_ note: Notification) {
                barBottom?.update(offset: 0)
                UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
            }
        }

        """

    private static let migrated = """
        import SnapKit
        import UIKit

        final class ChatViewController: UIViewController {
            private let bar = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(bar)
                bar.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview()
                    make.height.equalTo(56)
                    make.bottom.equalTo(view.keyboardLayoutGuide.snp.top)
                }
            }
        }

        """

    @Test func theLineIsTiedAndThePropertyGoes() throws {
        let sample = FixSample(Self.source)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .guide)
        #expect(fix.applicability == .safe, "\(fix.reservations)")
        #expect(sample.fixed == Self.migrated)
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.before, row.after) == (474, 508))
    }

    @Test(arguments: [
        ("equalTo(view.safeAreaLayoutGuide.snp.bottom)", "equalTo(view.keyboardLayoutGuide.snp.top)"),
        ("equalTo(self.view.safeAreaLayoutGuide.snp.bottom)", "equalTo(self.view.keyboardLayoutGuide.snp.top)"),
        ("equalTo(view.snp.bottom)", "equalTo(view.keyboardLayoutGuide.snp.top)"),
        ("equalToSuperview()", "equalTo(view.keyboardLayoutGuide.snp.top)"),
    ])
    func eachWayToNameTheContainerIsRewritten(old: String, new: String) throws {
        let source = Self.source.replacing("equalTo(view.safeAreaLayoutGuide)", with: old)
        #expect(FixSample(source).fixed == Self.migrated.replacing("equalTo(view.keyboardLayoutGuide.snp.top)", with: new))
    }

    @Test func aLineThatUpdatesIsRemoved() throws {
        let source = Self.source
            .replacing(
                "barBottom = make.bottom.equalTo(view.safeAreaLayoutGuide).constraint",
                with: "make.bottom.equalTo(view.safeAreaLayoutGuide)"
            )
            .replacing("    private var barBottom: Constraint?\n", with: "")
            .replacing(
                "barBottom?.update(offset: -frame.height)",
                with: "bar.snp.updateConstraints { $0.bottom.equalTo(view.safeAreaLayoutGuide).offset(-frame.height) }"
            )
            .replacing(
                "barBottom?.update(offset: 0)",
                with: "bar.snp.updateConstraints { $0.bottom.equalTo(view.safeAreaLayoutGuide).offset(0) }")
        #expect(FixSample(source).fixed == Self.migrated)
    }

    /// A handler that makes all constraints of the bar anew.
    ///
    /// - Parameter lines: what it makes besides.
    private static func remaking(_ lines: String = "", of view: String = "bar") -> String {
        func remake(_ bottom: String) -> String {
            "\(view).snp.remakeConstraints {\n\(lines)            $0.bottom.\(bottom)\n        }"
        }
        return
            source
            .replacing(
                "barBottom = make.bottom.equalTo(view.safeAreaLayoutGuide).constraint",
                with: "make.bottom.equalTo(view.safeAreaLayoutGuide)"
            )
            .replacing("    private var barBottom: Constraint?\n", with: "")
            .replacing(
                "barBottom?.update(offset: -frame.height)", with: remake("equalToSuperview().offset(-frame.height)")
            )
            .replacing("barBottom?.update(offset: 0)", with: remake("equalTo(view.safeAreaLayoutGuide)"))
    }

    @Test(arguments: [
        remaking(), remaking("            $0.height.equalTo(56)\n            $0.leading.trailing.equalToSuperview()\n"),
        remaking("            $0.leading.trailing.equalToSuperview()\n", of: "self.bar"),
    ])
    func whatIsMadeAnewAtEachEventIsTiedOnce(source: String) throws {
        let sample = FixSample(source)
        #expect(sample.fixed == Self.migrated, "\(String(describing: sample.refusal))")
    }

    /// SnapKit's inset of a bottom is above it, and its inset of a top below.
    @Test(arguments: [("14", "-14"), ("Self.margin", "-Self.margin"), ("margin + 2", "-(margin + 2)"), ("-14", "14")])
    func anInsetBecomesAnOffset(inset: String, offset: String) throws {
        let margin = "let bar = UIView()\n    private static let margin = 14.0\n    private let margin = 12.0\n"
        let line = "barBottom = make.bottom.equalTo(view.safeAreaLayoutGuide)"
        let source = Self.source.replacing("let bar = UIView()\n", with: margin)
            .replacing(line, with: line + ".inset(\(inset))")
            .replacing("offset: -frame.height", with: "offset: -frame.height + view.safeAreaInsets.bottom + \(offset)")
            .replacing("offset: 0", with: "offset: \(offset)")
        let sample = FixSample(source)
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(fixed.contains("            make.bottom.equalTo(view.keyboardLayoutGuide.snp.top).offset(\(offset))\n"))
        #expect(sample.fix?.applicability == .safe, "\(String(describing: sample.fix?.reservations))")
    }

    /// A title that the handlers move stays theirs.
    @Test func whatIsMovedAtTheTopStaysTheHandlers() throws {
        func move(_ distance: Int) -> String {
            "\n        heading.snp.updateConstraints { $0.top.equalTo(view.safeAreaLayoutGuide).inset(\(distance)) }"
        }
        let made = "heading.snp.makeConstraints { $0.top.equalTo(view.safeAreaLayoutGuide).inset(76) }"
        let source = Self.source
            .replacing("let bar = UIView()\n", with: "let bar = UIView()\n    private let heading = UILabel()\n")
            .replacing("        bar.snp.make", with: "        view.addSubview(heading)\n        \(made)\n        bar.snp.make")
            .replacing("(offset: -frame.height)", with: "(offset: -frame.height)" + move(20))
            .replacing("(offset: 0)", with: "(offset: 0)" + move(76))
        let sample = FixSample(source)
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(fixed.contains("make.bottom.equalTo(view.keyboardLayoutGuide.snp.top)"))
        #expect(!fixed.contains("barBottom") && fixed.contains("inset(20)") && fixed.contains("#selector(hidden)"))
    }

    /// A bar that is higher while the keyboard is there would not be so any more.
    @Test func whatAHandlerMakesBesidesAndTheSetUpDoesNotIsNotLost() throws {
        let sample = FixSample(Self.remaking("            $0.height.equalTo(44)\n"))
        #expect(sample.fix?.kind != .guide)
    }

    /// A list with an inset, whose line ties more than its bottom.
    private static func list(_ closure: String) -> String {
        """
        import SnapKit
        import UIKit

        final class ListViewController: UIViewController {
            private let list = UITableView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                list.snp.makeConstraints \(closure)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                list.contentInset.bottom = frame.height - view.safeAreaInsets.bottom + 100
            }

            @objc private func hidden(_ note: Notification) {
                list.contentInset.bottom = 0
            }
        }

        """
    }

    private static func tiedList(_ closure: String) -> String {
        """
        import SnapKit
        import UIKit

        final class ListViewController: UIViewController {
            private let list = UITableView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                list.snp.makeConstraints \(closure)
            }
        }

        """
    }

    @Test(arguments: [
        (
            "{ make in\n            make.edges.equalToSuperview()\n        }",
            "{ make in\n            make.top.leading.trailing.equalToSuperview()\n"
                + "            make.bottom.equalTo(view.keyboardLayoutGuide.snp.top)\n        }"
        ),
        (
            "{ $0.edges.equalToSuperview() }",
            "{\n            $0.top.leading.trailing.equalToSuperview()\n"
                + "            $0.bottom.equalTo(view.keyboardLayoutGuide.snp.top)\n        }"
        ),
        (
            "{ make in\n            make.left.right.bottom.equalTo(view.safeAreaLayoutGuide).inset(0)\n            make.top.equalToSuperview()\n        }",
            "{ make in\n            make.left.right.equalTo(view.safeAreaLayoutGuide).inset(0)\n"
                + "            make.bottom.equalTo(view.keyboardLayoutGuide.snp.top).offset(0)\n            make.top.equalToSuperview()\n        }"
        ),
    ])
    func aLineThatTiesMoreThanTheBottomKeepsTheRest(old: String, new: String) throws {
        let sample = FixSample(Self.list(old))
        #expect(sample.fixed == Self.tiedList(new), "\(String(describing: sample.refusal))")
    }

    @Test func aConstraintOfSeveralEdgesThatIsKeptIsLeftAlone() {
        let source = Self.source.replacing("make.bottom.equalTo(view", with: "make.bottom.top.equalTo(view")
        #expect(FixSample(source).fix?.kind != .guide)
    }

    @Test func theGuideOfTheViewThatMovesIsRefused() {
        let sample = FixSample(Self.source)
        let wrong = Self.migrated.replacing("view.keyboardLayoutGuide", with: "bar.keyboardLayoutGuide")
        #expect(throws: FixRefusal.guideOfMovedView("bar")) { try sample.proof(of: wrong, tying: "bar") }
        let sign = Self.migrated.replacing("keyboardLayoutGuide.snp.top)", with: "keyboardLayoutGuide.snp.top).offset(8)")
        #expect(throws: FixRefusal.self) { try sample.proof(of: sign, tying: "bar") }
    }
}
