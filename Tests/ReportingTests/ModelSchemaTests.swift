import Foundation
import KeyboardModel
import TestSupport
import Testing

@testable import Behaviour
@testable import Reporting

/// What the model and a run say as JSON, and the schemas that describe it.
struct ModelSchemaTests {
    private func issues(_ schema: Schema, in text: String) throws -> [String] {
        func json(_ text: String) throws -> JSON { try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) }
        return JSONSchema(root: try json(schema.text)).issues(in: try json(text))
    }

    @Test func everyScenarioIsAsTheSchemaSays() throws {
        let text = try jsonText(of: ScenariosJSON(ScenarioLibrary.all))
        #expect(try issues(.scenarios, in: text) == [])
        // A schema that says nothing finds nothing.
        #expect(try !issues(.scenarios, in: text.replacing("\"docked\"", with: "\"somewhere\"")).isEmpty)
        #expect(try !issues(.scenarios, in: text.replacing("\"layoutFrame\"", with: "\"frame\"")).isEmpty)
    }

    @Test func aRunIsAsTheSchemaSays() throws {
        let scenarios = ["ipad-stage-manager-partly-covered", "iphone-home-button"].compactMap(ScenarioLibrary.scenario)
        let text = try jsonText(of: SimulationJSON([SampleReport.handler], in: scenarios))
        #expect(try issues(.simulation, in: text) == [])
        #expect(text.contains("\"expression\" : \"398 − tabBarHeight\"") && text.contains("\"handlerBottom\" : 248"))
        #expect(try !issues(.simulation, in: text.replacing("\"expression\"", with: "\"text\"")).isEmpty)
    }
}
