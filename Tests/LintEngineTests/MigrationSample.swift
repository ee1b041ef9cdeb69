import PatternMatching
import Reporting
import RuleBook
import Testing

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import ProgramIndex

/// Rules that differ in nothing but their migration, and code to migrate.
extension MigrationTests {
    func issues(before: String, claim: String = "") throws -> [String] {
        let found = try issues(before: claim, before, after: "", Self.good)
        // What is said of the code after is of no interest here, and there is nothing to say of it.
        #expect(!found.contains { $0.contains("after: ") })
        return found
    }

    func issues(after: String) throws -> [String] { try issues(after: "", after) }

    func issues(after claim: String, _ code: String) throws -> [String] {
        try issues(before: "", Self.handlers("-frame.height"), after: claim, code).filter { $0.contains("after: ") }
    }

    private func issues(before: String, _ old: String, after: String, _ new: String) throws -> [String] {
        MigrationCheck().issues(of: try rule(before: before, old, after: after, new)).map { "line \($0.line): \($0.text)" }
    }

    /// A rule whose only code that can be run stands before its migration.
    func rule(before code: String) throws -> Rule { try rule(before: "", code, after: "", Self.good) }

    private func rule(before: String, _ old: String, after: String, _ new: String) throws -> Rule {
        try RuleBook.parse(path: "Rules/sample.md", markdown: Self.article(before, old, after, new))
    }

    private static let good = composer("composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)")

    static func composer(_ constraint: String) -> String { screen("\(constraint).isActive = true") }

    func composer(_ constraint: String) -> String { Self.composer(constraint) }

    func screen(_ body: String, mask: String = "composer.translatesAutoresizingMaskIntoConstraints = false") -> String {
        Self.screen(body, mask: mask)
    }

    private static func screen(_ body: String, mask: String = "composer.translatesAutoresizingMaskIntoConstraints = false")
        -> String
    {
        """
        final class Chat: UIViewController {
            private let composer = UITextView()
            override func viewDidLoad() {
                super.viewDidLoad()
                \(mask)
                view.addSubview(composer)
                \(body)
            }
        }
        """
    }

    /// A table that fills its view, with the inset that an expression over the guide gives it.
    func list(_ inset: String) -> String {
        """
        final class List: UIViewController {
            private let tableView = UITableView()
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                let guide = view.keyboardLayoutGuide
                tableView.contentInset.bottom = \(inset)
            }
        }
        """
    }

    /// Handlers that set the constant of a constraint from the composer's bottom edge to the safe area's.
    static func handlers(_ constant: String) -> String {
        """
        final class Chat: UIViewController {
            private let composer = UITextView()
            private var bottom: NSLayoutConstraint?
            override func viewDidLoad() {
                super.viewDidLoad()
                composer.translatesAutoresizingMaskIntoConstraints = false
                bottom = composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                bottom?.isActive = true
                let center = NotificationCenter.default
                center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                center.addObserver(self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }
            @objc private func shown(_ notification: Notification) {
                guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                bottom?.constant = \(constant)
            }
            @objc private func hidden(_ notification: Notification) { bottom?.constant = 0 }
        }
        """
    }

    private static func article(_ before: String, _ old: String, _ after: String, _ new: String) -> String {
        """
        # A sample

        ```rule
        severity: error
        category: offset
        since: 0.1.0
        enabled: yes
        primary: $VALUE
        message: `$VALUE`
        ```

        ## What it says

        Nothing.

        ## Why it is bad

        It is.

        ## Pattern

        ```pattern
        $SINK = $VALUE
        where $SINK is a layout sink
        ```

        ## Triggers

        ```swift
        inset = height
        //      ^^^^^^
        ```

        ## Does not trigger

        ```swift
        let inset = height
        ```

        ## How to migrate

        ### Before

        \(before)

        ```swift
        \(old)
        ```

        ### After

        \(after)

        ```swift
        \(new)
        ```

        ## Known limits

        None.

        ## References

        - [A page](https://example.com/a)
        """
    }
}
