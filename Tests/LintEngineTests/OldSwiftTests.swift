import Testing
import Vocabulary

@testable import Behaviour

/// What code of Swift 2 calls what later versions renamed.
///
/// The home-button iPhone is 667 points high, and its keyboard's top is at 407.
struct OldSwiftTests {
    /// `bounds` is a further name of the `guard`, no property of the screen that is written to.
    @Test func aFurtherBindingBindsAName() throws {
        let code = ChatScreen.code(
            shown: """
                guard let info = note.userInfo, bounds = self?.view.bounds, space = info[UIKeyboardFrameEndUserInfoKey]?.CGRectValue
                else { return }
                bottom.constant = view.convertRect(space, fromView: nil).minY - bounds.maxY
                """, hidden: "bottom.constant = 0",
            members: """
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewWillAppear(animated: Bool) {
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraintEqualToAnchor(view.bottomAnchor)
                    bottom.active = true
                }
                """)
        let handlers = Project(["Chat.swift": code]).handlers
        #expect(handlers.flatMap(\.sinks).map(\.expression) == ["bottom.constant", "bottom.constant"])
        #expect(handlers.flatMap(\.preconditions).isEmpty)
    }

    /// The functions that made points and sizes before they had labels, and the methods that gave what there is one of. 667 − 260
    /// is the keyboard's top.
    @Test(arguments: [
        "CGPointMake(0, frame.size.height).y", "CGSizeMake(0, frame.size.height).height",
        "(UIScreen.mainScreen().bounds.size.height - frame.origin.y)",
    ])
    func pointsAndSizesAreMadeByFunctions(height: String) throws {
        let code = ChatScreen.code(
            shown: "bottom.constant = -\(height)", hidden: "bottom.constant = 0",
            members: """
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewWillAppear(animated: Bool) {
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraintEqualToAnchor(view.bottomAnchor)
                    bottom.active = true
                }
                """)
        let shown = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(try shown.scenario("iphone-home-button").effects.map(\.text) == ["agrees"])
    }

    /// `getValue` fills a variable that begins as nought, from a dictionary of Foundation's. 667 − 260 is the keyboard's top.
    @Test func aValueFillsAVariable() throws {
        let code = ChatScreen.code(
            shown: """
                var end: CGRect = CGRectZero
                (note.userInfo! as NSDictionary).valueForKey(UIKeyboardFrameEndUserInfoKey)!.getValue(&end)
                bottom.constant = -end.size.height
                """, hidden: "bottom.constant = 0", members: ChatScreen.barOnView)
        let shown = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        #expect(shown.outcome == .executed)
        #expect(try shown.scenario("iphone-home-button").steps.first?.legacyBottom == 407)
    }

    /// The first parameter of a method has no label there. 667 − 260 is the keyboard's top.
    @Test func theFirstArgumentOfACallHasNoLabel() throws {
        func shown(registeredBy center: String, besides member: String = "") throws -> Handler {
            let code = ChatScreen.code(
                shown: "raise(true, by: frame.size.height)", hidden: "raise(false, by: 0)",
                members: ChatScreen.barOnView + """

                    override func viewWillAppear(animated: Bool) {
                        \(center).addObserver(self, selector: #selector(rotated), name: "rotated", object: nil)
                    }
                    func rotated() {}
                    \(member)
                    func raise(isUp: Bool, by height: CGFloat) { bottom.constant = isUp ? -height : 0 }
                    """)
            return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        }
        let old = try shown(registeredBy: "NSNotificationCenter.defaultCenter()")
        #expect(old.outcome == .executed)
        #expect(try old.scenario("iphone-home-button").steps.first?.legacyBottom == 407)
        let other = try shown(registeredBy: "NotificationCenter.default", besides: "let duration: NSTimeInterval = 0.3")
        #expect(other.outcome == .executed)
        // Later versions mean another method, which nobody declares.
        #expect(try shown(registeredBy: "NotificationCenter.default").outcome == .executedWithUnknowns)
    }

    /// Before there was `#available`, one compared the version of Foundation with those that have names, the last of which is iOS 9's:
    /// 260 points for the system that runs, of which nothing is taken off.
    @Test(arguments: [
        "if floor(NSFoundationVersionNumber) <= NSFoundationVersionNumber_iOS_7_1 { height -= 49 }",
        "if NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max {} else { height -= 49 }",
    ])
    func theVersionOfFoundationIsLaterThanAllThatHaveNames(condition: String) throws {
        let code = ChatScreen.code(
            shown: "var height = frame.height\n\(condition)\nbottom.constant = -height", hidden: "bottom.constant = 0",
            members: ChatScreen.barOnView)
        let shown = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
        let writes = try shown.scenario("iphone-home-button").writes
        #expect(writes.filter { $0.event == "show" }.map(\.after) == [.points(-260)])
        #expect(shown.preconditions.isEmpty && shown.unknowns.isEmpty)
    }
}
