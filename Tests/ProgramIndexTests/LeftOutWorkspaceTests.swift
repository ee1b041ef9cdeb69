import SourceText
import Testing

@testable import ProgramIndex

/// Projects side by side whose workspace is not in the tree.
struct LeftOutWorkspaceTests {
    /// A project with one target, of a file of its name.
    private func project(
        _ name: String, _ type: String, linking linked: String = "", from tree: String = "BUILT_PRODUCTS_DIR"
    ) -> String {
        """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; targets = (T); mainGroup = Main; buildConfigurationList = L; };
            Main = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
            K = { isa = PBXFileReference; path = \(linked).framework; sourceTree = \(tree); };
            T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
                buildPhases = (S, W); buildConfigurationList = L; };
            S = { isa = PBXSourcesBuildPhase; files = (bF); }; bF = { fileRef = F; };
            W = { isa = PBXFrameworksBuildPhase; files = (\(linked.isEmpty ? "" : "bK")); }; bK = { fileRef = K; };
            L = { buildConfigurations = (C); };
            C = { name = Release; buildSettings = { SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 1; }; };
        }; rootObject = P; }
        """
    }

    private func map(app: String, _ kits: [String: String]) -> ModuleMap {
        var texts = ["Main/App/App.xcodeproj/project.pbxproj": app]
        var files = ["Main/App/App.swift"]
        for (folder, text) in kits {
            texts["\(folder)/Kit.xcodeproj/project.pbxproj"] = text
            files.append("\(folder)/Kit.swift")
        }
        let all = files + texts.keys
        return ModuleMap(files: all) { texts[$0].map { Array($0.utf8) } }
    }

    @Test func whatIsBuiltBesideItIsSeen() {
        let kits = ["Main/Kit": project("Kit", "framework")]
        #expect(map(app: project("App", "application", linking: "Kit"), kits).sees("App", "Kit") == true)
        // One that comes compiled, or that nothing links, is another's.
        let compiled = project("App", "application", linking: "Kit", from: "SOURCE_ROOT")
        #expect(map(app: compiled, kits).sees("App", "Kit") == false)
        #expect(map(app: project("App", "application"), kits).sees("App", "Kit") == false)
    }

    /// In other folders lie other programs' projects.
    @Test func whatIsBuiltElsewhereIsNot() {
        let kit = project("Kit", "framework")
        #expect(map(app: project("App", "application", linking: "Kit"), ["Other/Kit": kit]).sees("App", "Kit") == false)
        let both = map(app: project("App", "application", linking: "Kit"), ["Main/Kit": kit, "Main/Kit2": kit])
        let app = both.module("App")
        for kit in both.modules where kit.target == "Kit" {
            #expect(app.map { both.isVisible(kit.id, from: $0.id) } == false)
        }
    }
}
