import HandlerInterpreter
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy

/// What has to stay visible of a view that is moved as a whole, where code makes and places its controls.
struct MadeControlTests {
    private func handler(_ members: String, _ setUp: String) throws -> Handler {
        let code = """
            class SignIn: UIViewController {
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(setUp)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) { view.frame.origin.y = -100 }
            }
            """
        return try #require(Project(["SignIn.swift": code]).handlers.first)
    }

    private func bottom(_ handler: Handler) -> Double? {
        handler.scenarios.first { $0.id == "iphone-home-indicator" }?.steps.first?.legacyBottom
    }

    @Test func theLowestControlCounts() throws {
        let handler = try handler(
            "let field = UITextField()\n let button = UIButton()",
            """
            view.addSubview(field)
            view.addSubview(button)
            field.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 300).isActive = true
            button.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 700).isActive = true
            """)
        // 700 − 100.
        #expect(bottom(handler) == 600)
        #expect(handler.unknowns == [.assumed(.mustStayVisible("button"))])
    }

    @Test func aControlOfWhichNothingSaysHowHighItIsIsAsHighAsARow() throws {
        let handler = try handler(
            "let field = UITextField()",
            "view.addSubview(field)\n field.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true")
        // 422 + 22 − 100.
        #expect(bottom(handler) == 344)
        #expect(handler.unknowns == [.assumed(.isRowHigh("field"))])
    }

    @Test func aFrameWithWhichAControlIsMadeSaysWhereItIs() throws {
        let handler = try handler(
            "var field = UITextField()",
            """
            field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            field.center = view.center
            view.addSubview(field)
            """)
        // 422 + 15 − 100.
        #expect(bottom(handler) == 337)
        #expect(handler.unknowns.isEmpty)
    }

    /// The label is as high as its text, and so nobody knows where the field is.
    @Test func oneThatIsHeldAtTheLowerEndIsTakenForTheLowest() throws {
        let handler = try handler(
            "let label = UILabel()\n let field = UITextField()\n let button = UIButton()",
            """
            for part in [label, field, button] { view.addSubview(part) }
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
            field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12).isActive = true
            field.heightAnchor.constraint(equalToConstant: 44).isActive = true
            button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40).isActive = true
            """)
        // 844 − 40 − 100.
        #expect(bottom(handler) == 704)
        #expect(handler.unknowns == [.assumed(.mustStayVisible("button"))])
    }

    @Test func whereOneIsNotKnownNobodyKnowsWhatIsCovered() throws {
        let handler = try handler(
            "let field = UITextField()\n let button = UIButton()",
            """
            view.addSubview(field)
            view.addSubview(button)
            field.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 300).isActive = true
            place(button)
            """)
        #expect(handler.unknowns.contains(.unknown(.needOfWhole("view"))))
        // That nothing resets it is known all the same.
        let effects = handler.scenarios.flatMap(\.effects).map(\.name)
        #expect(effects.contains(.notReset) && effects.contains(.depends) && !effects.contains(.covered))
    }
}

extension MadeControlTests {
    /// What a controller loads as its view may be declared elsewhere, and made when it comes into a window.
    @Test func controlsOfALoadedViewCount() throws {
        let controller = """
            class SignIn: UIViewController {
                private let form = Form()
                override func loadView() { view = form }
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) { view.frame.origin.y = -100 }
            }
            """
        let form = """
            class Form: UIView {
                let field = UITextField()
                override func willMove(toWindow newWindow: UIWindow?) {
                    addSubview(field)
                    field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -200).isActive = true
                }
            }
            """
        let handler = try #require(Project(["SignIn.swift": controller, "Form.swift": form]).handlers.first)
        // 844 − 200 − 100.
        #expect(handler.scenarios.first { $0.id == "iphone-home-indicator" }?.steps.first?.legacyBottom == 544)
        #expect(handler.unknowns.isEmpty)
    }
}
