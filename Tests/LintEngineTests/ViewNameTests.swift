import Testing

@testable import Behaviour

/// By which name a report calls a view: by that of the property that the screen has it in.
struct ViewNameTests {
    @Test(arguments: ["textView.delegate = self", "owner = self", "textView.inputDelegate = self"])
    func aViewIsNotNamedByWhatLeadsBackToIt(statement: String) throws {
        let handler = try #require(
            Project([
                "Composer.swift": """
                class InputBar: UIView, UITextViewDelegate {
                    let textView = UITextView()
                    weak var owner: UIView?
                    init() {
                        super.init(frame: .zero)
                        \(statement)
                        addSubview(textView)
                    }
                }
                class Composer: UIViewController {
                    var bar: InputBar!
                    var bottom: NSLayoutConstraint!
                    override func viewDidLoad() {
                        bar = InputBar()
                        view.addSubview(bar)
                        bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                        bottom.isActive = true
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    }
                    @objc func shown(_ note: Notification) {
                        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                        bottom.constant = -frame.height
                    }
                }
                """
            ]).handlers.first)
        let end = try #require(handler.sinks.first?.constraints.first?.first)
        #expect("\(end)".contains("bar"))
        #expect(!"\(end)".contains("elegate") && !"\(end)".contains("owner"))
    }
}
