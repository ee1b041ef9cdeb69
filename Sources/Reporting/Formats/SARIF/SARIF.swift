import LintPolicy

/// The part of SARIF 2.1.0 (docs.oasis-open.org/sarif/sarif/v2.1.0) that our reports use, as values that encode themselves.
enum SARIF {
    struct Log: Encodable {
        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        var runs: [Run]

        private enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    struct Run: Encodable {
        var tool: Tool
        var invocations: [Invocation]
        var originalUriBaseIds: [String: ArtifactLocation]
        var automationDetails: AutomationDetails
        var versionControlProvenance: [VersionControlDetails]?
        /// What columns count. Characters outside the basic plane are two.
        var columnKind = "utf16CodeUnits"
        var language = "en"
        var results: [Result]
    }

    struct VersionControlDetails: Encodable {
        var repositoryUri: String
        var revisionId: String
        var branch: String?
        var mappedTo: ArtifactLocation
    }

    struct Tool: Encodable {
        var driver: Driver
    }

    struct Driver: Encodable {
        var name: String
        var semanticVersion: String
        var informationUri: String
        var rules: [Descriptor]
        var notifications: [Descriptor]
        var properties: DriverProperties
    }

    struct DriverProperties: Encodable {
        var modelVersion: Int
    }

    /// A rule, or a kind of notification.
    struct Descriptor: Encodable {
        var id: String
        var name: String
        var shortDescription: Message
        var fullDescription: Message
        var help: Help?
        var helpUri: String?
        var defaultConfiguration: Configuration
        var properties: RuleProperties?
    }

    struct Help: Encodable {
        var text: String
        var markdown: String
    }

    struct Configuration: Encodable {
        var level: String
    }

    /// As GitHub reads them.
    struct RuleProperties: Encodable {
        var tags: [String]
        var precision: String
        var problemSeverity: String

        private enum CodingKeys: String, CodingKey {
            case tags, precision
            case problemSeverity = "problem.severity"
        }
    }

    struct Invocation: Encodable {
        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        var descriptor: Reference
        var level: String
        var message: Message
        var locations: [Location]?
    }

    struct Reference: Encodable {
        var id: String
        var index: Int
    }

    struct AutomationDetails: Encodable {
        var id: String
    }

    struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        /// Nil for what the rule found.
        var kind: String?
        var level: String
        var message: Message
        var locations: [Location]
        var partialFingerprints: [String: String]
        var relatedLocations: [Location]?
        var codeFlows: [CodeFlow]?
        var suppressions: [Suppression]?
        var baselineState: String?
        var fixes: [Fix]?
    }

    /// A proposed change (SARIF 2.1.0, 3.55).
    struct Fix: Encodable {
        var description: Message
        var artifactChanges: [ArtifactChange]
    }

    struct ArtifactChange: Encodable {
        var artifactLocation: ArtifactLocation
        var replacements: [Replacement]
    }

    struct Replacement: Encodable {
        var deletedRegion: Region
        var insertedContent: Message
    }

    struct Message: Encodable {
        var text: String
    }

    struct Location: Encodable {
        var id: Int?
        var message: Message?
        var physicalLocation: PhysicalLocation
        var logicalLocations: [LogicalLocation]?
    }

    struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region?
        var contextRegion: ContextRegion?
    }

    struct ArtifactLocation: Encodable {
        /// Nil for the folder that `uriBaseId` names.
        var uri: String?
        var uriBaseId: String?
    }

    struct Region: Encodable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int
        /// One past the last column.
        var endColumn: Int
        var snippet: Message?
    }

    /// Whole lines.
    struct ContextRegion: Encodable {
        var startLine: Int
        var endLine: Int
        var snippet: Message
    }

    struct LogicalLocation: Encodable {
        var fullyQualifiedName: String
        var kind: String
    }

    struct CodeFlow: Encodable {
        var threadFlows: [ThreadFlow]
    }

    struct ThreadFlow: Encodable {
        var locations: [Step]
    }

    struct Step: Encodable {
        var location: Location
    }

    struct Suppression: Encodable {
        var kind: String
        var status = "accepted"
        var justification: String?
        var location: Location?
    }
}
