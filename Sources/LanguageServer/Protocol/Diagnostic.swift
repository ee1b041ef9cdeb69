/// A finding as a client shows it.
struct Diagnostic: Encodable, Equatable {
    var range: DocumentRange
    var severity: Level
    var code: String
    var codeDescription: CodeDescription?
    var source = "keyboardlint"
    var message: String
    var tags: [Tag]?
    var relatedInformation: [RelatedInformation]?
    var data: Payload?

    enum Level: Int, Codable {
        case error = 1
        case warning, information, hint
    }

    enum Tag: Int, Codable {
        case unnecessary = 1
        case deprecated
    }

    struct CodeDescription: Encodable, Equatable {
        var href: String
    }

    struct RelatedInformation: Encodable, Equatable {
        var location: Location
        var message: String
    }

    /// What comes back when actions for the diagnostic are asked for.
    struct Payload: Codable, Equatable {
        var fingerprint: String
    }
}

struct PublishDiagnosticsParams: Encodable {
    var uri: String
    var version: Int?
    var diagnostics: [Diagnostic]
}
