import TestSupport
import Testing

/// Storyboards that lie in the folder of an Xcode project and that none of its targets compiles.
@Suite(.timeLimit(.minutes(30))) struct UncompiledInterfaceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.code, to: "App/Form.swift")
        try folder.write(Self.storyboard("JoinViewController", bottom: 0), to: "App/Start.storyboard")
        try folder.write(Self.storyboard("JoinViewController", bottom: 90), to: "App/Join.storyboard")
        try write(listing: "Start.storyboard")
    }

    private static let code = """
        import UIKit

        final class JoinViewController: UIViewController {
            @IBOutlet private var bottom: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc private func show(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                bottom.constant = frame.height
            }
        }
        """

    private static func storyboard(_ classes: String..., bottom: Int) -> String {
        let scenes = classes.map { name in
            """
            <scene><objects><viewController id="\(name)" customClass="\(name)" sceneMemberID="viewController">
            <view key="view" id="root-\(name)"><subviews><textField id="field-\(name)"/></subviews><constraints>
            <constraint firstAttribute="bottom" secondItem="field-\(name)" secondAttribute="\(bottom == 0 ? "bottom" : "top")"
            constant="\(bottom)" id="c-\(name)"/>
            </constraints></view><connections><outlet property="bottom" destination="c-\(name)" id="o-\(name)"/></connections>
            </viewController></objects></scene>
            """
        }
        return "<document initialViewController=\"\(classes[0])\"><scenes>\(scenes.joined(separator: "\n"))</scenes></document>"
    }

    /// - Parameter resources: what the only target copies; nil for all that lies in the folder.
    private func write(listing resources: String?) throws {
        var project = SampleApp.project([("Sample", "TARGETED_DEVICE_FAMILY = \"1\";")])
        if let resources {
            project = project.replacing("buildPhases = (SSample);", with: "buildPhases = (SSample, R);")
                .replacing(
                    "SSample = {",
                    with: """
                        R = { isa = PBXResourcesBuildPhase; files = (r); }; r = { fileRef = Board; };
                        Board = { isa = PBXFileReference; path = App/\(resources); sourceTree = "<group>"; };
                        SSample = {
                        """
                )
                .replacing("children = (Form)", with: "children = (Form, Board)")
        } else {
            project = project.replacing(
                "buildPhases = (SSample);", with: "buildPhases = (); fileSystemSynchronizedGroups = (All);"
            )
            .replacing(
                "SSample = {",
                with: """
                    All = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                    SSample = {
                    """
            )
            .replacing("children = (Form)", with: "children = (All)")
        }
        try folder.write(project, to: "Sample.xcodeproj/project.pbxproj")
    }

    private func lint() throws -> String {
        try Keyboardlint.run(arguments: ["lint", "--exit-zero", "."], in: folder.url).output
    }

    private static let reason = "App/Join.storyboard: no target of Sample.xcodeproj compiles it"

    @Test func theCompiledOneSaysWhatIsDrawnAndTheReportNamesTheOther() throws {
        let text = try lint()
        #expect(text.contains(Self.reason))
        #expect(!text.contains("disagree"))
    }

    @Test func whatAFolderOfTheProjectListsIsCompiled() throws {
        try write(listing: nil)
        let text = try lint()
        #expect(!text.contains(Self.reason))
        #expect(text.contains("disagree"))
    }

    /// Nobody else draws the class: better an old drawing than none.
    @Test func theOnlyDrawingOfAClassCounts() throws {
        try folder.write(Self.storyboard("MenuViewController", bottom: 0), to: "App/Start.storyboard")
        let text = try lint()
        #expect(!text.contains(Self.reason))
        #expect(!text.contains("no interface file connects"))
    }

    @Test func besideAPackageItMayBeCompiled() throws {
        try folder.write(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Sample", targets: [.target(name: "Kit", path: sources)])
            """, to: "Package.swift")
        #expect(try lint().contains("disagree"))
    }
}
