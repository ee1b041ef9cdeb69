import Testing
import Vocabulary

@testable import Behaviour

/// What the initialiser of a view ties to the view itself is tied to it by whatever name a property gives it later.
///
/// The iPhone with a home indicator is 844 points high, its safe area ends at 810, and its keyboard's top is at 508.
struct NestedViewTests {
    private func show(
        screen: String, form: String, raising code: String, elsewhere: String = "", panel: String = ""
    ) throws -> (handler: Handler, effects: [Effect]) {
        let project = Project([
            "Composer.swift": ChatScreen.code(
                shown: code.replacing("HEIGHT", with: "frame.height"), hidden: code.replacing("HEIGHT", with: "0"),
                members: screen),
            "Form.swift": """
            import UIKit
            final class Form: UIView {
                \(form)
            }
            """,
            "Elsewhere.swift": "import UIKit\n\(elsewhere)",
            "Panel.swift": panel,
        ])
        let shown = try #require(project.handlers.first { $0.name == "shown(_:)" })
        return (shown, try shown.scenario("iphone-home-indicator").effects)
    }

    private let field = """
        private let field = UITextField()
        private var bottom: NSLayoutConstraint!
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(field)
            bottom = field.bottomAnchor.constraint(equalTo: ANCHOR)
            bottom.isActive = true
        }
        func raise(_ height: CGFloat) { bottom.constant = -height }
        """

    private static let filling = """
        override func viewWillAppear(_ animated: Bool) {
            view.addSubview(form)
            NSLayoutConstraint.activate([
                form.topAnchor.constraint(equalTo: view.topAnchor), form.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
        """

    /// What a scroll view in the form scrolls is as high as its content says, whatever the scroll view's own height: that ends
    /// 20 above a button 50 high, 20 above the safe area: 810 − 90 = 720, and an inset of 336 leaves 384, 124 too high.
    @Test func whatScrollsInAViewInAViewHasAHeightOfItsOwn() throws {
        let form = """
            let scroller = UIScrollView()
            private let page = UIView()
            private let remove = UIButton()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(scroller)
                scroller.addSubview(page)
                addSubview(remove)
                NSLayoutConstraint.activate([
                    remove.heightAnchor.constraint(equalToConstant: 50),
                    remove.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -20),
                    scroller.topAnchor.constraint(equalTo: topAnchor),
                    scroller.bottomAnchor.constraint(equalTo: remove.topAnchor, constant: -20),
                    page.topAnchor.constraint(equalTo: scroller.topAnchor),
                    page.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
                    page.heightAnchor.constraint(equalToConstant: 900),
                ])
            }
            """
        let shown = try show(
            screen: "let form = Form()\n" + Self.filling, form: form, raising: "form.scroller.contentInset.bottom = HEIGHT")
        #expect(shown.effects.map(\.points) == [124])
        #expect(shown.handler.unknowns.isEmpty)
    }

    /// The form fills the view: the field ends at 844 − 336 = 508.
    @Test(arguments: [
        "let form = Form()", "lazy var form = Form()", "lazy var form: Form = { let made = Form(); return made }()",
    ])
    func aViewInAViewOfAPropertyIsPlaced(property: String) throws {
        let shown = try show(
            screen: property + "\n" + Self.filling, form: field.replacing("ANCHOR", with: "bottomAnchor"),
            raising: "form.raise(HEIGHT)")
        #expect(shown.effects.map(\.name) == [.agrees])
        #expect(shown.handler.unknowns.isEmpty)
    }

    /// On the safe area of the form, which is the view's: 810 − 336 = 474, 34 points above the keyboard.
    @Test(arguments: [
        "let form = Form()\n" + filling, "var form: Form { view as! Form }\noverride func loadView() { view = Form() }",
    ])
    func itsSafeAreaIsTheViews(screen: String) throws {
        let shown = try show(
            screen: screen, form: field.replacing("ANCHOR", with: "safeAreaLayoutGuide.bottomAnchor"),
            raising: "form.raise(HEIGHT)")
        #expect(shown.effects.map(\.name) == [.gap])
        #expect(shown.effects.first?.points == 34)
        #expect(shown.handler.unknowns.isEmpty)
    }

    /// A form becomes the screen's view after its initialiser has run.
    @Test func whatBecomesTheRootViewIsIt() throws {
        let shown = try show(
            screen: "var form: Form { view as! Form }\noverride func loadView() { view = Form() }",
            form: field.replacing("ANCHOR", with: "bottomAnchor"), raising: "form.raise(HEIGHT)")
        #expect(shown.effects.map(\.name) == [.agrees])
        #expect(shown.handler.unknowns.isEmpty)
    }

    /// A list ends with its box, the box 8 points above a button, which is 52 points high and ends 16 above the safe area: that
    /// is 110 points above the view's end, which the inset counts once more. How high the button is, another file says.
    @Test func constantsOfOtherFilesPlaceWhatAListEndsWith() throws {
        let shown = try show(
            screen: """
                let box = Form()
                let button = UIButton()
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(button)
                    view.addSubview(box)
                    NSLayoutConstraint.activate([
                        button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
                        button.heightAnchor.constraint(equalToConstant: Metrics.buttonHeight),
                        box.topAnchor.constraint(equalTo: view.topAnchor),
                        box.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -8),
                    ])
                }
                """,
            form: """
                let list = UITableView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(list)
                    NSLayoutConstraint.activate([
                        list.topAnchor.constraint(equalTo: topAnchor), list.bottomAnchor.constraint(equalTo: bottomAnchor),
                    ])
                }
                """,
            raising: "box.list.contentInset.bottom = HEIGHT",
            elsewhere: "enum Metrics {\n    static let buttonHeight: CGFloat = 52\n}")
        #expect(shown.effects.map(\.name) == [.gap])
        #expect(shown.effects.first?.points == 110)
    }

    /// A base class in a third file has its subclasses set themselves up: the list does not adjust its inset, so that the whole
    /// height is right.
    @Test func whatAViewInheritsIsLookedFor() throws {
        let shown = try show(
            screen: "var form: Panel { view as! Panel }\noverride func loadView() { view = Panel() }",
            form: "",
            raising: "form.list.contentInset.bottom = HEIGHT",
            elsewhere: """
                class BaseView: UIView {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        setUp()
                    }
                    func setUp() {}
                }
                """,
            panel: """
                import UIKit
                final class Panel: BaseView {
                    let list = UITableView()
                    override func setUp() {
                        list.contentInsetAdjustmentBehavior = .never
                        addSubview(list)
                        NSLayoutConstraint.activate([
                            list.topAnchor.constraint(equalTo: topAnchor), list.bottomAnchor.constraint(equalTo: bottomAnchor),
                        ])
                    }
                }
                """)
        #expect(shown.effects.map(\.name) == [.agrees])
        #expect(shown.handler.unknowns.isEmpty)
    }
}
