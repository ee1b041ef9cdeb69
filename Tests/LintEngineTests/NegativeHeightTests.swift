import Foundation
import Testing

@testable import Behaviour
@testable import LintEngine

/// A view between two edges of which a handler moves one past the other.
struct NegativeHeightTests {
    private func handler(top: String) throws -> Handler {
        let code = """
            class Detail: UIViewController {
                let bar = UIView()
                var bottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    NSLayoutConstraint.activate([bar.topAnchor.constraint(equalTo: TOP), bottom])
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    bottom.constant = -frame.height
                }
            }
            """.replacingOccurrences(of: "TOP", with: top)
        return try #require(Project(["Detail.swift": code]).handlers.first)
    }

    @Test func whatHasRoomBetweenThemGoesUp() throws {
        let handler = try handler(top: "view.topAnchor")
        #expect(try handler.scenario("iphone-home-indicator").steps.first?.legacyBottom == 508)
    }

    /// Its top stays at 810, and no view is −302 points high.
    @Test func whatWouldBeLessThanNothingHighIsAConflict() throws {
        let handler = try handler(top: "view.safeAreaLayoutGuide.bottomAnchor")
        #expect(try handler.scenario("iphone-home-indicator").verdict == .unknown)
        #expect(handler.unknowns.map(\.text).contains { $0.contains("contradict each other, and UIKit breaks one of them") })
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
        let text = try #require(handler.unknowns.map(\.text).first { $0.contains("contradict each other") })
        #expect(text.contains("and a constraint that no code names contradict each other"))
    }
}
