import Reporting
import Testing
import Vocabulary

@testable import Behaviour

/// Where views are when the first layout pass of a screen is over, and what the set-up made by then.
///
/// The iPhone with a home indicator is 844 points high, its safe area ends at 810, and its keyboard's top is at 508.
struct FirstLayoutTests {
    private func handlers(shown: String, hidden: String, members: String, elsewhere: String = "") -> [Handler] {
        let code = ChatScreen.code(shown: shown, hidden: hidden, members: members)
        return Project(["Chat.swift": code, "Elsewhere.swift": "import UIKit\n\(elsewhere)"]).handlers
    }

    private func effects(_ handlers: [Handler], _ name: String) throws -> [String] {
        let handler = try #require(handlers.first { $0.name == name })
        return try handler.scenario("iphone-home-indicator").effects.map(\.text)
    }

    /// The constraints have the button end 100 above the view's end, at 744; 48 points high, it begins at 696.
    @Test(arguments: [("696", ["agrees"]), ("676", ["stays 20 pt too high when the keyboard is gone"])])
    func aFrameFromBeforeTheLayoutIsNoPlaceOfWhatConstraintsLayOut(top: String, effects: [String]) throws {
        let handlers = handlers(
            shown: "button.frame.origin.y = 460", hidden: "button.frame.origin.y = \(top)",
            members: """
                let button: UIButton = {
                    let button = UIButton()
                    button.frame = CGRect(x: 0, y: 0, width: 335, height: 48)
                    button.translatesAutoresizingMaskIntoConstraints = false
                    return button
                }()
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(button)
                    NSLayoutConstraint.activate([
                        button.heightAnchor.constraint(equalToConstant: 48),
                        button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -100),
                    ])
                }
                """)
        #expect(try self.effects(handlers, "hidden(_:)") == effects)
    }

    /// A view that keeps its mask is where its frame has it, 48 points high: it begins at 100 again.
    @Test func theFrameOfAViewThatFollowsItsMaskIsItsPlace() throws {
        let handlers = handlers(
            shown: "button.frame.origin.y = 460", hidden: "button.frame.origin.y = 100",
            members: """
                let button = UIButton()
                override func viewWillAppear(_ animated: Bool) {
                    button.frame = CGRect(x: 0, y: 100, width: 335, height: 48)
                    view.addSubview(button)
                    button.widthAnchor.constraint(equalToConstant: 335)
                }
                """)
        #expect(try effects(handlers, "hidden(_:)") == ["agrees"])
    }

    /// Both closures call their view `view`; only the player is hidden. The bar ends at 844 − 336.
    @Test func viewsThatClosuresCallAlikeAreTwo() throws {
        let handlers = handlers(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0",
            members: """
                lazy var player: UIView = { let view = Player().prepared(); view.isHidden = true; return view }()
                lazy var bar: UIView = { let view = Bar().prepared(); view.isOpaque = true; return view }()
                var bottom: NSLayoutConstraint!
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(player)
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                }
                """)
        #expect(try effects(handlers, "shown(_:)") == ["agrees"])
    }

    /// The closure stands the bar 60 high; the list ends on it, at 784, and 336 − 60 more are covered.
    @Test func whatAClosureTiesToItsViewIsTiedToTheProperty() throws {
        let handlers = handlers(
            shown: "tableView.contentInset.bottom = frame.height - 60", hidden: "tableView.contentInset.bottom = 0",
            members: """
                lazy var bar: UIView = {
                    let view = Bar().prepared()
                    view.heightAnchor.constraint(equalToConstant: 60).isActive = true
                    return view
                }()
                override func viewWillAppear(_ animated: Bool) {
                    tableView.contentInsetAdjustmentBehavior = .never
                    view.addSubview(bar)
                    bar.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                    tableView.bottomAnchor.constraint(equalTo: bar.topAnchor).isActive = true
                }
                """)
        #expect(try effects(handlers, "shown(_:)") == ["agrees"])
    }

    private static let helper = """
        extension UIView {
            func place(_ inner: UIView, bottom: (anchor: NSLayoutYAxisAnchor, padding: CGFloat)? = nil) {
                if let bottom { inner.bottomAnchor.constraint(equalTo: bottom.anchor, constant: bottom.padding).isActive = true }
            }
        }
        """

    /// The box ends at 844 − 40, and the list with it, without an inset of its own: 336 − 40 are covered.
    @Test func whatAnExtensionElsewhereTiesIsTied() throws {
        let handlers = handlers(
            shown: "tableView.contentInset.bottom = frame.height - 40", hidden: "tableView.contentInset.bottom = 0",
            members: """
                let box = UIView()
                override func viewWillAppear(_ animated: Bool) {
                    tableView.contentInsetAdjustmentBehavior = .never
                    view.addSubview(box)
                    box.addSubview(tableView)
                    view.place(box, bottom: (view.bottomAnchor, -40))
                    box.place(tableView, bottom: (box.bottomAnchor, 0))
                }
                """, elsewhere: Self.helper)
        #expect(try effects(handlers, "shown(_:)") == ["agrees"])
        #expect(handlers.flatMap(\.unknowns).isEmpty)
    }

    /// The list begins at the safe area's top, which a navigation bar lowers: how high it is depends on that.
    @Test func howHighAViewBelowTheTopIsRestsOnThereBeingNoNavigationBar() throws {
        let handlers = handlers(
            shown: "tableView.contentInset.bottom = frame.height - (view.frame.height - tableView.frame.height)",
            hidden: "tableView.contentInset.bottom = 0",
            members: """
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(tableView)
                    NSLayoutConstraint.activate([
                        tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                        tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -100),
                    ])
                }
                """)
        let shown = try #require(handlers.first { $0.name == "shown(_:)" })
        #expect(shown.unknowns.map(\.text).contains("assumed: the view has no navigation bar"))
        // 844 − 697 are not the list's, 47 of them above it: 336 − 147 is 47 less than is covered of it.
        #expect(try effects(handlers, "shown(_:)") == ["covered by 47 pt"])
    }

    /// A layer is no view: the getter of the extension reads the layer's own radius, and ends.
    @Test func aLayerHasNothingOfWhatExtensionsAddToViews() throws {
        let handlers = handlers(
            shown: "bottom.constant = -frame.height", hidden: "bottom.constant = 0",
            members: """
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewWillAppear(_ animated: Bool) {
                    bar.cornerRadius = bar.layer.cornerRadius + 4
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                }
                """,
            elsewhere: """
                extension UIView {
                    var cornerRadius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
                }
                """)
        #expect(try effects(handlers, "shown(_:)") == ["agrees"])
        #expect(handlers.flatMap(\.unknowns).isEmpty)
    }

    /// The list stands on the bar, which goes up by 336: the inset puts its end another 336 up.
    @Test func anInsetComesOnTopOfWhatCarriesTheList() throws {
        let handlers = handlers(
            shown: "bottom.constant = -frame.height\ntableView.contentInset.bottom = frame.height",
            hidden: "bottom.constant = 0\ntableView.contentInset.bottom = 0",
            members: """
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewWillAppear(_ animated: Bool) {
                    tableView.contentInsetAdjustmentBehavior = .never
                    view.addSubview(tableView)
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    NSLayoutConstraint.activate([
                        bottom, bar.heightAnchor.constraint(equalToConstant: 72),
                        tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
                    ])
                }
                """)
        #expect(try effects(handlers, "shown(_:)") == ["gap of 336 pt"])
        #expect(try effects(handlers, "hidden(_:)") == ["agrees"])
    }
}
