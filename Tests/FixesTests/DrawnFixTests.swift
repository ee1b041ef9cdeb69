import LintEngine
import ProgramIndex
import Testing

@testable import Fixes

/// A scroll view that an interface file ties: its constraint becomes a placeholder, and code ties the view to the guide.
@Suite struct DrawnFixTests {
    private static let source = """
        import UIKit

        final class ListViewController: UIViewController {
            @IBOutlet private var list: UITableView!
            private var restingInset: CGFloat = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "List"
                restingInset = list.contentInset.bottom

                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                list.contentInset.bottom = frame.height
            }

            @objc private func hidden(_ note: Notification) {
                list.contentInset.bottom = restingInset
            }
        }

        """

    private static let path = "List.storyboard"

    /// - Parameters:
    ///   - container: the identifier of what the list ends with.
    ///   - outlets: besides the list's.
    private static func storyboard(container: String = "safe", outlets: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document><scenes><scene><objects><viewController id="ctl" customClass="ListViewController">
            <view key="view" id="root"><subviews><tableView id="list"/></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="list" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>
                    <constraint firstItem="\(container)" firstAttribute="bottom" secondItem="list" secondAttribute="bottom" id="end"/>
                </constraints>
            </view>
            <connections><outlet property="list" destination="list" id="o"/>\(outlets)</connections>
        </viewController></objects></scene></scenes></document>

        """
    }

    private static func index(_ text: String, _ path: String = path) -> InterfaceIndex {
        InterfaceIndex([InterfaceFile(path: path, bytes: Array(text.utf8))])
    }

    /// A form in the list that must be as high as it: in a lower list, its rows would not fit.
    @Test(arguments: [("", false), ("priority=\"750\"", true), ("relation=\"greaterThanOrEqual\"", true)])
    func contentAsHighAsItsFrameRefusesTheGuide(tie: String, isPinned: Bool) throws {
        let form = """
            <tableView id="list"><subviews><stackView id="form"/></subviews><constraints>
                <constraint firstItem="form" firstAttribute="height" secondItem="list" secondAttribute="height" \(tie) id="h"/>
            </constraints></tableView>
            """
        let drawing = Self.storyboard().replacing("<tableView id=\"list\"/>", with: form)
        let sample = FixSample(Self.source, interfaces: Self.index(drawing))
        #expect((sample.fix?.kind == .guide) == isPinned)
        let obstacle = sample.refusal?.pinObstacle
        #expect(obstacle == (isPinned ? nil : .contentAsHigh(as: "list", content: "UIStackView")))
    }

    @Test func theConstraintBecomesAPlaceholderAndCodeTiesTheView() throws {
        let drawing = Self.storyboard()
        let sample = FixSample(Self.source, interfaces: Self.index(drawing))
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .guide)
        #expect(fix.applicability == .safe, "\(fix.reservations)")
        #expect(sample.fixedInterface(Self.path) == drawing.replacing(#" id="end""#, with: #" placeholder="YES" id="end""#))
        let expected = """
            import UIKit

            final class ListViewController: UIViewController {
                @IBOutlet private var list: UITableView!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "List"

                    list.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
                }
            }

            """
        let fixed = try #require(sample.fixed)
        #expect(fixed == expected)
        #expect(fix.hashes.keys.sorted() == [Self.path, "Screen.swift"])
        // An inset of 336 beside the safe area's 34: 440 of 844 points are left, where 508 are free.
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.before, row.after) == (474, 508))
    }

    /// What is declared optional has no anchors by itself.
    @Test func anOptionalOutletIsChained() throws {
        let source = Self.source.replacing("UITableView!", with: "UITableView?")
            .replacing("= list.contentInset.bottom", with: "= list?.contentInset.bottom ?? 0")
            .replacing("list.contentInset", with: "list?.contentInset")
        let sample = FixSample(source, interfaces: Self.index(Self.storyboard()))
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(
            fixed.contains("        list?.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true\n")
        )
    }

    @Test func whatReachedTheViewsBottomIsToBeAgreedTo() throws {
        // Nothing that the handlers could be corrected to: the inset is twice the keyboard's height.
        let sample = FixSample(
            Self.source.replacing("frame.height", with: "frame.height * 2"),
            interfaces: Self.index(Self.storyboard(container: "root")))
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .guide)
        #expect(fix.applicability == .unsafe)
        #expect(fix.reservations.contains(.frameEnds(content: "list")))
    }

    @Test func aDrawingThatStillTiesTheViewIsRefused() throws {
        let sample = FixSample(Self.source, interfaces: Self.index(Self.storyboard()))
        let fixed = try #require(sample.fixed)
        // The code alone, without the edit of the drawing.
        #expect(throws: FixRefusal.drawnToo(content: "list", path: Self.path)) { try sample.proof(of: fixed, tying: "list") }
    }

    @Test func aConstraintThatCodeUsesIsNoPlaceholder() {
        let outlet = #"<outlet property="listBottom" destination="end" id="p"/>"#
        let source = Self.source.replacing(
            "    private var restingInset",
            with: "    @IBOutlet private var listBottom: NSLayoutConstraint!\n    private var restingInset")
        let sample = FixSample(source, interfaces: Self.index(Self.storyboard(outlets: outlet)))
        #expect(sample.fix?.kind != .guide)
    }

    @Test func localisedCopiesAreLeftAlone() {
        let files = ["de.lproj/List.xib", "en.lproj/List.xib"].map {
            InterfaceFile(path: $0, bytes: Array(Self.storyboard().utf8))
        }
        #expect(FixSample(Self.source, interfaces: InterfaceIndex(files)).fix?.kind != .guide)
    }

    @Test func aMarginBelowTheViewWouldStayAboveTheKeyboard() throws {
        // The inset reached to the keyboard's edge; a list that ends 12 points above the guide does not.
        let drawing = Self.storyboard().replacing(#" id="end""#, with: #" constant="12" id="end""#)
        let sample = FixSample(Self.source, interfaces: Self.index(drawing))
        #expect(sample.fix?.kind != .guide)
    }
}
