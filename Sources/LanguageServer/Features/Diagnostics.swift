import LintEngine
import LintPolicy
import RuleBook
import SourceText
import Vocabulary

extension LanguageServer {
    func diagnostics(of document: OpenDocument, in project: Project) -> [Diagnostic] {
        project.findings(in: document.path).map { diagnostic($0, in: document.file, project) }
    }

    func diagnostic(_ finding: Finding, in file: SourceFile, _ project: Project) -> Diagnostic {
        Diagnostic(
            range: client.encoding.range(finding.range.bytes, in: file), severity: Diagnostic.Level(finding.severity),
            code: finding.rule, codeDescription: client.codeDescriptions ? description(of: finding.rule, project) : nil,
            message: Self.message(of: finding),
            tags: client.tags && finding.isIdleSuppression ? [.unnecessary] : nil,
            relatedInformation: client.relatedInformation ? related(to: finding, project) : nil,
            data: client.data ? Diagnostic.Payload(fingerprint: finding.fingerprint) : nil)
    }

    /// What the text report says in a paragraph.
    private static func message(of finding: Finding) -> String {
        var lines = [finding.message]
        if let behaviour = finding.behaviour?.text { lines.append(behaviour) }
        if let remedy = finding.remedy { lines.append(remedy) }
        if !finding.also.isEmpty { lines.append("also " + finding.also.map(\.rule).joined(separator: ", ")) }
        return lines.joined(separator: "\n")
    }

    private func related(to finding: Finding, _ project: Project) -> [Diagnostic.RelatedInformation]? {
        let places = finding.related.filter(\.isInFile).compactMap { place in
            location(of: place.range, in: place.path, project).map {
                Diagnostic.RelatedInformation(location: $0, message: place.message)
            }
        }
        return places.isEmpty ? nil : places
    }

    /// Nil where the file is not at hand, so that nobody knows its columns.
    func location(of range: SourceRange, in path: String, _ project: Project) -> Location? {
        guard let file = project.sources[path], range.end.offset <= file.bytes.count else { return nil }
        return Location(uri: uri(of: path), range: client.encoding.range(range.bytes, in: file))
    }

    /// As the client spells it, where it has the file open.
    func uri(of path: String) -> String {
        documents.values.first { $0.path == path }?.uri ?? DocumentURI.uri(of: path)
    }

    private func description(of rule: String, _ project: Project) -> Diagnostic.CodeDescription? {
        project.linter.rule(rule)?.references.first.map { Diagnostic.CodeDescription(href: $0.url) }
    }
}

extension Diagnostic.Level {
    init(_ severity: Severity) {
        self =
            switch severity {
            case .error: .error
            case .warning: .warning
            case .note: .information
            }
    }
}
