import Testing

@testable import Behaviour
@testable import LintEngine

/// A card in the middle that is as high as a part of the view, by UIKit's constraints and by SnapKit's lines.
struct ProportionalHeightTests {
    private func show(_ setUp: String, _ shown: String) throws -> Handler {
        let code =
            "import SnapKit\n"
            + ChatScreen.code(
                shown: shown, hidden: "",
                members: """
                    let card = UITextView()
                    var middle: NSLayoutConstraint!
                    override func viewWillAppear(_ animated: Bool) {
                        view.addSubview(card)
                        \(setUp)
                    }
                    """)
        return try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "shown(_:)" })
    }

    /// Half of 844 points around the middle, raised by half of 336: 422 + 211 − 168 = 465, clear of the keyboard at 508.
    @Test(arguments: [
        "make.height.equalToSuperview().multipliedBy(0.5)", "make.height.equalToSuperview().dividedBy(2)",
        "make.height.equalTo(view).multipliedBy(0.5)",
        "make.height.equalTo(self.view.snp.height).multipliedBy(0.25).multipliedBy(2)",
        "UIKit",
    ])
    func itEndsWhereItsPartEnds(height: String) throws {
        let lines = "make.center.equalToSuperview()\nmake.width.equalToSuperview().multipliedBy(0.8)\n\(height)"
        let show =
            height == "UIKit"
            ? try show(
                """
                card.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5).isActive = true
                middle = card.centerYAnchor.constraint(equalTo: view.centerYAnchor)
                middle.isActive = true
                """, "middle.constant = -frame.height / 2")
            : try show(
                "card.snp.makeConstraints { make in\n\(lines)\n}",
                "card.snp.updateConstraints { $0.centerY.equalToSuperview().offset(-frame.height / 2) }")
        let result = try show.scenario("iphone-home-indicator")
        #expect(!result.effects.contains { $0.name == .covered })
        #expect(result.steps.first?.legacyBottom == 465)
    }

    /// What nobody knows is no whole height.
    @Test func anUnknownPartIsNotTheWhole() throws {
        let lines = "make.center.equalToSuperview()\nmake.height.equalToSuperview().multipliedBy(part)"
        let show = try show(
            "card.snp.makeConstraints { make in\n\(lines)\n}",
            "card.snp.updateConstraints { $0.centerY.equalToSuperview().offset(-frame.height / 2) }")
        #expect(try show.scenario("iphone-home-indicator").steps.first?.legacyBottom == nil)
    }
}
