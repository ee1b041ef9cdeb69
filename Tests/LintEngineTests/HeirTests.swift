import SourceText
import Testing

@testable import LintEngine
@testable import LintPolicy

/// Which files are looked at when a screen is to be changed that others inherit.
@Suite struct HeirTests {
    private static let base = """
        import UIKit

        class FormViewController: UIViewController {
            let scrollView = UIScrollView()

            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc func show(_ note: Notification) { scrollView.contentInset.bottom = 300 }
        }
        """

    private static func unit(_ files: [String: String]) throws -> AnalysisUnit {
        let project = Project(files.merging(["Form.swift": base]) { $1 })
        let linter = Linter(suppressions: CommentSuppressions())
        let units = linter.gather(project.sources.compactMap { linter.fileSummary($0, isAlone: false) }, from: project)
        return try #require(units.first { $0.file.path == "Form.swift" })
    }

    @Test func theFilesOfHeirsAndOfTheirsAreNoted() throws {
        let unit = try Self.unit([
            "Login.swift": "final class LoginViewController: FormViewController { let title = 1 }",
            "Sign.swift": "class SignViewController<Model> :\n    FormViewController, UITextFieldDelegate {}",
            "Again.swift": "final class AgainViewController: SignViewController<Int> {}",
            "Other.swift": "final class Coordinator { let form: FormViewController? = nil }",
        ])
        #expect(unit.heirs.map(\.path) == ["Again.swift", "Login.swift", "Sign.swift"])
        #expect(unit.withHeirs?.library.map(\.path) == ["Again.swift", "Login.swift", "Sign.swift"])
    }

    @Test func withoutHeirsThereIsNothingMoreToLookAt() throws {
        let unit = try Self.unit(["Other.swift": "struct Maker { func make() -> FormViewController { FormViewController() } }"])
        #expect(unit.heirs.isEmpty)
        #expect(unit.withHeirs == nil)
    }
}
