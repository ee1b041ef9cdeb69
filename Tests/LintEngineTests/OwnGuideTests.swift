import ProgramIndex
import SourceText
import Testing
import Vocabulary

@testable import LintEngine
@testable import LintPolicy

/// A `keyboardLayoutGuide` of the program's own, which code means where it can see that.
struct OwnGuideTests {
    private let screen = """
        class Notes: UIViewController {
            let bar = UIView()
            override func viewDidLoad() {
                view.addSubview(bar)
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
            }
        }
        """

    /// The rules that find something in the screen.
    private func rules(of screen: String? = nil, besides files: [String: String], target: Int = 13) -> [String] {
        let project = Project(files.merging(["Notes.swift": screen ?? self.screen]) { $1 })
        var linter = Linter(suppressions: CommentSuppressions())
        linter.deploymentTargets = FixedDeploymentTarget(Version(major: target))
        let summaries = project.sources.compactMap { linter.fileSummary($0, isAlone: false) }
        let mentions = project.sources.filter { !$0.namesKeyboardNotification && linter.mayFind(somethingIn: $0) }
        let units = linter.units(for: summaries, mentions: mentions, hasRelatives: false, from: project)
        let report = linter.report(units.map(linter.analyse), summary: Report.Summary())
        return report.findings.filter { $0.path == "Notes.swift" }.map(\.rule)
    }

    @Test func uikitsGuideIsMissingOnOlderSystems() {
        #expect(rules(besides: [:]) == ["guide-newer-than-deployment-target"])
        // Another class has something of that name, and a file has one for itself.
        let other = "class Panel { let keyboardLayoutGuide = UILayoutGuide() }"
        let hidden = "extension UIView { fileprivate var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() } }"
        #expect(rules(besides: ["Panel.swift": other]) == ["guide-newer-than-deployment-target"])
        #expect(rules(besides: ["Hidden.swift": hidden]) == ["guide-newer-than-deployment-target"])
    }

    /// A class of the program's may have something of that name, which UIKit's controllers have not; their view has UIKit's.
    @Test(arguments: ["self.keyboardLayoutGuide", "keyboardLayoutGuide"])
    func aClassMayHaveItsOwn(name: String) {
        let own = "let keyboardLayoutGuide = UILayoutGuide()"
        let base = "class Base: UIViewController { \(own) }"
        let heir = screen.replacing("UIViewController", with: "Base")
        #expect(rules(of: heir.replacing("view.keyboardLayoutGuide", with: name), besides: ["Base.swift": base]) == [])
        #expect(rules(of: heir, besides: ["Base.swift": base]) == ["guide-newer-than-deployment-target"])
        let alone = screen.replacing("let bar", with: "private \(own)\n    let bar")
        #expect(rules(of: alone.replacing("view.keyboardLayoutGuide", with: name), besides: [:]) == [])
        #expect(rules(of: alone, besides: [:]) == ["guide-newer-than-deployment-target"])
    }

    @Test(arguments: ["", "public ", "@objc "])
    func theProgramsOwnIsThere(modifier: String) {
        let own = "extension UIView { \(modifier)var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() } }"
        #expect(rules(besides: ["Guide.swift": own]) == [])
        #expect(rules(besides: ["Guide.swift": own.replacing("UIView", with: "UIViewController")]) == [])
        // It has no padding for the drag that hides the keyboard.
        let list = screen.replacing("UIView()", with: "UITextView()").replacing(
            "view.addSubview(bar)", with: "view.addSubview(bar)\nlist.keyboardDismissMode = .interactive")
        #expect(rules(of: list, besides: ["Guide.swift": own], target: 17) == [])
        #expect(rules(of: list, besides: [:], target: 17) == ["dismiss-padding-missing"])
    }
}
