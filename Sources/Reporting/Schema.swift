/// The published formats, each described by a JSON Schema that the program carries.
package enum Schema: String, CaseIterable, Sendable {
    case config, report, modules, scenarios, simulation

    /// The newest version's file in `Sources/Reporting/Schemas/`.
    package var fileName: String {
        switch self {
        case .config: "configuration-1.schema.json"
        case .report: "report-2.schema.json"
        case .modules: "modules-1.schema.json"
        case .scenarios: "scenarios-1.schema.json"
        case .simulation: "simulation-1.schema.json"
        }
    }

    package var text: String { embeddedSchemas[fileName] ?? "" }
}
