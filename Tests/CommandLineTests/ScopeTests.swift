import Foundation
import TestSupport
import Testing

/// The project is what is known, the named paths are what is reported: neither the choice of paths nor a neighbour changes an
/// answer.
@Suite(.timeLimit(.minutes(30))) struct ScopeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A base class that registers, and a screen whose margin stands in a third file.
    private func writeApp(in root: String, margin: Int) throws {
        try folder.write(
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"App\")\n",
            to: root + "Package.swift")
        try folder.write(
            """
            import UIKit

            class KeyboardScreen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(
                        self, selector: #selector(hide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
                }

                @objc func show(_ notification: Notification) {
                    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                    guard let frame = value?.cgRectValue else { return }
                    adjust(to: frame.height)
                }

                @objc func hide(_ notification: Notification) { adjust(to: 0) }

                func adjust(to height: CGFloat) {}
            }
            """, to: root + "Sources/App/Core/KeyboardScreen.swift")
        try folder.write(
            """
            import UIKit

            final class Form: KeyboardScreen {
                private let field = UITextField()
                private var bottom: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                    bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 0)
                    bottom.isActive = true
                }

                override func adjust(to height: CGFloat) {
                    bottom.constant = height == 0 ? 0 : -height - Margins.bottom
                }
            }
            """, to: root + "Sources/App/Screens/Form.swift")
        try folder.write(
            "import UIKit\n\nenum Margins {\n    static let bottom: CGFloat = \(margin)\n}\n",
            to: root + "Sources/App/Core/Margins.swift")
    }

    private struct Place: Hashable {
        let path: String
        let line: Int
        let rule: String
        let text: String
    }

    private func findings(_ arguments: String...) throws -> [Place] {
        let outcome = try Keyboardlint.run(arguments: arguments + ["--format", "json", "--exit-zero"], in: folder.url)
        #expect(outcome.status == 0)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let findings = try #require(report["findings"] as? [[String: Any]])
        return try findings.map { finding in
            let range = try #require(finding["range"] as? [String: [String: Int]])
            return Place(
                path: try #require(finding["path"] as? String), line: range["start"]?["line"] ?? 0,
                rule: try #require(finding["rule"] as? String), text: finding["behaviour"] as? String ?? "")
        }
    }

    @Test func namingAFolderOrAFileReportsWhatTheWholeRunReportsThere() throws {
        try FileManager.default.createDirectory(at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
        try writeApp(in: "", margin: 20)
        let whole = try findings("lint", ".")
        // The keyboard is 398 points high and covers 278 of a window in Stage Manager: 120 too many, and the margin.
        #expect(whole.contains { $0.text.contains("gap of 140 pt") })
        for path in [
            "Sources/App/Screens", "Sources/App/Screens/Form.swift", "Sources/App/Core", "Sources/App/Core/KeyboardScreen.swift",
        ] {
            #expect(try findings("lint", path) == whole.filter { $0.path.hasPrefix(path) }, "\(path)")
        }
    }

    /// A helper that observes showing and hiding, and a screen that lets it tell of showing alone.
    private func writeHelperWithClient() throws {
        try folder.write(
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"App\")\n", to: "Package.swift")
        try folder.write(
            """
            import UIKit

            final class KeyboardReader {
                private var onShow: ((CGRect) -> Void)?
                private var onHide: (() -> Void)?

                func start(onShow: ((CGRect) -> Void)? = nil, onHide: (() -> Void)? = nil) {
                    self.onShow = onShow
                    self.onHide = onHide
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(
                        self, selector: #selector(hide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
                }

                @objc private func show(_ notification: Notification) {
                    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    onShow?(frame)
                }

                @objc private func hide(_ notification: Notification) { onHide?() }
            }
            """, to: "Sources/App/Core/KeyboardReader.swift")
        try folder.write(
            """
            import UIKit

            final class Form: UIViewController {
                private let field = UITextField()
                private let reader = KeyboardReader()
                private var bottom: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                    bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 0)
                    bottom.isActive = true
                    reader.start(onShow: { [weak self] frame in self?.bottom.constant = -frame.height })
                }
            }
            """, to: "Sources/App/Screens/Form.swift")
    }

    /// The screen's mistake is the screen's: it stands in its file, whichever files are reported, and the helper, which observes
    /// both, is not said to observe one.
    @Test func aClientsMistakeIsToldInItsOwnFile() throws {
        try FileManager.default.createDirectory(at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
        try writeHelperWithClient()
        let whole = try findings("lint", ".")
        #expect(whole.contains { $0.rule == "layout-not-reset" && $0.path == "Sources/App/Screens/Form.swift" })
        #expect(!whole.contains { $0.rule == "show-without-hide" })
        for path in ["Sources/App/Screens", "Sources/App/Screens/Form.swift", "Sources/App/Core/KeyboardReader.swift"] {
            #expect(try findings("lint", path) == whole.filter { $0.path.hasPrefix(path) }, "\(path)")
        }
    }

    @Test func isolatedFilesAreReadAlone() throws {
        try FileManager.default.createDirectory(at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
        try writeApp(in: "", margin: 20)
        let form = "Sources/App/Screens/Form.swift"
        #expect(try !findings("lint", "Sources/App/Core", "Sources/App/Screens").isEmpty)
        #expect(try findings("lint", form, "--isolated-files").isEmpty)
    }

    @Test func standardInputIsOneFileOfTheProject() throws {
        try FileManager.default.createDirectory(at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
        try writeApp(in: "", margin: 20)
        let form = "Sources/App/Core/KeyboardScreen.swift"
        let text = try Data(contentsOf: folder.url.appending(path: form))
        let piped = try Keyboardlint.run("lint", "-", "--stdin-path", form, "--format", "xcode", input: text, in: folder.url)
        let read = try Keyboardlint.run("lint", form, "--format", "xcode", in: folder.url)
        #expect(piped.output == read.output)
    }

    @Test func theSameAppTwiceInOneTreeSaysWhatItSaysAlone() throws {
        try writeApp(in: "one/", margin: 20)
        try writeApp(in: "two/", margin: 44)
        let both = try findings("lint", ".")
        let one = try findings("lint", "one", "--isolated-files")
        let two = try findings("lint", "two", "--isolated-files")
        #expect(both == one + two)
        #expect(one.contains { $0.text.contains("gap of 140 pt") } && !one.contains { $0.text.contains("164 pt") })
        #expect(two.contains { $0.text.contains("gap of 164 pt") } && !two.contains { $0.text.contains("140 pt") })
    }

    @Test func aFindingsOwnPlaceCanBeSimulated() throws {
        try FileManager.default.createDirectory(at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
        try writeApp(in: "", margin: 20)
        for finding in try findings("lint", ".") where !finding.text.isEmpty {
            let outcome = try Keyboardlint.run("simulate", "\(finding.path):\(finding.line)", in: folder.url)
            #expect(outcome.status == 0 && outcome.output.contains("KeyboardScreen.show"), "\(finding)")
        }
    }
}
