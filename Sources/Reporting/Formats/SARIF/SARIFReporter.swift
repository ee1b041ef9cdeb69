import LintEngine
import LintPolicy
import SourceText

/// SARIF 2.1.0, as GitHub code scanning, Azure DevOps and the viewers of editors read it.
///
/// It says everything that GitHub shows and no other format has a place for: the way from observer to write as a code flow, the
/// rule's article as help, comments that suppress with their reasons, and what was not analysed as notifications.
struct SARIFReporter: Reporter {
    let setting: ReportSetting
    /// GitHub refuses a run with more results (docs.github.com, "SARIF support for code scanning").
    let resultLimit: Int

    init(_ setting: ReportSetting, resultLimit: Int = 25_000) {
        self.setting = setting
        self.resultLimit = resultLimit
    }

    func render(_ report: Report) throws -> String {
        let rules = RuleDescription.all(
            of: report.findings + report.suppressed + report.baselined, and: report.absent.filter(\.reason.isGone).map(\.rule),
            in: setting)
        let results = results(report, rules)
        let driver = SARIF.Driver(
            name: report.tool.name, semanticVersion: report.tool.version, informationUri: RuleDescription.toolURL,
            rules: rules.map(descriptor), notifications: NotAnalysed.allCases.map(\.descriptor),
            properties: SARIF.DriverProperties(modelVersion: report.tool.modelVersion))
        let run = SARIF.Run(
            tool: SARIF.Tool(driver: driver),
            invocations: [
                SARIF.Invocation(
                    executionSuccessful: true,
                    toolExecutionNotifications: notifications(report) + leftOut(results.count - resultLimit))
            ],
            originalUriBaseIds: [Self.base: SARIF.ArtifactLocation(uri: setting.root.folderURI)],
            automationDetails: SARIF.AutomationDetails(id: category(report)),
            versionControlProvenance: provenance.map { [$0] },
            results: Array(results.prefix(resultLimit)))
        return try jsonText(of: SARIF.Log(runs: [run]))
    }

    /// What relative URIs are relative to, by the name that GitHub's own tools give it.
    static let base = "%SRCROOT%"

    private var provenance: SARIF.VersionControlDetails? {
        setting.versionControl.map {
            SARIF.VersionControlDetails(
                repositoryUri: $0.repository, revisionId: $0.commit, branch: $0.branch,
                mappedTo: SARIF.ArtifactLocation(uriBaseId: Self.base))
        }
    }

    /// Analyses of several parts of a repository are kept apart by what stands before the last slash.
    private func category(_ report: Report) -> String {
        report.tool.name + "/" + (setting.root.scope.isEmpty ? "" : setting.root.scope + "/")
    }

    private func descriptor(_ rule: RuleDescription) -> SARIF.Descriptor {
        SARIF.Descriptor(
            id: rule.id, name: rule.pascalCaseName, shortDescription: SARIF.Message(text: rule.title.asSentence),
            fullDescription: SARIF.Message(text: rule.summary),
            help: SARIF.Help(text: rule.helpText, markdown: rule.helpMarkdown), helpUri: rule.url,
            defaultConfiguration: SARIF.Configuration(level: rule.severity.rawValue),
            properties: SARIF.RuleProperties(
                tags: ["keyboard", "layout", rule.category],
                // An error is one that a run has shown; a warning is a pattern that is known to be wrong.
                precision: rule.severity == .error ? "very-high" : "high",
                problemSeverity: rule.severity == .note ? "recommendation" : rule.severity.rawValue))
    }
}

extension SARIFReporter {
    /// Kinds of notifications.
    private enum NotAnalysed: Int, CaseIterable {
        case place, handler, limit

        var id: String {
            switch self {
            case .place: "not-analysed"
            case .handler: "handler-not-executed"
            case .limit: "results-left-out"
            }
        }

        var descriptor: SARIF.Descriptor {
            let title =
                switch self {
                case .place: "A file or a part of a file that was not analysed."
                case .handler: "A handler that could not be run."
                case .limit: "Results beyond the limit of the server."
                }
            return SARIF.Descriptor(
                id: id, name: RuleDescription.pascalCase(id), shortDescription: SARIF.Message(text: title),
                fullDescription: SARIF.Message(text: title + " The results do not cover it."),
                defaultConfiguration: SARIF.Configuration(level: "warning"))
        }
    }

    /// - Parameter count: none where it is not positive.
    private func leftOut(_ count: Int) -> [SARIF.Notification] {
        guard count > 0 else { return [] }
        let text =
            "\(Wording.count(count, "result")) left out: GitHub accepts \(Wording.grouped(resultLimit)) for each run. The other formats list all."
        return [
            SARIF.Notification(
                descriptor: SARIF.Reference(id: NotAnalysed.limit.id, index: NotAnalysed.limit.rawValue), level: "warning",
                message: SARIF.Message(text: text))
        ]
    }

    private func notifications(_ report: Report) -> [SARIF.Notification] {
        report.everythingNotAnalysed.enumerated().map { index, place in
            let kind = index < report.notAnalysed.count ? NotAnalysed.place : .handler
            return SARIF.Notification(
                descriptor: SARIF.Reference(id: kind.id, index: kind.rawValue), level: "warning",
                message: SARIF.Message(text: SARIFText.plain(place.reason).asSentence),
                locations: [SARIF.Location(physicalLocation: physical(place.path, place.range, withContext: false))])
        }
    }
}

extension SARIFReporter {
    /// - Parameter range: nil for the whole file.
    func physical(_ path: String, _ range: SourceRange?, withContext: Bool) -> SARIF.PhysicalLocation {
        let uri = setting.root.uri(of: path)
        var location = SARIF.PhysicalLocation(
            artifactLocation: SARIF.ArtifactLocation(uri: uri, uriBaseId: uri.hasPrefix("file:") ? nil : Self.base))
        guard let range else { return location }
        location.region = region(path, range)
        location.region?.snippet = snippet(path, range)
        if withContext { location.contextRegion = context(path, range) }
        return location
    }

    func region(_ path: String, _ range: SourceRange) -> SARIF.Region {
        let region = setting.utf16Region(range, in: path)
        return SARIF.Region(
            startLine: region.startLine, startColumn: region.startColumn, endLine: region.endLine, endColumn: region.endColumn)
    }

    private func snippet(_ path: String, _ range: SourceRange) -> SARIF.Message? {
        guard let file = setting.sources[path], !range.bytes.isEmpty, range.bytes.count <= Self.snippetLimit else { return nil }
        return SARIF.Message(text: file.text(in: range.bytes))
    }

    /// The lines of the range and two on either side; nil where that is no more than the range, or too much.
    private func context(_ path: String, _ range: SourceRange) -> SARIF.ContextRegion? {
        guard let file = setting.sources[path] else { return nil }
        let first = max(range.start.line - 2, 1)
        // What follows the last line feed is a line without anything in it.
        let isLastEmpty = file.lines.range(ofLine: file.lines.count - 1).isEmpty
        let last = max(min(range.end.line + 2, file.lines.count - (isLastEmpty ? 1 : 0)), range.end.line)
        let start = file.lines.range(ofLine: first - 1).start
        let end = file.lines.contentRange(ofLine: last - 1, in: file.bytes).end
        guard end - start <= Self.contextLimit, end - start > range.bytes.count else { return nil }
        return SARIF.ContextRegion(
            startLine: first, endLine: last, snippet: SARIF.Message(text: file.text(in: .init(start, end))))
    }

    /// In bytes. Code of a whole generated file on one line is no help to who reads a result.
    private static let snippetLimit = 2_000
    private static let contextLimit = 4_000
}
