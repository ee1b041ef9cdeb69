import Foundation
import Testing

@testable import Behaviour
@testable import LintEngine

/// A view between two edges of which a handler moves one past the other.
struct NegativeHeightTests {
    private func handler(top: String, priority: Int = 1000) throws -> Handler {
        let code = """
            class Detail: UIViewController {
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    let top = bar.topAnchor.constraint(equalTo: TOP)
                    top.priority = UILayoutPriority(PRIORITY)
                    NSLayoutConstraint.activate([top, bottom])
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = -frame.height
                }
            }
            """.replacingOccurrences(of: "TOP", with: top)
            .replacingOccurrences(of: "PRIORITY", with: "\(priority)")
        return try #require(Project(["Detail.swift": code]).handlers.first)
    }

    @Test func whatHasRoomBetweenThemGoesUp() throws {
        let handler = try handler(top: "view.topAnchor")
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 508)
    }

    /// Its top stays at 810, and no view is −302 points high.
    @Test func whatWouldBeLessThanNothingHighIsAConflict() throws {
        let handler = try handler(top: "view.safeAreaLayoutGuide.bottomAnchor")
        let iphone = try handler.scenario("iphone-home-indicator")
        #expect(iphone.verdict == .differs)
        #expect(iphone.effects.map(\.name) == [.conflict])
        #expect(iphone.effect.hasSuffix("leave `bar` no height"))
        #expect(handler.unknowns.isEmpty)
    }

    /// In a window of 360 points, another app's keyboard of 398 leaves nothing: which constraint UIKit breaks is not known, but
    /// that the content is moved is. The mistake is that the handler moves for that keyboard, not that constraints contradict.
    @Test func aKeyboardOfAnotherAppMayLeaveNothing() throws {
        let handler = try handler(top: "view.topAnchor")
        let effects = try handler.scenario("ipad-stage-manager-other-app").effects
        #expect(effects.map(\.name) == [.movesForOtherApp])
        #expect(effects.map(\.points) == [nil])
        #expect(effects[0].text.hasPrefix("moves although the keyboard is another app's: "))
        #expect(effects[0].text.hasSuffix(" leave `bar` no height"))
        #expect(handler.scenarios.allSatisfy { $0.verdict != .unknown })
    }

    /// A constraint that need not hold gives way, and its top goes up with its end.
    @Test func aWishGivesWay() throws {
        let handler = try handler(top: "view.safeAreaLayoutGuide.bottomAnchor", priority: 999)
        #expect(try handler.scenario("iphone-home-indicator").effects.allSatisfy { $0.name != .conflict })
    }

    /// What holds its top may be drawn, and then no code has a name for it.
    @Test func theOtherConstraintMayBeDrawn() throws {
        let sources = [
            "Detail.swift": """
            class Detail: UIViewController {
                @IBOutlet var bar: UIView!
                @IBOutlet var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = frame.height
                }
            }
            """,
            "Detail.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Detail"><view key="view" id="v">
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="bottom" id="1"/>
            <constraint firstItem="v" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="2"/>
            </constraints></view>
            <connections>
            <outlet property="bar" destination="b" id="o1"/><outlet property="bottom" destination="2" id="o2"/>
            </connections></viewController></objects></scene></scenes></document>
            """,
        ]
        let handler = try #require(Project(sources).handlers.first)
        let effect = try handler.scenario("iphone-home-indicator").effect
        #expect(effect.hasSuffix("and a constraint that no code names leave `bar` no height"))
    }
}
