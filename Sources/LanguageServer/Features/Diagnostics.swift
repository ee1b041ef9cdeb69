import LintEngine
import LintPolicy
import RuleBook
import SourceText
import Vocabulary

extension LanguageServer {
    func diagnostics(of document: OpenDocument, in project: Project) -> [Diagnostic] {
        diagnostics(of: document.path, document.file, project)
    }

    /// The findings, and where the user wants to see them those that the baseline has, as hints.
    func diagnostics(of path: String, _ file: SourceFile, _ project: Project) -> [Diagnostic] {
        let new = project.findings(in: path).map { diagnostic($0, in: file, project) }
        guard settings.showBaselined == true else { return new }
        return new
            + project.known(in: path).map { finding in
                var diagnostic = diagnostic(finding, in: file, project)
                diagnostic.severity = .hint
                diagnostic.message = "in the baseline: " + diagnostic.message
                return diagnostic
            }
    }

    func diagnostic(_ finding: Finding, in file: SourceFile, _ project: Project) -> Diagnostic {
        Diagnostic(
            range: client.encoding.range(finding.range.bytes, in: file), severity: Diagnostic.Level(finding.severity),
            code: finding.rule, codeDescription: client.codeDescriptions ? description(of: finding.rule, project) : nil,
            message: Self.message(of: finding, project.help?.sentence(for: finding)),
            tags: client.tags && finding.isIdleSuppression ? [.unnecessary] : nil,
            relatedInformation: client.relatedInformation ? related(to: finding, project) : nil,
            data: client.data ? Diagnostic.Payload(fingerprint: finding.fingerprint) : nil)
    }

    /// What the text report says in a paragraph.
    private static func message(of finding: Finding, _ help: String?) -> String {
        var lines = [finding.message]
        if let behaviour = finding.behaviour?.text { lines.append(behaviour) }
        if let help { lines.append(help) }
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
