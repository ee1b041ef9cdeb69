import Foundation
import TestSupport
import Testing

/// Files that lie in the folder of an Xcode project and that none of its targets compiles.
@Suite(.timeLimit(.minutes(30))) struct UncompiledFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try SampleApp.write([("Sample", "TARGETED_DEVICE_FAMILY = \"1,2\";")], to: folder)
        let copy = SampleApp.screen.replacing("FormViewController", with: "OldViewController").replacing("@main ", with: "")
            .replacing("AppDelegate:", with: "OldDelegate:")
        try folder.write(copy, to: "App/Old.swift")
    }

    private func lint(_ arguments: String...) throws -> String {
        try Keyboardlint.run(arguments: ["lint", "--exit-zero"] + arguments, in: folder.url).output
    }

    @Test func theyAreNotAnalysedAndTheReportSaysSo() throws {
        let text = try lint(".")
        #expect(text.contains("App/Old.swift: no target of Sample.xcodeproj compiles it"))
        #expect(!text.contains("OldViewController"))
        #expect(text.contains("FormViewController"))
        // Naming the file changes nothing.
        #expect(try lint("App/Old.swift").contains("App/Old.swift: no target of Sample.xcodeproj compiles it"))
    }

    /// Nor are they as subclasses of what is compiled.
    @Test func whatTheyInheritIsNotRunForThem() throws {
        let base = SampleApp.screen.replacing("final class Form", with: "class Form").replacing("private ", with: "")
        try folder.write(base, to: "App/Form.swift")
        let heir = "class Heir: FormViewController { override func show(_ note: Notification) { bottom.constant = -500 } }"
        try folder.write(heir, to: "App/Old.swift")
        #expect(try !lint(".").contains("Heir"))
        try folder.write(base + "\n" + heir, to: "App/Form.swift")
        #expect(try lint(".").contains("Heir"))
    }

    /// Where a package may compile it too, nobody knows.
    @Test func besideAPackageTheyMayBeCompiled() throws {
        try folder.write(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Sample", targets: [.target(name: "Kit", path: sources)])
            """, to: "Package.swift")
        #expect(try lint(".").contains("OldViewController"))
    }

    /// A project that lists more files that are gone than that are there is older than the files.
    @Test(arguments: [(["A"], true), (["A", "B"], false)]) func aProjectThatIsOutOfDateLeavesNothingOut(
        gone: [String], isLeftOut: Bool
    ) throws {
        let references = gone.map { "\($0) = { isa = PBXFileReference; path = App/\($0).swift; sourceTree = \"<group>\"; };" }
        let project = SampleApp.project([("Sample", "")])
            .replacing("children = (Form)", with: "children = (Form, \(gone.joined(separator: ", ")))")
            .replacing("files = (bSample)", with: "files = (bSample, \(gone.map { "b" + $0 }.joined(separator: ", ")))")
            .replacing("bSample = {", with: gone.map { "b\($0) = { fileRef = \($0); };\n" }.joined() + "bSample = {")
            .replacing("Form = { isa", with: references.joined(separator: "\n") + "\nForm = { isa")
        try folder.write(project, to: "Sample.xcodeproj/project.pbxproj")
        #expect(try lint(".").contains("App/Old.swift: no target of Sample.xcodeproj compiles it") == isLeftOut)
    }

    @Test func withoutAProjectTheyAreAnalysed() throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: "Sample.xcodeproj"))
        #expect(try lint(".").contains("OldViewController"))
    }

    /// A package compiles what lies in the folders of its targets.
    @Test(arguments: [("\"Sources/Kit\"", true), ("folder", false), ("\"Sources\"", false)])
    func whatLiesBesideTheTargetsOfAPackageIsNotCompiled(path: String, isLeftOut: Bool) throws {
        let package = try TemporaryFolder()
        try package.write(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit", path: \(path))])
            """, to: "Package.swift")
        try package.write(SampleApp.screen.replacing("@main ", with: ""), to: "Sources/Kit/Form.swift")
        try package.write(
            SampleApp.screen.replacing("FormViewController", with: "OldViewController").replacing("@main ", with: ""),
            to: "Sources/Old/Old.swift")
        let text = try Keyboardlint.run(arguments: ["lint", "--exit-zero", "."], in: package.url).output
        #expect(text.contains("FormViewController"))
        #expect(text.contains("OldViewController") == !isLeftOut)
        #expect(text.contains("Sources/Old/Old.swift: no target of Package.swift compiles it") == isLeftOut)
    }
}
