import LintEngine
import ProgramIndex
import Testing

@testable import Fixes

/// A constraint of an interface file is taken out of force in code, once the view has loaded.
@Suite struct OutletFixTests {
    static let source = """
        import UIKit

        final class LoginViewController: UIViewController {
            @IBOutlet private weak var form: UIView!
            @IBOutlet private weak var formBottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                title = "Login"
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                formBottom.constant = frame.height + 24
                view.layoutIfNeeded()
            }

            @objc private func hidden(_ note: Notification) {
                formBottom.constant = 24
                view.layoutIfNeeded()
            }
        }

        """

    /// The same, left to the guide.
    private static let tied = """
        import UIKit

        final class LoginViewController: UIViewController {
            @IBOutlet private weak var form: UIView!
            @IBOutlet private weak var formBottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Login"
                formBottom.isActive = false
                form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -24).isActive = true
            }
        }

        """

    /// The form ends 24 points above the safe area.
    static func interfaces(
        second: String = "form", outlet: String = "form", priority: Int = 1000
    ) -> InterfaceIndex {
        let text = """
            <document><scenes><scene><objects><viewController id="ctl" customClass="LoginViewController">
            <view key="view" id="root"><subviews><view id="form"/><view id="other"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="\(second)" secondAttribute="bottom" constant="24" priority="\(priority)" id="k"/>
            </constraints></view>
            <connections><outlet property="formBottom" destination="k"/><outlet property="\(outlet)" destination="form"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        return InterfaceIndex([InterfaceFile(path: "Login.storyboard", bytes: Array(text.utf8))])
    }

    @Test func theOutletIsSwitchedOffAndItsContentTiedWithTheSameMargin() throws {
        let sample = FixSample(Self.source, interfaces: Self.interfaces())
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .guide)
        #expect(fix.applicability == .safe)
        let fixed = try #require(sample.fixed)
        #expect(fixed == Self.tied)
        // 786 at rest; raised by 336 to 450, where the guide has it at 508 − 24.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.before, row.after) == (450, 484))
    }

    /// A constraint that gives way to others does so on the guide, too.
    @Test func thePriorityIsKept() throws {
        let sample = FixSample(Self.source, interfaces: Self.interfaces(priority: 999))
        let lines = """
                    formBottom.isActive = false
                    let formToGuide = form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -24)
                    formToGuide.priority = UILayoutPriority(999)
                    formToGuide.isActive = true

            """
        #expect(try #require(sample.fixed, "\(String(describing: sample.refusal))").contains(lines))
    }

    /// Functions in a function register and move, the latter for the screen that it is handed.
    @Test func localFunctionsThatOnlyServedTheKeyboardGo() throws {
        let source = """
            import UIKit

            final class LoginViewController: UIViewController {
                @IBOutlet private weak var form: UIView!
                @IBOutlet private weak var formBottom: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    observe()
                    title = "Login"

                    func observe() {
                        let center = NotificationCenter.default
                        center.addObserver(
                            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
                        ) { [weak self] note in
                            guard let self, let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
                                return
                            }
                            move(self, by: frame.height)
                        }
                        center.addObserver(
                            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main
                        ) { [weak self] _ in
                            guard let self else { return }
                            move(self, by: 0)
                        }
                    }

                    func move(_ controller: LoginViewController, by height: CGFloat) {
                        controller.formBottom.constant = height + 24
                        controller.view.layoutIfNeeded()
                    }
                }
            }

            """
        let sample = FixSample(source, interfaces: Self.interfaces())
        // The functions stood apart, and so does what comes in their place.
        let expected = Self.tied.replacing("title = \"Login\"\n", with: "title = \"Login\"\n\n")
        #expect(sample.fixed == expected, "\(String(describing: sample.refusal))")
    }

    @Test func aViewBetweenTheContentAndTheSafeAreaCounts() throws {
        let drawing = """
            <document><scenes><scene><objects><viewController id="ctl" customClass="LoginViewController">
            <view key="view" id="root"><subviews><view id="box"><subviews><view id="form"/></subviews><constraints>
            <constraint firstAttribute="bottom" secondItem="form" secondAttribute="bottom" constant="24" id="k"/>
            </constraints></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="8" id="b"/>
            </constraints></view>
            <connections><outlet property="formBottom" destination="k"/><outlet property="form" destination="form"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        let interfaces = InterfaceIndex([InterfaceFile(path: "Login.storyboard", bytes: Array(drawing.utf8))])
        let sample = FixSample(Self.source, interfaces: interfaces)
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(sample.fix?.kind == .guide)
        #expect(fixed.contains("formBottom.isActive = false\n"))
        #expect(
            fixed.contains("form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -32).isActive"))
    }

    @Test func whatOnlyTheHandlersReadGoesWithThem() throws {
        let source = Self.source.replacing("title = \"Login\"", with: "resting = formBottom.constant\n        title = \"Login\"")
            .replacing("formBottom.constant = frame.height + 24", with: "formBottom.constant = frame.height + resting")
            .replacing("formBottom.constant = 24", with: "formBottom.constant = resting")
            .replacing(
                "    @IBOutlet private weak var form: UIView!\n",
                with: "    private var resting: CGFloat = 0\n    @IBOutlet private weak var form: UIView!\n")
        let sample = FixSample(source, interfaces: Self.interfaces())
        #expect(sample.fix?.kind == .guide, "\(String(describing: sample.refusal))")
        let fixed = try #require(sample.fixed)
        #expect(fixed == FixSample(Self.source, interfaces: Self.interfaces()).fixed)
    }

    @Test func contentWithoutAnOutletIsNotTied() {
        let sample = FixSample(Self.source, interfaces: Self.interfaces(second: "other"))
        #expect(sample.fix?.kind != .guide)
    }

    @Test func anOutletThatIsReadElsewhereStays() {
        let source = Self.source.replacing("title = \"Login\"", with: "title = String(describing: formBottom.constant)")
        #expect(FixSample(source, interfaces: Self.interfaces()).fix?.kind != .guide)
    }

    @Test func aConstraintThatIsLeftInForceIsRefused() throws {
        let sample = FixSample(Self.source, interfaces: Self.interfaces())
        let fixed = try #require(sample.fixed)
        let both = fixed.replacing("        formBottom.isActive = false\n", with: "        formBottom.isActive = true\n")
        #expect(throws: FixRefusal.self) { try sample.proof(of: both, tying: "form") }
        let silent = fixed.replacing("        formBottom.isActive = false\n", with: "")
        #expect(throws: FixRefusal.self) { try sample.proof(of: silent, tying: "form") }
    }
}
