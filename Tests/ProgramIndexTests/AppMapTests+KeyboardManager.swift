import SourceText
import Testing

@testable import ProgramIndex

/// Apps that switch IQKeyboardManager on.
extension AppMapTests {
    /// A library that avoids the keyboard counts where code switches it on, less the screens that switch it off.
    @Test func aKeyboardManagerCountsForTheAppThatSwitchesItOn() {
        let texts = ["App.xcodeproj/project.pbxproj": project()]
        let map = ModuleMap(files: ["App.swift", "Kit.swift"] + texts.keys) { texts[$0].map { Array($0.utf8) } }
        func use(_ code: String, in path: String = "App.swift") -> KeyboardManagerUse? {
            let file = SourceFile(path: path, text: code)
            let apps = AppMap(map, edges: map.modules.map { _ in Set<Int>() }, managing: [path: file])
            return apps.apps(ofFileAt: "App.swift")?.first?.keyboardManager
        }
        let delegate = """
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func start() {
                    IQKeyboardManager.shared.enable = true
                    IQKeyboardManager.shared.disabledDistanceHandlingClasses = [ChatController.self]
                }
            }
            class Form: UIViewController {
                override func viewWillAppear(_ animated: Bool) { IQKeyboardManager.sharedManager().enable = false }
            }
            """
        #expect(use(delegate)?.wholeApp == .init(place: "App.swift:3", extent: .wholeApp))
        #expect(use(delegate)?.exceptions == ["ChatController", "Form"])
        #expect(use("func start() { IQKeyboardManager.shared.isEnabled = true }")?.wholeApp?.place == "App.swift:1")
        #expect(use("func start() { IQKeyboardManager.shared.enableAutoToolbar = true }") == nil)
        let maybe = use("func start() { IQKeyboardManager.shared.enable = isWanted }")
        #expect(maybe?.wholeApp == .init(place: "App.swift:1", extent: .maybeWholeApp))
        #expect(use("func start() { IQKeyboardManager.shared.enable = false }") == nil)
        // Of another target, which the app neither links nor imports.
        #expect(use(delegate, in: "Kit.swift") == nil)
    }

    /// The library asks by class whether it handles the distance to the keyboard: a screen that the set-up lists is left alone.
    @Test func aKeyboardManagerLeavesTheListedClassesAlone() {
        let texts = ["App.xcodeproj/project.pbxproj": project()]
        let map = ModuleMap(files: ["App.swift"] + texts.keys) { texts[$0].map { Array($0.utf8) } }
        func use(_ code: String) -> KeyboardManagerUse? {
            let file = SourceFile(path: "App.swift", text: code)
            return AppMap(map, edges: map.modules.map { _ in Set<Int>() }, managing: ["App.swift": file])
                .apps(ofFileAt: "App.swift")?.first?.keyboardManager
        }
        let listed = use(
            """
            func start() {
                IQKeyboardManager.shared.enable = true
                let ignored = [Chat.self, Bets.self]
                let noToolbar = [Form.self]
                IQKeyboardManager.shared.disabledDistanceHandlingClasses = ignored
                IQKeyboardManager.shared.disabledDistanceHandlingClasses.append(Notes.self)
                IQKeyboardManager.shared.disabledDistanceHandlingClasses += [Search.self]
                IQKeyboardManager.shared.disabledToolbarClasses = noToolbar
            }
            """)
        #expect(listed?.exceptions == ["Chat", "Bets", "Notes", "Search"])
        #expect(listed?.activation(for: ["Bets", "UIViewController"]) == nil)
        // Its toolbar is all that the form does without.
        #expect(listed?.activation(for: ["Form"])?.place == "App.swift:2")
    }

    /// What a screen switches on as it appears and off as it disappears is on for this screen.
    @Test func aKeyboardManagerIsOnForOneScreen() throws {
        let texts = ["App.xcodeproj/project.pbxproj": project()]
        let map = ModuleMap(files: ["App.swift"] + texts.keys) { texts[$0].map { Array($0.utf8) } }
        func use(_ code: String) -> KeyboardManagerUse? {
            let file = SourceFile(path: "App.swift", text: code)
            return AppMap(map, edges: map.modules.map { _ in Set<Int>() }, managing: ["App.swift": file])
                .apps(ofFileAt: "App.swift")?.first?.keyboardManager
        }
        let screen = """
            class SignUp: UIViewController {
                override func viewWillAppear(_ animated: Bool) { IQKeyboardManager.shared.enable = true }
                override func viewDidDisappear(_ animated: Bool) { IQKeyboardManager.shared.enable = false }
            }

            """
        let own = try #require(use(screen))
        #expect(own.activation(for: ["SignUp"]) == .init(place: "App.swift:2", extent: .oneScreen))
        #expect(own.activation(for: ["Video"]) == nil)
        // A screen that does the opposite is excepted, and puts back what was.
        let opposite = screen.replacing("= true", with: "= off").replacing("= false", with: "= true")
            .replacing("= off", with: "= false")
        let both = try #require(use(opposite + "func start() { IQKeyboardManager.shared.enable = true }"))
        #expect(both.activation(for: ["SignUp"]) == nil)
        #expect(both.activation(for: ["Video"]) == .init(place: "App.swift:5", extent: .wholeApp))
        // A type in another is not the superclass of the same name. What such a screen computes is about itself.
        let nested = try #require(
            use(
                """
                extension Report {
                    class ViewController: Shared.ViewController {
                        override func viewDidAppear(_ animated: Bool) { IQKeyboardManager.shared.enable = true }
                        override func viewDidDisappear(_ animated: Bool) { IQKeyboardManager.shared.enable = false }
                    }
                }
                extension Report.ViewController {
                    func edit(_ isName: Bool) { IQKeyboardManager.shared.enable = isName }
                }
                """))
        #expect(nested.activation(for: ["Report.ViewController", "ViewController"])?.extent == .oneScreen)
        #expect(nested.activation(for: ["Feed", "ViewController"]) == nil)
        // Functions that switch it, of which nobody knows who calls them, except nobody.
        let helpers = """
            class Base: UIViewController {
                func start() { IQKeyboardManager.shared.enable = true }
                func stop() { IQKeyboardManager.shared.enable = false }
            }
            """
        #expect(use(helpers)?.activation(for: ["Base"])?.extent == .wholeApp)
    }
}
