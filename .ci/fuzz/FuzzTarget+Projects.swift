import SourceText

@testable import ProgramIndex

extension FuzzTarget {
    static let projects = [
        FuzzTarget(name: "interface") { bytes in
            let file = InterfaceFile(path: "A.storyboard", bytes: bytes)
            let lines = SourceFile(path: "A.storyboard", bytes: bytes).lines.count
            hold(file.issues.allSatisfy { (1...lines).contains($0.line) }, "an issue is on a line of the file")
            let index = InterfaceIndex([file])
            for outlet in file.outlets { _ = index.owners(of: outlet.property) }
        },
        FuzzTarget(name: "pbxproj") { bytes in
            let file = SourceFile(path: "A.xcodeproj/project.pbxproj", bytes: bytes)
            _ = XcodeProject(file) { _ in file }?.version(ofFileAt: "A.swift")
            checkMap(file.path, bytes)
        },
        FuzzTarget(name: "plist") { bytes in _ = InfoPlist(SourceFile(path: "Info.plist", bytes: bytes)) },
        FuzzTarget(name: "manifest") { bytes in
            guard let first = bytes.first else { return }
            checkMap(manifests[Int(first) % manifests.count], Array(bytes.dropFirst()))
        },
    ]

    private static let manifests = [
        "Package.swift", "Project.swift", "project.yml", "BUILD", "A.podspec", "A.xcworkspace/contents.xcworkspacedata",
    ]

    /// Whatever a project file says, each source file is in some module.
    private static func checkMap(_ name: String, _ bytes: [UInt8]) {
        let map = ModuleMap(files: ["A/A.swift", "Sources/B/B.swift", name]) { $0 == name ? bytes : nil }
        hold(!map.modules(of: "A/A.swift").isEmpty, "A.swift is in a module")
        hold(!map.modules(of: "Sources/B/B.swift").isEmpty, "B.swift is in a module")
    }
}
