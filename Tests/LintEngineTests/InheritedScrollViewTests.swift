import HandlerInterpreter
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import Reporting

/// Scroll views that a superclass brings, as a library's chat screen does: where they end, and what else keeps them clear of the
/// keyboard, its code says.
struct InheritedScrollViewTests {
    private func report(_ files: [String: String], superclass: String, members: String = "") -> Report {
        let code = ChatScreen.code(
            shown: "messageList.contentInset.bottom = frame.height", hidden: "messageList.contentInset.bottom = 0",
            members: members, superclass: superclass)
        return Project(files.merging(["Chat.swift": code]) { $1 }).report(in: "iphone-home-indicator")
    }

    private func missing(_ report: Report) throws -> OpenPoint? {
        let show = try #require(report.handlers.first { $0.name == "shown(_:)" })
        return show.unknowns.first
    }

    @Test func whatNoFileDeclaresEndsNobodyKnowsWhere() throws {
        let report = report([:], superclass: "LibraryChatViewController")
        #expect(
            try missing(report)
                == .unknown(.endOfInherited("messageList", superclass: "LibraryChatViewController")))
        let finding = try #require(report.findings.first { $0.rule == "keyboard-notification-observer" })
        #expect(
            Help(report).sentence(for: finding)
                == "See whether `LibraryChatViewController` keeps `messageList` clear of the keyboard by itself; if so, delete "
                + "`shown(_:)`, `hidden(_:)` and both registrations.")
    }

    /// What a base class calls, and only that, places the list where nobody knows.
    @Test(arguments: [
        "messageList.bottomAnchor.constraint(equalTo: bar.topAnchor)", "pin(messageList.bottomAnchor, bar.topAnchor)",
    ])
    func whatAMethodTiesThatNoFileReadCallsEndsNobodyKnowsWhere(tie: String) throws {
        let members = """
            let messageList = UICollectionView()
            let bar = UIView()
            override func setUpLayout() { \(tie) }
            """
        let unseen = report([:], superclass: "LibraryChatViewController", members: members)
        let end = Missing.endBySetUp("messageList", method: "setUpLayout", superclass: "LibraryChatViewController")
        let tied = Missing.end(of: "messageList", tiedTo: "bar", .isNotPlaced)
        // A constraint that is written out needs no run.
        #expect(try missing(unseen) == .unknown(tie.hasPrefix("pin") ? end : tied))
        // That of a base class at hand is run.
        let base = """
            class Base: UIViewController {
                func setUpLayout() {}
                func pin(_ first: NSLayoutYAxisAnchor, _ second: NSLayoutYAxisAnchor) {
                    first.constraint(equalTo: second).isActive = true
                }
                override func loadView() { super.loadView(); setUpLayout() }
            }
            """
        let seen = report(["Base.swift": base], superclass: "Base", members: members)
        #expect(try missing(seen) == .unknown(tied))
    }

    @Test(arguments: [
        ("UIViewController", "let messageList = UICollectionView()", [:]),
        ("LibraryChatViewController", "let messageList = UICollectionView()", [:]),
        ("Base", "", ["Base.swift": "class Base: UIViewController { let messageList = UICollectionView() }"]),
    ])
    func whatIsDeclaredIsTakenToFillItsView(superclass: String, members: String, files: [String: String]) throws {
        #expect(try missing(report(files, superclass: superclass, members: members)) == nil)
    }
}
