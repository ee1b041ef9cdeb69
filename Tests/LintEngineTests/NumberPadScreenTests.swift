import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// Screens on which one can only type numbers: an iPhone shows them a keyboard without suggestions.
struct NumberPadScreenTests {
    /// What the handler writes on an iPhone with a home indicator, event by event.
    private func written(
        setUp: String, members: String, storyboard: String? = nil, under condition: String = "%@",
        and others: [String: String] = [:]
    ) throws -> [Handler.Amount] {
        let write = "bottom.constant = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect).height"
        var files = [
            "Phone.swift": """
            class Phone: UIViewController {
                \(members)
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    \(setUp)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    \(condition.replacing("%@", with: write))
                }
            }
            """
        ]
        files["Phone.storyboard"] = storyboard
        files.merge(others) { first, _ in first }
        let handler = try #require(Project(files).handlers.first)
        return try handler.scenario("iphone-home-indicator").writes.map(\.after)
    }

    private static let adding = "view.addSubview(code); view.addSubview(other);"

    @Test(arguments: [
        "code.keyboardType = .numberPad; other.keyboardType = .phonePad",
        "[code, other].forEach { $0.keyboardType = .decimalPad }",
        "code.keyboardType = UIKeyboardType.numberPad; other.keyboardType = .asciiCapableNumberPad",
    ])
    func numbersAlone(types: String) throws {
        let written = try written(setUp: Self.adding + types, members: "let code = UITextField(), other = UITextField()")
        #expect(written == [.points(291)])
    }

    /// The handler writes only while numbers are typed, though the screen has a field for letters.
    @Test(
        arguments: [
            ("if code.isFirstResponder { %@ }", [.points(291)]),
            ("if other.isFirstResponder { %@ }", [.points(336), .points(291)]),
            ("if code.isFirstResponder || other.isFirstResponder { %@ }", [.points(336), .points(291)]),
        ] as [(String, [Handler.Amount])])
    func whatOnlyActsWhileNumbersAreTyped(condition: String, written: [Handler.Amount]) throws {
        let result = try self.written(
            setUp: Self.adding + "code.keyboardType = .numberPad", members: "let code = UITextField(), other = UITextField()",
            under: condition)
        #expect(Set(result) == Set(written))
    }

    /// One field with letters shows the suggestions, and leaving it hides them.
    @Test(arguments: ["code.keyboardType = .numberPad", "code.keyboardType = .numberPad; other.keyboardType = .emailAddress"])
    func lettersToo(types: String) throws {
        let written = try written(setUp: Self.adding + types, members: "let code = UITextField(), other = UITextField()")
        #expect(written == [.points(336), .points(291)])
    }

    /// What has cells, and a view that nobody has seen, may have fields.
    @Test(arguments: ["UITableView()", "UICollectionView()", "CardForm()"]) func othersMayBeAnywhere(view: String) throws {
        let written = try written(
            setUp: "view.addSubview(code); code.keyboardType = .numberPad; view.addSubview(form)",
            members: "let code = UITextField(), form = \(view)")
        #expect(written == [.points(336), .points(291)])
    }

    private static func storyboard(_ fields: String) -> String {
        """
        <document><scenes><scene sceneID="1"><objects>
        <viewController id="a" customClass="Phone"><view key="view" id="b"><subviews>
        \(fields)
        </subviews></view></viewController></objects></scene></scenes></document>
        """
    }

    private static func field(_ id: String, _ type: String) -> String {
        "<textField id=\"\(id)\"><textInputTraits key=\"textInputTraits\"\(type)/></textField>"
    }

    @Test func anInterfaceFileHasTheKeyboard() throws {
        let pad = " keyboardType=\"numberPad\""
        let only = try written(setUp: "", members: "", storyboard: Self.storyboard(Self.field("c", pad)))
        #expect(only == [.points(291)])
        let both = try written(
            setUp: "", members: "", storyboard: Self.storyboard(Self.field("c", pad) + Self.field("d", "")))
        #expect(both == [.points(336), .points(291)])
        // Cells have fields that are made elsewhere.
        let list = try written(
            setUp: "", members: "", storyboard: Self.storyboard(Self.field("c", pad) + "<tableView id=\"e\"/>"))
        #expect(list == [.points(336), .points(291)])
    }

    /// Nobody types in what is hidden, and a view's own class says whether one can type in it.
    @Test(
        arguments: [
            ("<view id=\"e\" hidden=\"YES\" customClass=\"CardForm\"/>", "", [.points(291)]),
            ("<view id=\"e\" customClass=\"PriceLabel\"/>", "", [.points(291)]),
            ("<view id=\"e\" customClass=\"CardForm\"/>", "", [.points(336), .points(291)]),
            ("<view id=\"e\" customClass=\"CardForm\"/>", "let number = UITextField()", [.points(336), .points(291)]),
            ("<view id=\"e\" customClass=\"CardForm\"/>", "let picture = UIImageView()", [.points(291)]),
        ] as [(String, String, [Handler.Amount])])
    func viewsOfOtherClasses(view: String, members: String, expected: [Handler.Amount]) throws {
        let form = members.isEmpty ? [:] : ["Card.swift": "import UIKit\nclass CardForm: UIView { \(members) }"]
        let written = try written(
            setUp: "", members: "", storyboard: Self.storyboard(Self.field("c", " keyboardType=\"numberPad\"") + view), and: form)
        #expect(written == expected)
    }

    /// Whatever has a kind of keyboard is a field, of whichever class it is.
    @Test func aFieldOfAClassFromElsewhere() throws {
        let written = try written(
            setUp: "view.addSubview(code); code.keyboardType = .numberPad", members: "let code = MaskField()")
        #expect(written == [.points(291)])
    }
}
