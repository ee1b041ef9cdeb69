import SourceText
import Testing

@testable import ProgramIndex

/// Pods that Podfiles take from folders of the tree.
@Suite struct LocalPodTests {
    /// A project with one app target and its devices.
    private func project(_ devices: String) -> String {
        """
        { objects = {
            P = { isa = PBXProject; targets = (App); mainGroup = Main; };
            Main = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
            A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            App = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
                buildConfigurationList = L; };
            S = { isa = PBXSourcesBuildPhase; files = (b); }; b = { fileRef = A; };
            L = { buildConfigurations = (R); };
            R = { name = Release; buildSettings = { SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \(devices); }; };
        }; rootObject = P; }
        """
    }

    private static func podspec(_ name: String) -> String {
        "Pod::Spec.new do |s|\n  s.name = '\(name)'\n  s.source_files = 'Sources/**/*'\nend\n"
    }

    private func map(_ texts: [String: String], files: [String]) -> ModuleMap {
        ModuleMap(files: files + texts.keys) { texts[$0].map { Array($0.utf8) } }
    }

    private func devices(_ texts: [String: String], files: [String], of path: String) -> [Set<DeviceFamily>?]? {
        let map = map(texts, files: files)
        let edges = map.modules.map { module in Set(map.dependencies(of: module.id).map(\.index)) }
        return AppMap(map, edges: edges).apps(ofFileAt: path)?.map(\.devices)
    }

    // MARK: Apps

    @Test(arguments: [
        "pod 'Form', :path => '../'", "  pod \"Form\", path: '..'", "pod('Form', :path => '../Form.podspec')",
        "pod 'Form/Fields', :path => \"../\" # the code beside",
    ])
    func aPodIsThatOfThePodfilesAppsThatTakesIt(_ line: String) {
        let texts = [
            "Form.podspec": Self.podspec("Form"), "Demo/Podfile": "target 'App' do\n\(line)\nend\n",
            "Demo/App.xcodeproj/project.pbxproj": project("1"),
        ]
        #expect(devices(texts, files: ["Sources/Field.swift", "Demo/App.swift"], of: "Sources/Field.swift") == [[.phone]])
    }

    /// What is published and taken by its version is anybody's.
    @Test(arguments: [
        "pod 'Form', '~> 1.0'", "# pod 'Form', :path => '../'", "pod 'Other', :path => '../'", "pods 'Form', path: '..'",
    ])
    func aPodThatNoPodfileTakesByItsPathIsAnybodys(_ line: String) {
        let texts = [
            "Form.podspec": Self.podspec("Form"), "Demo/Podfile": line, "Demo/App.xcodeproj/project.pbxproj": project("1"),
        ]
        #expect(devices(texts, files: ["Sources/Field.swift", "Demo/App.swift"], of: "Sources/Field.swift") == nil)
    }

    @Test func allAppsCountThatTakeAPodOrOneThatNeedsIt() {
        var texts = [
            "Pods/Form/Form.podspec": Self.podspec("Form").replacing("end", with: "  s.dependency 'Base'\nend"),
            "Pods/Base/Base.podspec": Self.podspec("Base"), "One/App.xcodeproj/project.pbxproj": project("1"),
            "Two/App.xcodeproj/project.pbxproj": project("2"), "One/Podfile": "pod 'Form', :path => '../Pods/Form'",
            "Two/Podfile": "pod 'Form', :path => '../Pods/Form'\npod 'Base', :path => '../Pods/Base'", "Podfile": "",
        ]
        let files = ["Pods/Form/Sources/A.swift", "Pods/Base/Sources/B.swift", "One/App.swift", "Two/App.swift"]
        for file in files.prefix(2) { #expect(devices(texts, files: files, of: file).map(Set.init) == [[.phone], [.pad]]) }
        texts["One/Podfile"] = ""
        for file in files.prefix(2) { #expect(devices(texts, files: files, of: file) == [[.pad]]) }
    }

    // MARK: Copies

    private static let files = ["New/Form/Sources/A.swift", "Old/Form/Sources/A.swift", "Old/Form/Demo/App.swift", "App.swift"]

    private func texts(_ podfile: String, old: String = "Form") -> [String: String] {
        [
            "New/Form/Form.podspec": Self.podspec("Form"), "Old/Form/\(old).podspec": Self.podspec(old), "Podfile": podfile,
            "App.xcodeproj/project.pbxproj": project("1"), "Old/Form/Demo/App.xcodeproj/project.pbxproj": project("1"),
            // Each copy has its example.
            "Old/Form/Demo/Podfile": "pod '\(old)', :path => '../'", "New/Form/Demo/Podfile": "pod 'Form', :path => '../'",
        ]
    }

    private func whyUncompiled(_ texts: [String: String], _ path: String) -> [Uncompiled?] {
        let map = map(texts, files: Self.files)
        return map.modules(of: path).map(map.whyUncompiled)
    }

    @Test func ofTwoCopiesOfAPodTheOtherOneIsInNoApp() {
        let texts = texts("pod 'Form', :path => 'New/Form'")
        let reason = Uncompiled.otherCopy(pod: "Form", folder: "New/Form", podfile: "Podfile")
        #expect(whyUncompiled(texts, "Old/Form/Sources/A.swift") == [reason])
        #expect(whyUncompiled(texts, "New/Form/Sources/A.swift") == [nil])
        // The example has a project of its own.
        #expect(whyUncompiled(texts, "Old/Form/Demo/App.swift") == [nil])
    }

    @Test(arguments: [
        ("pod 'Form', '1.0'", "Form"), ("pod 'Form', :path => 'Gone/Form'", "Form"), ("pod 'Form', :path => 'New/Form'", "Table"),
        ("pod 'Form', :path => 'New/Form'\npod 'Form', :path => 'Old/Form'", "Form"),
    ])
    func aPodCountsThatMayBeTaken(_ podfile: String, _ old: String) {
        #expect(whyUncompiled(texts(podfile, old: old), "Old/Form/Sources/A.swift") == [nil])
    }

    /// A name alone would mean either.
    @Test func theImportOfAPodMeansTheCopyThatIsTaken() throws {
        let map = map(texts("pod 'Form', :path => 'New/Form'"), files: Self.files)
        let app = try #require(map.modules(of: "App.swift").first)
        #expect(map.modules(importedAs: "Form", from: app.id).map { map[$0].statedIn } == ["New/Form/Form.podspec"])
    }
}
