import LintEngine
import Testing

@testable import Fixes

/// Changes that look right and are not: the run shows it.
@Suite struct MutatedProofTests {
    private let sample = FixSample(Screens.composer)

    @Test func theMigrationItselfIsProven() throws {
        let fix = try sample.proof(of: Screens.migratedComposer, tying: "composer")
        #expect(fix.applicability == .safe)
    }

    @Test(arguments: [
        // The guide of the view that moves, not of the one it moves in.
        ("view.keyboardLayoutGuide.topAnchor", "composer.keyboardLayoutGuide.topAnchor"),
        // A margin with the wrong sign.
        ("view.keyboardLayoutGuide.topAnchor)", "view.keyboardLayoutGuide.topAnchor, constant: 8)"),
        // The other end of the guide.
        ("keyboardLayoutGuide.topAnchor", "keyboardLayoutGuide.bottomAnchor"),
        // The old constraint.
        ("view.keyboardLayoutGuide.topAnchor", "view.safeAreaLayoutGuide.bottomAnchor"),
        // The old constraint beside the new one.
        (
            "composer.heightAnchor.constraint",
            "composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),\n            composer.heightAnchor.constraint"
        ),
        // Not active.
        ("            composerBottom,\n", ""),
        // The mask still becomes constraints.
        ("        composer.translatesAutoresizingMaskIntoConstraints = false\n", ""),
    ])
    func aMistakeIsRefused(old: String, new: String) {
        let changed = Screens.migratedComposer.replacing(old, with: new)
        #expect(changed != Screens.migratedComposer)
        #expect(throws: FixRefusal.self) { try sample.proof(of: changed, tying: "composer") }
    }

    @Test func aResetThatIsLostIsRefused() {
        // The handlers stay, and the one that hides does nothing any more.
        let changed = Screens.composer.replacing("        composerBottom.constant = 0\n", with: "")
        #expect(throws: FixRefusal.self) { try sample.proof(of: changed, tying: "composer") }
    }
}
