import Foundation
import TestSupport
import Testing

/// What nothing in an app shows has no findings, and the report says so.
@Suite(.timeLimit(.minutes(30))) struct UnreachedCodeTests: LintingAnApp {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What no code of the app makes, and no interface file, nobody may ever see.
    @Test func aScreenThatNothingShowsIsNotAnalysed() throws {
        try SampleApp.write([("Sample", "TARGETED_DEVICE_FAMILY = \"1,2\";")], to: folder)
        let orphaned = SampleApp.screen.replacing("= FormViewController()", with: "= UIViewController()")
        try folder.write(orphaned, to: "App/Form.swift")
        #expect(try rules().isEmpty)
        #expect(try text().contains("left out, as nothing shows `FormViewController`: no file of the app mentions it"))
        // Code that is not at hand may show what is public.
        try folder.write(orphaned.replacing("final class", with: "public final class"), to: "App/Form.swift")
        #expect(try !rules().isEmpty)
        // What a class says of itself leads nobody to it.
        try folder.write(
            orphaned.replacing("#selector(show(_:))", with: "#selector(FormViewController.show(_:))"), to: "App/Form.swift")
        #expect(try rules().isEmpty)
        // Who owns a xib loads it, and is not made by it.
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormViewController"/>
            </objects></document>
            """, to: "App/FormViewController.xib")
        #expect(try rules().isEmpty)
        // A mention in another file is enough, be it in a storyboard that leads to it.
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="b">
            <scenes><scene sceneID="a"><objects>
                <viewController id="b" customClass="FormViewController" sceneMemberID="viewController"/>
            </objects></scene></scenes></document>
            """
        try folder.write(storyboard, to: "App/Main.storyboard")
        #expect(try !rules().isEmpty)
        try folder.write(storyboard.replacing(#" initialViewController="b""#, with: ""), to: "App/Main.storyboard")
        #expect(try rules().isEmpty)
        #expect(try text().contains(Self.unreached))
    }

    private static let unreached = "nothing found shows `FormViewController`: no code makes it, no segue leads to it"

    /// A scene is reached from where the storyboard begins, by its identifier in code, or from a screen that is reached.
    @Test(arguments: [
        ("", "", true), ("class Menu: UIViewController {}", "menu", true),
        ("class Menu: UIViewController {}\nfunc start() -> UIViewController { Menu() }", "menu", false),
        // What nothing names at all, the settings of an extension may name.
        (
            "final class Other: UIViewController { func go() { present(Menu(), animated: true) } }\nclass Menu: UIViewController {}",
            "menu", false
        ),
        ("let name = \"formScene\"", "", false), ("// storyboard.instantiate(\"formScene\")", "", true), ("", "start", false),
        ("func ask(_ number: Int) { board.instantiateViewController(withIdentifier: \"page\\(number)\") }", "", false),
        ("func ask(_ name: String) { _ = NSClassFromString(name) }", "", false),
        // A screen that is made and dropped is not shown; one that is handed on is.
        (dropping("form.title = name"), "", true), (dropping("show(form, sender: nil)"), "", false),
        (dropping("_ = form.view"), "", false),
        ("class Menu: UIViewController { func prepare(_ next: Any) { (next as! FormViewController).title = name } }", "", true),
        ("func prepare(_ next: Any) { (next as! FormViewController).title = name }", "", false),
        (
            "class Menu: UIViewController {\nprivate func go() { show(FormViewController(), sender: nil) } }\nlet menu = Menu()",
            "", true
        ),
        ("class Menu: UIViewController {\nfunc go() { show(FormViewController(), sender: nil) } }\nlet menu = Menu()", "", false),
    ])
    func aSceneThatNothingLeadsToIsNotAnalysed(code: String, source: String, isLeftOut: Bool) throws {
        try writeAppOfTwoFiles()
        try folder.write(SampleApp.screen.replacing("= FormViewController()", with: "= UIViewController()"), to: "App/Form.swift")
        try folder.write(code.isEmpty ? "let text = 1" : "import UIKit\n" + code, to: "App/Other.swift")
        func segue(from scene: String) -> String {
            scene == source ? "<connections><segue destination=\"b\" kind=\"show\" id=\"s\"/></connections>" : ""
        }
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes>
            <scene sceneID="a"><objects>
                <viewController storyboardIdentifier="formScene" id="b" customClass="FormViewController" sceneMemberID="viewController"/>
            </objects></scene>
            <scene sceneID="d"><objects><viewController id="c" sceneMemberID="viewController">\(segue(from: "start"))</viewController>
            </objects></scene>
            <scene sceneID="e"><objects><viewController id="f" customClass="Menu" sceneMemberID="viewController">\(segue(from: "menu"))
            </viewController></objects></scene>
            </scenes></document>
            """, to: "App/Main.storyboard")
        #expect(try rules().isEmpty == isLeftOut)
        #expect(try text().contains(Self.unreached) == isLeftOut)
    }

    private static func dropping(_ use: String) -> String {
        """
        func go(_ board: UIStoryboard, _ name: String) {
            let form: FormViewController = board.instantiateViewController(withIdentifier: "formScene") as! FormViewController
            \(use)
        }
        """
    }

    /// What a base class registers runs for those that inherit from it: one of them that nothing shows is not analysed,
    /// whatever others do that inherit from it.
    @Test func anOverrideInAScreenThatNothingShowsIsNotAnalysed() throws {
        try writeAppOfTwoFiles()
        try folder.write(
            """
            import UIKit
            class KeyboardScreen: UIViewController {
                func observe() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {}
            }
            """, to: "App/Other.swift")
        let screen = """
            import UIKit
            class FormViewController: KeyboardScreen {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    observe()
                }
                override func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    view.frame.origin.y -= frame.height
                }
            }
            """
        try folder.write(screen, to: "App/Form.swift")
        #expect(try rules().isEmpty)
        #expect(try text().contains("left out, as nothing shows `FormViewController`: no file of the app mentions it"))
        try folder.write(screen + "\nfunc start() -> UIViewController { FormViewController() }", to: "App/Form.swift")
        #expect(try !rules().isEmpty)
    }

    /// A modifier of SwiftUI's is used by the function that hands it out, and that by whoever calls it.
    @Test func aModifierThatNothingAppliesIsNotAnalysed() throws {
        try writeAppOfTwoFiles()
        let modifier = """
            import SwiftUI
            struct KeyboardPadding: ViewModifier {
                @State private var height: CGFloat = 0
                func body(content: Content) -> some View {
                    content.padding(.bottom, height)
                        .ignoresSafeArea(.keyboard)
                        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
                            height = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
                        }
                        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { _ in
                            height = 0
                        }
                }
            }
            extension View {
                func aboveKeyboard() -> some View { modifier(KeyboardPadding()) }
            }
            """
        try folder.write(modifier, to: "App/Form.swift")
        let left = "findings are left out, as nothing shows `KeyboardPadding`: no file of the app mentions it"
        #expect(try text().contains(left))
        #expect(try rules().isEmpty)
        try folder.write("struct Home: View { var body: some View { Text(\"A\").aboveKeyboard() } }", to: "App/Other.swift")
        #expect(try !text().contains(left))
        #expect(try rules().contains("keyboard-height-as-padding"))
        try folder.write("let text = 1", to: "App/Other.swift")
        try folder.write(modifier.replacing("func aboveKeyboard", with: "public func aboveKeyboard"), to: "App/Form.swift")
        #expect(try !text().contains(left))
    }

    /// What is left of a banner that the screen had once is nil for ever, unless other code of the app sets it.
    @Test(arguments: [
        ("Other.swift", "let text = 1", true), ("Other.swift", "// form.banner = view", true),
        ("Other.swift", "func show(_ form: FormViewController) { form.banner = UIView() }", false),
        ("Other.m", "form.banner = view;", false), ("Other.swift", "let path = \\FormViewController.banner", false),
    ])
    func whatNothingSetsIsNil(path: String, code: String, isNil: Bool) throws {
        try writeAppOfTwoFiles()
        let screen = """
            import UIKit
            class FormViewController: UIViewController {
                var banner: UIView!
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                    if let banner { banner.frame.origin.y -= frame.height }
                }
            }
            func start() -> UIViewController { FormViewController() }
            """
        try folder.write(screen, to: "App/Form.swift")
        try folder.write("let text = 1", to: "App/Other.swift")
        try folder.write(code, to: "App/\(path)")
        #expect(try rules().isEmpty == isNil)
    }

    /// The object that publishes the height is used, and what pads by it is not.
    @Test func aModifierThatReadsAPublishedHeightIsNotAnalysedEither() throws {
        try writeAppOfTwoFiles()
        try folder.write(
            """
            import SwiftUI
            final class Keyboard: ObservableObject {
                @Published var height: CGFloat = 0
                private var bag = Set<AnyCancellable>()
                var isUp: Bool { height > 0 }
                init() {
                    NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
                        .map { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0 }
                        .sink { [weak self] in self?.height = $0 }.store(in: &bag)
                    NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
                        .sink { [weak self] _ in self?.height = 0 }.store(in: &bag)
                }
            }
            struct KeyboardPadding: ViewModifier {
                @StateObject private var keyboard = Keyboard()
                func body(content: Content) -> some View {
                    content.padding(.bottom, keyboard.height).ignoresSafeArea(.keyboard)
                }
            }
            extension View {
                func aboveKeyboard() -> some View { modifier(KeyboardPadding()) }
            }
            """, to: "App/Form.swift")
        let isUp = "struct Home: View { @StateObject var keyboard = Keyboard()\nvar body: some View { Text(\"A\")"
        try folder.write(isUp + ".opacity(keyboard.isUp ? 1 : 0) } }", to: "App/Other.swift")
        let left = "findings are left out, as nothing shows `KeyboardPadding`: no file of the app mentions it"
        #expect(try text().contains(left))
        #expect(try rules().isEmpty)
        try folder.write(isUp + ".aboveKeyboard() } }", to: "App/Other.swift")
        #expect(try rules().contains("keyboard-height-as-padding"))
    }

    /// Whether a file is named or the folder around it, the same leads to what is in it.
    @Test func whatNothingShowsIsLeftOutOfAFileThatIsNamed() throws {
        try writeAppOfTwoFiles()
        let orphaned = SampleApp.screen.replacing("= FormViewController()", with: "= UIViewController()")
        try folder.write(orphaned, to: "App/Form.swift")
        try folder.write("let text = 1", to: "App/Other.swift")
        let left = "left out, as nothing shows `FormViewController`: no file of the app mentions it"
        for path in [".", "App", "App/Form.swift"] {
            let outcome = try Keyboardlint.run(arguments: ["lint", "--exit-zero", path], in: folder.url)
            #expect(outcome.output.contains(left), "\(path)")
        }
    }
}
