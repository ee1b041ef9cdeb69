import HandlerInterpreter
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// Handlers that look for a view among the subviews of another one.
struct SubviewListTests {
    private static let observers = """
        NotificationCenter.default.addObserver(
            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
        """
    private static let frame = "let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect"

    /// What the handler writes when the keyboard of an iPhone with a home button shows, 260 points high; nil where the run asks
    /// something that the source does not tell.
    private func written(adding: String, search: String, members: String = "") throws -> [Handler.Amount]? {
        let code = """
            class Notes: UIViewController {
                \(members)
                override func viewDidLoad() {
                    let header = UIView(), list = UIScrollView(), field = UITextField()
                    \(adding)
                    \(Self.observers)
                }
                @objc func shown(_ note: Notification) {
                    \(Self.frame)
                    \(search)
                }
            }
            """
        let handler = try #require(Project(["Notes.swift": code]).handlers.first)
        let scenario = try handler.scenario("iphone-home-button")
        // That no run comes to the write is the answer to the question, and no question itself.
        let asks = handler.unknowns.contains { if case .unknown(.writeNotReached) = $0 { false } else { true } }
        guard handler.preconditions.isEmpty, !asks else { return nil }
        return scenario.writes.filter { $0.event == "show" }.map(\.after)
    }

    private static let adding = "view.addSubview(header); view.addSubview(list); header.addSubview(field)"
    private static let inset = "scroll.contentInset.bottom = frame.height"

    @Test(arguments: [
        "if let scroll = view.subviews.first(where: { $0 is UIScrollView }) as? UIScrollView { \(inset) }",
        "if let scroll = view.subviews.compactMap({ $0 as? UIScrollView }).first { \(inset) }",
        "for case let scroll as UIScrollView in view.subviews { \(inset) }",
        "for subview in view.subviews { if let scroll = subview as? UIScrollView { \(inset) } }",
        "guard let scroll = view.subviews.last as? UIScrollView else { return }; \(inset)",
        "view.subviews.compactMap { $0 as? UIScrollView }.forEach { scroll in \(inset) }",
        "if let scroll = view.subviews[1] as? UIScrollView { \(inset) }",
    ])
    func aScrollViewIsFound(search: String) throws {
        #expect(try written(adding: Self.adding, search: search) == [.points(260)])
    }

    /// `UITextField` is a control (Apple, its inheritance), and so is in the header alone.
    @Test(arguments: [
        ("view.subviews.contains { $0 is UIControl }", 0), ("view.subviews[0].subviews.contains { $0 is UIControl }", 1),
        ("view.subviews.contains { $0 is UITableView }", 0), ("view.subviews.count == 2", 1),
    ])
    func whatIsNotThereIsNotFound(question: String, writes: Int) throws {
        let search = "if \(question) { (view.subviews[1] as! UIScrollView).contentInset.bottom = frame.height }"
        #expect(try written(adding: Self.adding, search: search)?.count == writes)
    }

    /// From back to front (Apple, documentation of `UIView.subviews`).
    @Test(arguments: [
        "view.addSubview(header); view.insertSubview(list, at: 0)",
        "view.addSubview(header); view.insertSubview(list, belowSubview: header)",
        "view.addSubview(list); view.insertSubview(header, aboveSubview: list)",
        "view.addSubview(header); view.addSubview(list); view.sendSubviewToBack(list)",
        "view.addSubview(list); view.addSubview(header); view.addSubview(field); field.removeFromSuperview()",
    ])
    func theListGoesFromBackToFront(adding: String) throws {
        let search = """
            guard view.subviews.count == 2, let scroll = view.subviews.first as? UIScrollView else { return }
            \(Self.inset)
            """
        #expect(try written(adding: adding, search: search) == [.points(260)])
    }

    /// A place that is no whole number, or none that a computer counts to, is none that is known.
    @Test(arguments: ["1e300", "0.5"]) func aPlaceThatIsNoneIsNotKnown(place: String) throws {
        let search = "guard let scroll = view.subviews.first as? UIScrollView else { return }; \(Self.inset)"
        let adding = "view.addSubview(header); view.insertSubview(list, at: \(place))"
        #expect(try written(adding: adding, search: search) == nil)
    }

    /// What is not at hand may add views, too.
    @Test(arguments: ["view.addSubview(Banner.shared.view)", "Decoration.apply(to: view)", "view.addBanner()"])
    func whatOthersMayAddIsNotKnown(adding: String) throws {
        let search = "if view.subviews.count == 2 { (view.subviews[1] as! UIScrollView).contentInset.bottom = frame.height }"
        #expect(try written(adding: Self.adding + "; " + adding, search: search) == nil)
    }
}
