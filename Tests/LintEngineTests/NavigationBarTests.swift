import Testing
import Vocabulary

@testable import Behaviour

/// A screen that a storyboard shows under a navigation bar: the bar is part of the safe area's upper inset.
struct NavigationBarTests {
    /// The home-button iPhone has an upper inset of 20 points, and its keyboard's top is at 407.
    ///
    /// - Parameters:
    ///   - kind: of the segue from the navigation controller's first screen.
    ///   - attributes: of the navigation controller.
    ///   - members: of the class.
    private func show(
        segue kind: String = "show", attributes: String = "", members: String = ""
    ) throws -> (covered: Double?, open: [String]) {
        let storyboard = """
            <?xml version="1.0"?><document><scenes><scene><objects>
            <navigationController id="navigation" \(attributes)><connections>
            <segue destination="first" kind="relationship" relationship="rootViewController" id="s1"/>
            </connections></navigationController>
            <viewController id="first" customClass="First"><view key="view" id="r1"><subviews><button id="b"><connections>
            <segue destination="chat" kind="\(kind)" id="s2"/></connections></button></subviews></view></viewController>
            </objects></scene><scene><objects>
            <viewController id="chat" customClass="Chat"><view key="view" id="r2"/></viewController>
            </objects></scene></scenes></document>
            """
        let code = ChatScreen.code(
            shown: "view.frame.origin.y = -100", hidden: "view.frame.origin.y = 0",
            members: """
                let field = UITextField()
                override func viewWillAppear(_ animated: Bool) {
                    view.addSubview(field)
                    field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 500).isActive = true
                    field.heightAnchor.constraint(equalToConstant: 40).isActive = true
                }
                \(members)
                """)
        let handlers = Project(["Chat.swift": code, "Main.storyboard": storyboard]).handlers
        let show = try #require(handlers.first { $0.name == "shown(_:)" })
        let effects = try show.scenario("iphone-home-button").effects
        return (effects.first { $0.name == .covered }?.points, show.unknowns.map(\.text))
    }

    /// The field ends at 20 + 44 + 500 + 40 = 604 and is moved up by 100: 97 points of it are under the keyboard.
    @Test(arguments: ["show", "push"])
    func theBarLowersWhatTheSafeAreaPlaces(segue: String) throws {
        let show = try show(segue: segue)
        #expect(show.covered == 97)
        #expect(show.open.contains("assumed: the view has the navigation bar of its storyboard"))
    }

    /// Without the bar, or where nobody knows whether there is one, it is taken to end at 560.
    @Test(arguments: [
        ("presentation", "", ""), ("show", #"navigationBarHidden="YES""#, ""),
        ("show", "", "override func viewDidAppear(_ animated: Bool) { navigationController?.isNavigationBarHidden = true }"),
    ])
    func whatHidesItIsNotUnderIt(segue: String, attributes: String, members: String) throws {
        let show = try show(segue: segue, attributes: attributes, members: members)
        #expect(show.covered == 53)
        #expect(show.open.contains("assumed: the view has no navigation bar"))
    }
}
