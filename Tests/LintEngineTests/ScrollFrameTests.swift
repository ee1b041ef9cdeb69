import Testing

@testable import Behaviour
@testable import LintEngine

/// The frame of a scroll view, to a handler that asks for it.
struct ScrollFrameTests {
    private func handler(end: String, bar: String = "view.bottomAnchor", besides: String = "0") throws -> Handler {
        let code = """
            class Form: UIViewController {
                let list = UITableView()
                let bar = UIView()
                override func viewDidLoad() {
                    view.addSubview(list)
                    view.addSubview(bar)
                    NSLayoutConstraint.activate([
                        list.topAnchor.constraint(equalTo: view.topAnchor),
                        list.bottomAnchor.constraint(equalTo: \(end)),
                        bar.heightAnchor.constraint(equalToConstant: 70),
                        bar.bottomAnchor.constraint(equalTo: \(bar)),
                    ])
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    list.contentInset.bottom = frame.height - (view.frame.height - list.frame.maxY) - \(besides)
                }
            }
            """
        return try #require(Project(["Form.swift": code]).handlers.first)
    }

    private func inset(_ handler: Handler) throws -> Handler.Amount? {
        try handler.scenario("iphone-home-indicator").writes.first { $0.event == "show" }?.after
    }

    /// Above a bar of 70 points: 336 − 70.
    @Test func itEndsWhereItsConstraintsEndIt() throws {
        let handler = try handler(end: "bar.topAnchor")
        #expect(try inset(handler) == .points(266))
        #expect(!handler.unknowns.map(\.text).contains("assumed: `list` fills its view"))
    }

    /// 336 − 34.
    @Test func itMayEndAtTheSafeArea() throws {
        #expect(try inset(handler(end: "view.safeAreaLayoutGuide.bottomAnchor")) == .points(302))
    }

    /// It is not taken to fill the view where it is tied to something else.
    @Test func whatItIsTiedToMayBeUnknown() throws {
        let handler = try handler(end: "bar.topAnchor", bar: "Bars.shared.topAnchor")
        guard case .text? = try inset(handler) else {
            Issue.record("\(String(describing: try inset(handler)))")
            return
        }
        #expect(!handler.unknowns.map(\.text).contains("assumed: `list` fills its view"))
    }

    /// What of the safe area reaches into it is none of it, all of it, or a part: 336 − 34 − 0, 336 − 34, and 336 − 20 − 14.
    @Test(arguments: ["list.safeAreaInsets.bottom", "list.adjustedContentInset.bottom"])
    func itHasWhatReachesIntoItOfTheSafeArea(inset: String) throws {
        #expect(try self.inset(handler(end: "view.safeAreaLayoutGuide.bottomAnchor", besides: inset)) == .points(302))
        #expect(try self.inset(handler(end: "view.bottomAnchor", besides: inset)) == .points(302))
        #expect(try self.inset(handler(end: "view.bottomAnchor, constant: -20", besides: inset)) == .points(302))
    }
}
