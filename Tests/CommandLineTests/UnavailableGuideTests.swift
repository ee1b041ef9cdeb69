import Foundation
import TestSupport
import Testing

/// Apps that are built for systems without the keyboard's layout guide.
struct UnavailableGuideTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func writePackage(builtFor version: String) throws {
        try folder.write(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "App", platforms: [.iOS(.\(version))], targets: [.target(name: "App", path: "App")])
            """, to: "Package.swift")
    }

    private func lint(_ constant: String, builtFor version: String, devices: String = "iphone") throws -> String {
        try writePackage(builtFor: version)
        try folder.write(
            """
            import UIKit

            let composer = Composer()

            final class Composer: UIViewController {
                private let field = UITextField()
                private var bottom: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(field)
                    bottom = view.bottomAnchor.constraint(equalTo: field.bottomAnchor)
                    bottom.isActive = true
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(changed), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
                }

                @objc private func changed(_ notification: Notification) {
                    guard let screen = notification.object as? UIScreen,
                        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    else { return }
                    let covered = view.bounds.intersection(screen.coordinateSpace.convert(frame, to: view))
                    bottom.constant = \(constant)
                }
            }
            """, to: "App/Composer.swift")
        try folder.write(#"{ "devices": ["\#(devices)"] }"#, to: ".keyboardlint.json")
        return try Keyboardlint.run("lint", ".", in: folder.url).output
    }

    /// Nothing can be done about a handler that is right and cannot be replaced.
    @Test func aHandlerThatAgreesIsNoFinding() throws {
        let right = "covered.isEmpty ? 0 : covered.height"
        let old = try lint(right, builtFor: "v13")
        #expect(old.contains("no findings\n"))
        #expect(old.contains("1 handler: 1 executed; 1 with the layout guide's result in all scenarios\n"))
        #expect(try lint(right, builtFor: "v15").contains("note[keyboard-notification-observer]"))
    }

    /// In a window of an iPad that ends above its screen, the keyboard's height is more than it covers; the summary says so.
    @Test func aHandlerThatDiffersWhereFewSeeItIsCounted() throws {
        let output = try lint("(covered.isEmpty ? 0 : frame.height)", builtFor: "v13", devices: "ipad")
        #expect(output.contains("no findings\n"))
        #expect(
            output.contains("; 1 differs from the guide only in rare situations (keyboardlint simulate App/Composer.swift:19)\n"))
    }

    @Test func aHandlerThatDiffersIsOne() throws {
        #expect(try lint("covered.isEmpty ? 0 : covered.height + covered.height", builtFor: "v13").contains("gap of 336 pt"))
    }

    /// What is not known is said, although no finding tells of it.
    @Test func aHandlerOfUnknownEffectIsNamed() throws {
        let old = try lint("covered.isEmpty ? 0 : Theme.height", builtFor: "v13")
        #expect(old.contains("executed, effect not fully known\n  App/Composer.swift:19:5: `Composer.changed(_:)`: "))
        #expect(old.contains("Theme.height"))
        #expect(old.contains("no findings\n"))
    }

    /// What is said of an observer's file does not depend on whether the file that it lays out is named, too.
    @Test func anObserverIsJudgedAloneByItsFile() throws {
        try writePackage(builtFor: "v13")
        try folder.write(
            """
            import UIKit

            final class Watcher {
                var onChange: ((CGFloat) -> Void)?

                init() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }

                @objc private func shown(_ notification: Notification) {
                    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    onChange?(frame.height)
                }

                @objc private func hidden(_ notification: Notification) { onChange?(0) }
            }
            """, to: "App/Watching/Watcher.swift")
        try folder.write(
            """
            import UIKit

            let composer = Composer()

            final class Composer: UIViewController {
                private let field = UITextField()
                private let watcher = Watcher()
                private var bottom: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(field)
                    bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: field.bottomAnchor)
                    bottom.isActive = true
                    watcher.onChange = { [unowned self] height in
                        bottom.constant = height
                        view.layoutIfNeeded()
                    }
                }
            }
            """, to: "App/Screens/Composer.swift")
        try folder.write(#"{ "devices": ["iphone"] }"#, to: ".keyboardlint.json")
        let places = try ["App", "App/Watching"].map { path in
            try Keyboardlint.run("lint", path, "--format", "json", in: folder.url).output
                .components(separatedBy: "\n").filter { $0.contains("\"rule\"") || $0.contains("\"path\"") }
        }
        #expect(places[0].contains { $0.contains("safe-area-counted-twice") })
        // The observer cannot be replaced, and what it leads to has its finding where it stands.
        #expect(!places[1].contains { $0.contains("keyboard-notification-observer") })
        #expect(!places[0].contains { $0.contains("keyboard-notification-observer") })
    }

    /// All of a view that is moved as a whole, or about its middle, need not end at the keyboard.
    @Test(arguments: ["view.frame.origin.y = -200", "middle.constant = -200"])
    func whatMovesAsAWholeIsMovedNoFartherThanNeeded(move: String) throws {
        try writePackage(builtFor: "v13")
        try folder.write(
            """
            import UIKit

            final class Login: UIViewController {
                private let field = UITextField()
                private var middle: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(field)
                    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
                    middle = field.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 340)
                    middle.isActive = true
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.addObserver(
                        self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
                }

                @objc private func shown() { \(move) }
                @objc private func hidden() { \(move.replacing("-200", with: move.hasPrefix("view") ? "0" : "340")) }
            }
            """, to: "App/Login.swift")
        let output = try Keyboardlint.run("lint", ".", in: folder.url).output
        #expect(output.contains("[hard-coded-keyboard-height]"), "\(output)")
        let target = move.split(separator: " ")[0]
        #expect(output.contains("help: Move `\(target)` only as far as the keyboard covers the lowest view"), "\(output)")
    }
}
