import Foundation
import LintPolicy
import ProgramIndex
import SourceText
import TestSupport
import Testing

/// The schema is what a build system's output is checked by; the reader is what the program goes by.
@Suite struct ModuleSchemaTests {
    private let schema: JSONSchema

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/Reporting/Schemas/modules-1.schema.json")
        schema = JSONSchema(root: try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file)))
    }

    private func keys(_ value: JSON?) -> Set<String> {
        if case .object(let members)? = value { Set(members.keys) } else { [] }
    }

    private func manifest(_ text: String) throws -> ModuleManifest {
        try ModuleManifest(SourceFile(path: "modules.json", text: text), root: "/home/app")
    }

    private func refusal(_ text: String) -> String? {
        do {
            _ = try manifest(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func bothKnowTheSameKeys() {
        #expect(keys(schema.root["properties"]) == Set(ModuleManifest.Key.allCases.map(\.rawValue)))
        #expect(keys(schema.root["$defs"]?["module"]?["properties"]) == Set(ModuleManifest.ModuleKey.allCases.map(\.rawValue)))
    }

    @Test(arguments: [
        (#"{"schemaVersion": 1, "modules": []}"#, true),
        (#"{"$schema": "https://example.com", "schemaVersion": 1, "modules": [{"name": "A", "sources": ["a.swift"]}]}"#, true),
        (
            #"{"schemaVersion": 1, "modules": [{"name": "A", "sources": [], "dependencies": ["A"], "report": false, "#
                + #""deploymentTarget": "15.0", "deviceFamily": ["phone", "pad"]}]}"#, true
        ),
        ("[]", false), ("{}", false), (#"{"schemaVersion": 2, "modules": []}"#, false), (#"{"schemaVersion": 1}"#, false),
        (#"{"modules": []}"#, false), (#"{"schemaVersion": "1", "modules": []}"#, false),
        (#"{"schemaVersion": 1, "modules": {}}"#, false), (#"{"schemaVersion": 1, "modules": ["A"]}"#, false),
        (#"{"schemaVersion": 1, "modules": [{"name": "A"}]}"#, false),
        (#"{"schemaVersion": 1, "modules": [{"sources": []}]}"#, false),
        (#"{"schemaVersion": 1, "modules": [{"name": 1, "sources": []}]}"#, false),
        (#"{"schemaVersion": 1, "modules": [{"name": "A", "sources": "a.swift"}]}"#, false),
        (#"{"schemaVersion": 1, "modules": [{"name": "A", "sources": [], "report": "no"}]}"#, false),
        (#"{"schemaVersion": 1, "modules": [{"name": "A", "sources": [], "deviceFamily": ["phones"]}]}"#, false),
        (#"{"schemaVersion": 1, "modules": [{"name": "A", "sources": [], "deploymentTarget": 15}]}"#, false),
        (#"{"schemaVersion": 1, "modules": [{"name": "A", "sources": [], "extra": 1}]}"#, false),
    ])
    func bothAcceptAndRefuseTheSame(text: String, isValid: Bool) throws {
        let issues = schema.issues(in: try JSONDecoder().decode(JSON.self, from: Data(text.utf8)))
        #expect(issues.isEmpty == isValid, "\(issues)")
        #expect((refusal(text) == nil) == isValid, "\(refusal(text) ?? "")")
    }

    @Test func modulesAreWhatIsStated() throws {
        let stated = try manifest(
            """
            {"schemaVersion": 1, "modules": [
                {"name": "App", "sources": ["App/A.swift", "/home/app/Shared/S.swift", "./Gone.swift"], "dependencies": ["Kit", "Far"]}, {"name": "Far", "sources": []},
                {"name": "Kit", "sources": ["Kit/K.swift", "Shared/S.swift"], "report": false, "deploymentTarget": "15.1",
                    "deviceFamily": ["pad"]}, // the last
            ]}
            """)
        let files = ["App/A.swift", "Shared/S.swift", "Kit/K.swift", "Other/Package.swift", "Other/O.swift"]
        let map = ModuleMap(stating: stated.modules, files: files)
        #expect(map.modules.map(\.name) == ["App", "Far", "Kit", "Other"])
        #expect(map.modules(of: "Shared/S.swift").map(\.name) == ["App", "Kit"])
        #expect(map.modules(of: "Other/O.swift").map(\.kind) == [.folder])
        #expect(map.modules[0].dependencies == ["Far", "Kit"])
        #expect(map.isVisible(map.modules[2].id, from: map.modules[0].id))
        #expect(!map.isVisible(map.modules[0].id, from: map.modules[2].id))
        #expect(map.modules.map(\.isReported) == [true, true, false, true])
        #expect(map.modules[2].settings.deviceFamilies == [.pad])
        #expect(map.modules[2].settings.deploymentTarget?.minor == 1)
        #expect(map.modules[0].statedIn == "modules.json")
    }

    @Test(arguments: [
        (
            #"{"schemaVersion": 1, "modules": [{"name": "A", "source": []}]}"#,
            "modules.json:1:48: error: a module has no key 'source'; did you mean"
        ),
        (#"{"schemaVersion": 1, "modules": ["#, "modules.json:1:33: error: expected ']'"),
        (#"{"schemaVersion": 3, "modules": []}"#, "modules.json:1:19: error: expected 1, the version"),
        (
            #"{"schemaVersion": 1, "modules": [{"name": "A", "sources": ["../B.swift"]}]}"#,
            "modules.json:1:60: error: expected a path below '/home/app'"
        ),
        (
            #"{"schemaVersion": 1, "modules": [{"name": "A", "sources": []}, {"name": "A", "sources": []}]}"#,
            "modules.json:1:73: error: the module 'A' is there twice"
        ),
        (
            #"{"schemaVersion": 1, "modules": [{"name": "A", "sources": [], "dependencies": ["Kit"]}]}"#,
            #"modules.json:1:80: error: no module 'Kit' is stated; leave it out, or state it with "sources": []"#
        ),
    ])
    func aMistakeIsNamedWithItsPlace(text: String, beginning: String) {
        #expect(refusal(text)?.hasPrefix(beginning) == true, "\(refusal(text) ?? "nothing is refused")")
    }
}
