import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine

/// Views that handlers move as a whole, by the keyboard's height less the safe area's inset.
struct MovedBoxTests {
    /// The keyboard covers 34 points of what is moved, and the button in it ends 20 points above the safe area, whose inset is
    /// 34.
    @Test func ofAViewThatIsMovedAsAWholeItIsItsControlsThatCount() throws {
        #expect(
            try moved("card.addSubview(send)", "button.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20)") == []
        )
        let effects = try moved(
            "card.addSubview(send)", "button.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20)")
        #expect(effects.map(\.name) == [.covered])
        #expect(effects.map(\.points) == [14])
    }

    /// A strip of 34 points with nothing in it, moved up to where it is covered.
    @Test func aStripThatHoldsNothingNeedNotBeSeen() throws {
        #expect(try moved("", "card.topAnchor.constraint(equalTo: guide.bottomAnchor)") == [])
        #expect(try moved("", "card.heightAnchor.constraint(equalToConstant: 60)").map(\.points) == [34])
    }

    /// What differs on the iPhone with a home indicator where a view at the bottom is moved by the keyboard's height less the
    /// safe area's inset.
    private func moved(_ members: String, _ constraint: String) throws -> [Effect] {
        let handler = try #require(
            Project([
                "Composer.swift": """
                class Composer: UIViewController {
                    let card = UIView()
                    let send = UIButton()
                    override func viewDidLoad() {
                        view.addSubview(card)
                        let guide = view.safeAreaLayoutGuide
                        let button = send
                        \(members)
                        NSLayoutConstraint.activate([card.bottomAnchor.constraint(equalTo: view.bottomAnchor), \(constraint)])
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(changed), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                    }
                    @objc func changed(_ note: Notification) {
                        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
                        let covered = max(0, view.bounds.maxY - frame.minY)
                        let up = covered == 0 ? 0 : covered - view.safeAreaInsets.bottom
                        card.transform = CGAffineTransform(translationX: 0, y: -up)
                    }
                }
                """
            ]).handlers.first)
        return try handler.scenario("iphone-home-indicator").effects.filter { $0.name != .agrees }
    }
}
