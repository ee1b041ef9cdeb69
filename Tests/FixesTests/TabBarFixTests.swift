import HandlerInterpreter
import LintEngine
import ProgramIndex
import Testing

@testable import Fixes

/// Screens of an app that has a tab bar, of which nothing says whether they lie above it: a change is run with a bar and without.
@Suite struct TabBarFixTests {
    private static let tabs = InterfaceIndex([
        InterfaceFile(
            path: "Main.storyboard",
            bytes: Array(
                """
                <?xml version="1.0"?><document><scenes><scene><objects><tabBarController id="tabs"><connections>
                <segue destination="list" kind="relationship" relationship="viewControllers" id="s1"/>
                </connections><tabBar key="tabBar" id="bar"/></tabBarController>
                <viewController id="list" customClass="List"><view key="view" id="r1"/></viewController>
                </objects></scene></scenes></document>
                """.utf8))
    ])
    private static let isOpen = OpenPoint.assumed(.isAboveNoTabBar)

    /// 810 − 336 = 474 without a bar, 761 − 336 = 425 above one: the guide has the composer at 508 both times, and where it rested.
    @Test func whatIsProvenBothTimesRestsOnNothing() throws {
        let sample = FixSample(Screens.composer, interfaces: Self.tabs)
        #expect(sample.fix?.kind == .guide, "\(String(describing: sample.refusal))")
        #expect(sample.fix?.applicability == .safe)
    }

    /// The same of a correction: the part of the safe area that the bar adds is taken off, too.
    @Test func aCorrectionThatIsRightAboveABarIsOffered() throws {
        let sample = FixSample(Screens.composer, target: .init(major: 13), interfaces: Self.tabs)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .handler)
        #expect(!fix.reservations.contains(.assumption(Self.isOpen)))
    }

    /// What rested at the view's end rises by the home indicator's 34 points without a bar, and by 83 above one.
    @Test func whatIsToBeAgreedToIsOpenWhereABarChangesIt() throws {
        let source = Screens.composer.replacing("view.safeAreaLayoutGuide.bottomAnchor", with: "view.bottomAnchor")
            .replacing("-frame.height", with: "view.safeAreaInsets.bottom - frame.height / 2 - 250")
        let sample = FixSample(source, interfaces: Self.tabs)
        let fix = try #require(sample.fix, "\(String(describing: sample.refusal))")
        #expect(fix.kind == .guide)
        #expect(fix.reservations.contains(.assumption(Self.isOpen)))
    }
}
