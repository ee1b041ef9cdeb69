import LintEngine
import ProgramIndex
import SourceText
import Testing
import Vocabulary

@testable import Fixes

/// Views of interface files that code has no name for, and handlers that a superclass registers.
@Suite struct NewOutletTests {
    private static let source = OutletFixTests.source.replacing("    @IBOutlet private weak var form: UIView!\n", with: "")
    private static let outlet = #"<outlet property="formBottom" destination="k" id="abc-de-fgh"/>"#

    /// - Parameters:
    ///   - label: of the view in Xcode.
    ///   - others: lines beside the constraint's outlet.
    private static func drawing(label: String = #"userLabel="Login Form""#, others: String = "") -> String {
        """
        <document><scenes><scene><objects><viewController id="ctl" customClass="LoginViewController">
            <view key="view" id="root"><subviews><view \(label) id="form"/></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/><constraints>
                <constraint firstItem="safe" firstAttribute="bottom" secondItem="form" secondAttribute="bottom" constant="24" id="k"/>
            </constraints></view>
            <connections>
                \(outlet)\(others)
            </connections>
        </viewController></objects></scene></scenes></document>

        """
    }

    private static func index(_ text: String) -> InterfaceIndex {
        InterfaceIndex([InterfaceFile(path: "Login.storyboard", bytes: Array(text.utf8))])
    }

    @Test(arguments: [(#"userLabel="Login Form""#, "loginForm"), ("", "containerView")])
    func theViewGetsAnOutletBesideItsConstraints(label: String, name: String) throws {
        let drawing = Self.drawing(label: label)
        let sample = FixSample(Self.source, interfaces: Self.index(drawing))
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .guide)
        #expect(fix.contents == [name])
        let fixed = try #require(sample.fixed)
        #expect(
            fixed.contains(
                """
                    @IBOutlet private weak var formBottom: NSLayoutConstraint!
                    @IBOutlet private weak var \(name): UIView!

                """))
        #expect(
            fixed.contains("        \(name).bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -24)"))
        // One line more, with an identifier of its own; every other byte is as it was.
        let changed = try #require(sample.fixedInterface("Login.storyboard"))
        let lines = changed.split(separator: "\n", omittingEmptySubsequences: false)
        let added = try #require(lines.firstIndex { $0.contains("property=\"\(name)\"") })
        #expect(lines[added].hasPrefix("        <outlet property=\"\(name)\" destination=\"form\" id=\""))
        var rest = lines
        rest.remove(at: added)
        #expect(rest.joined(separator: "\n") == drawing)
        let row = try #require(fix.proof.rows.first { $0.scenario == "iphone-home-indicator" })
        #expect((row.before, row.after) == (450, 484))
    }

    /// A name that the class has is another thing's.
    @Test func aNameThatIsTakenIsNotUsed() throws {
        let source = Self.source.replacing("title = \"Login\"", with: "loginForm = 1")
            .replacing("    override func viewDidLoad", with: "    private var loginForm = 0\n\n    override func viewDidLoad")
        let sample = FixSample(source, interfaces: Self.index(Self.drawing()))
        #expect(try #require(sample.fixed).contains("weak var containerView: UIView!"))
    }

    /// Two elements on a line: what Xcode would make of the file is not what was found.
    @Test func aLineOfSeveralElementsIsRefused() {
        let drawing = Self.drawing(others: #"<outlet property="other" destination="root" id="o"/>"#)
        #expect(FixSample(Self.source, interfaces: Self.index(drawing)).fix?.kind != .guide)
    }
}

/// Handlers that a superclass registers, for this screen and for others.
extension NewOutletTests {
    /// - Parameter inherited: what the superclass's handlers do.
    private static func composer(inherited: String) -> String {
        let screen = OlderSystemsTests.composer.replacing(": UIViewController", with: ": BaseViewController")
            .replacing("@objc private func", with: "override func").replacing(
                "        registerForKeyboard()\n", with: "        observe()\n")
        let start = screen.firstRange(of: "    private func registerForKeyboard() {")?.lowerBound ?? screen.endIndex
        let end = screen.firstRange(of: "    override func keyboardWillShow")?.lowerBound ?? screen.endIndex
        return screen[..<start] + screen[end...] + """

            class BaseViewController: UIViewController {
                func observe() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
                }

                @objc func keyboardWillShow(_ notification: Notification) { \(inherited) }
                @objc func keyboardWillHide(_ notification: Notification) { \(inherited) }
            }

            """
    }

    /// The registration stays for whom it may serve; the methods that ran for this screen go, where the superclass's do nothing.
    @Test func whatASuperclassRegistersStaysRegistered() throws {
        let source = Self.composer(inherited: "")
        let fixed = try #require(FixSample(source).fixed, "\(String(describing: FixSample(source).refusal))")
        #expect(fixed.contains("func observe() {\n        NotificationCenter.default.addObserver("))
        #expect(!fixed.contains("override func keyboardWillShow"))
        let refused = FixSample(Self.composer(inherited: "print(view.frame); title = \"Keyboard\""))
        #expect(refused.fix?.kind != .guide)
    }

    /// On older systems they run, whoever registers.
    @Test func theHandlersThemselvesAskForTheSystem() throws {
        let source = Self.composer(inherited: "title = \"Keyboard\"")
        let sample = FixSample(source, target: Version(major: 13))
        let fixed = try #require(sample.fixed, "\(String(describing: sample.refusal))")
        #expect(fixed.contains("func observe() {\n        NotificationCenter.default.addObserver("))
        #expect(
            fixed.contains(
                "    override func keyboardWillShow(_ notification: Notification) {\n        if #unavailable(iOS 15.0) {\n            guard let frame"
            ))
    }
}

/// Two fixes that insert at one place, as where both have a registration run on older systems alone.
extension NewOutletTests {
    @Test func insertionsAtOnePlaceAreNotMadeTogether() {
        func fix(_ type: String) -> Fix {
            let edit = FileEdit(
                path: "Base.swift", TextEdit(range: ByteRange(40, 40), replacement: "if #unavailable(iOS 15.0) {"))
            let own = FileEdit(path: "\(type).swift", TextEdit(range: ByteRange(0, 0), replacement: " "))
            return Fix(
                kind: .guide, applicability: .safe, type: type, contents: [], deleted: [], kept: [], edits: [edit, own],
                proof: FixProof(scenarios: 1, moments: 1, mended: [], rows: []), reservations: [])
        }
        let findings = ["Chat", "Comments"].map { type in
            var finding = FixSample(Screens.composer).findings[0]
            finding.fix = fix(type)
            return finding
        }
        let selection = FixSelection(from: findings, includesUnsafe: false)
        #expect(selection.chosen.count == 1)
        #expect(selection.overlapping == 1)
    }
}
