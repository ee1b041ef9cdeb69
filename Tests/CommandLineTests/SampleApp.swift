import Foundation
import TestSupport

/// A screen that lifts its field by the keyboard's height, as tutorials do, in an Xcode project that says what it ships to.
///
/// The field is tied to the view's bottom edge, so that on iPhones and in an iPad's full screen the height is right. In the other
/// windows of an iPad the keyboard covers less of the view than it is high.
struct SampleApp {
    static let screen = """
        import UIKit

        final class FormViewController: UIViewController {
            private let field = UITextField()
            private var bottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom.isActive = true
                let center = NotificationCenter.default
                center.addObserver(
                    self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                center.addObserver(
                    self, selector: #selector(hide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
            }

            @objc private func show(_ note: Notification) {
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                guard let frame = value?.cgRectValue else { return }
                bottom.constant = -frame.height
            }

            @objc private func hide(_ note: Notification) { bottom.constant = 0 }
        }

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow()
                window.rootViewController = FormViewController()
                window.makeKeyAndVisible()
                return true
            }
        }
        """

    /// A project with a target for each name, each with its settings, that all compile `App/Form.swift`.
    static func project(_ targets: [(name: String, settings: String)]) -> String {
        let names = targets.map(\.name)
        let parts = targets.map { name, settings in
            """
            \(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
                buildPhases = (S\(name)); buildConfigurationList = L\(name); };
            S\(name) = { isa = PBXSourcesBuildPhase; files = (b\(name)); };
            b\(name) = { fileRef = Form; };
            L\(name) = { buildConfigurations = (D\(name)); };
            D\(name) = { name = Release; buildSettings = { \(settings) }; };
            """
        }
        return """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; targets = (\(names.joined(separator: ", "))); mainGroup = Main;
                    buildConfigurationList = PL; };
                Main = { isa = PBXGroup; children = (Form); sourceTree = "<group>"; };
                Form = { isa = PBXFileReference; path = App/Form.swift; sourceTree = "<group>"; };
                PL = { buildConfigurations = (PD); };
                PD = { name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos; }; };
                \(parts.joined(separator: "\n"))
            }; rootObject = P; }
            """
    }

    static func write(_ targets: [(name: String, settings: String)], to folder: TemporaryFolder) throws {
        try folder.write(screen, to: "App/Form.swift")
        try folder.write(project(targets), to: "Sample.xcodeproj/project.pbxproj")
        try FileManager.default.createDirectory(at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
    }
}
