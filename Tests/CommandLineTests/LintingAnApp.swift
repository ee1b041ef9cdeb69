import Foundation
import TestSupport
import Testing

/// A suite that lints an app in a folder.
protocol LintingAnApp {
    var folder: TemporaryFolder { get }
}

extension LintingAnApp {
    func text() throws -> String {
        try Keyboardlint.run(arguments: ["lint", "--exit-zero", "."], in: folder.url).output
    }

    func report() throws -> [String: Any] {
        let outcome = try Keyboardlint.run(arguments: ["lint", "--format", "json", "--exit-zero", "."], in: folder.url)
        return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    /// The rules that found something.
    func rules() throws -> [String] {
        try #require(report()["findings"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
    }

    /// An app with a target of two files, `App/Form.swift` and `App/Other.swift`: what no target compiles calls nothing.
    func writeAppOfTwoFiles() throws {
        let targets = [("Sample", "TARGETED_DEVICE_FAMILY = \"1,2\";")]
        let other = "Other = { isa = PBXFileReference; path = App/Other.swift; sourceTree = \"<group>\"; };"
        let project = SampleApp.project(targets).replacing("files = (bSample);", with: "files = (bSample, bOther);")
            .replacing("children = (Form)", with: "children = (Form, Other)")
            .replacing("Form = { isa", with: "bOther = { fileRef = Other; }; \(other)\nForm = { isa")
        try SampleApp.write(targets, to: folder)
        try folder.write(project, to: "Sample.xcodeproj/project.pbxproj")
    }
}
