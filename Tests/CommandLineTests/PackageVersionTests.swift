import TestSupport
import Testing

/// Packages whose versions a project's lock files tell, and which do one thing or another by those.
@Suite(.timeLimit(.minutes(30))) struct PackageVersionTests: LintingAnApp {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.screen, to: "App/Form.swift")
    }

    private static let screen = """
        import RxKeyboard
        import UIKit

        final class FormViewController: UIViewController {
            private let field = UITextField()
            private var bottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom.isActive = true
                RxKeyboard.instance.visibleHeight
                    .drive(onNext: { [weak self] height in self?.bottom.constant = -height })
                    .disposed(by: bag)
            }
        }
        """

    private static func pods(_ version: String) -> String { "PODS:\n  - RxKeyboard (\(version)):\n    - RxCocoa (~> 6.0)\n" }

    private static func pins(_ version: String) -> String {
        """
        { "pins": [ { "identity": "rxkeyboard", "location": "https://example.org/RxKeyboard",
          "state": { "version": "\(version)" } } ], "version": 2 }
        """
    }

    /// The visible height of the empty frame is the screen's before version 2.0.1: the field stays at the screen's upper edge.
    @Test(arguments: [
        ("Podfile.lock", "2.0.0"), ("App/Podfile.lock", "1.0"),
        ("App.xcworkspace/xcshareddata/swiftpm/Package.resolved", "2.0.0"),
        ("App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", "0.9.2"), ("Package.resolved", "2.0"),
    ])
    func anOldVersionIsRunAsItIs(file: String, version: String) throws {
        #expect(try !rules().contains("zero-frame-unhandled"))
        #expect(try text().contains("assumed: `RxKeyboard` is of version 2.0.1 or later"))
        for (version, isOld) in [(version, true), ("2.0.1", false)] {
            try folder.write(file.hasSuffix("resolved") ? Self.pins(version) : Self.pods(version), to: file)
            #expect(try rules().contains("zero-frame-unhandled") == isOld)
            #expect(try !text().contains("is of version"))
        }
    }

    /// Of two that say it, the nearer one counts.
    @Test func theNearestFolderCounts() throws {
        try folder.write(Self.pods("2.0.0"), to: "Podfile.lock")
        try folder.write(Self.pods("2.1"), to: "App/Podfile.lock")
        #expect(try !rules().contains("zero-frame-unhandled"))
    }
}
