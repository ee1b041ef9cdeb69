import Behaviour
import LintEngine
import RuleBook
import SourceText

extension LanguageServer {
    /// Nil where there is nothing to say.
    mutating func hover(_ params: PositionParams, for request: Request) throws(ResponseError) -> Hover? {
        guard let (document, project) = try current(params.textDocument.uri, for: request) else { return nil }
        let offset = client.encoding.offset(of: params.position, in: document.file)
        let text = HoverText(linter: project.linter, sources: project.sources)
        if let (rule, range) = ruleInComment(at: offset, of: document.file, project) {
            return hover(text.article(rule), range, document)
        }
        let findings = project.findings(in: document.path).filter { $0.range.bytes.touches(offset) }
        if let finding = findings.min(by: { $0.range.bytes.count < $1.range.bytes.count }) {
            return hover(
                text.text(of: finding, project.handler(of: finding), help: project.help?.sentence(for: finding)),
                finding.range.bytes, document)
        }
        let line = document.file.lines.lineIndex(at: offset) + 1
        let lineRange = document.file.lines.contentRange(ofLine: line - 1, in: document.file.bytes)
        if let handler = project.handlers(in: document.path).first(where: { $0.range.start.line == line }) {
            return hover(text.text(of: handler), lineRange, document)
        }
        let steps = project.findings.flatMap { finding in
            finding.related.filter { $0.path == document.path && $0.range.bytes.touches(offset) }.map {
                (finding, $0.range.bytes)
            }
        }
        if let (finding, range) = steps.min(by: { $0.1.count < $1.1.count }) {
            return hover(
                text.text(of: finding, project.handler(of: finding), help: project.help?.sentence(for: finding)), range, document)
        }
        guard let handler = project.handler(at: line, in: document.path) else { return nil }
        return hover(text.text(of: handler), lineRange, document)
    }

    private func hover(_ text: String, _ range: ByteRange, _ document: OpenDocument) -> Hover {
        Hover(contents: MarkupContent(value: text), range: client.encoding.range(range, in: document.file))
    }

    /// The rule that a comment for the linter names at an offset.
    private func ruleInComment(at offset: Int, of file: SourceFile, _ project: Project) -> (Rule, ByteRange)? {
        let line = file.lines.contentRange(ofLine: file.lines.lineIndex(at: offset), in: file.bytes)
        let isPart: (UInt8) -> Bool = { byte in
            byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        var start = offset
        var end = offset
        while start > line.start, isPart(file.bytes[start - 1]) { start -= 1 }
        while end < line.end, isPart(file.bytes[end]) { end += 1 }
        guard file.text(in: ByteRange(line.start, start)).contains("keyboardlint:"),
            let rule = RuleBook.embedded(file.text(in: ByteRange(start, end)))
                ?? project.linter.rule(file.text(in: ByteRange(start, end)))
        else { return nil }
        return (rule, ByteRange(start, end))
    }

    // MARK: Above handlers

    mutating func lenses(_ params: DocumentParams, for request: Request) throws(ResponseError) -> [CodeLens] {
        guard settings.codeLens != false, let (document, project) = try current(params.textDocument.uri, for: request) else {
            return []
        }
        return project.handlers(in: document.path).compactMap { handler in
            guard let title = handler.lens, handler.range.end.offset <= document.file.bytes.count else { return nil }
            let start = client.encoding.position(of: handler.range.start.offset, in: document.file)
            let drawing = drawing(of: handler, in: document)
            return CodeLens(range: DocumentRange(start: start, end: start), command: drawing.named(title))
        }
    }

    /// The drawing of what a handler does where it does worst.
    func drawing(of handler: Handler, in document: OpenDocument) -> Command {
        let scenario = handler.scenariosWorstFirst.first?.id ?? handler.scenarios.first?.id
        return Command(
            title: "Draw it\(scenario.map { " in \($0)" } ?? "")", command: Self.drawCommand,
            arguments: [CommandArgument(uri: document.uri, line: handler.range.start.line - 1, scenario: scenario)])
    }

    static let drawCommand = "keyboardlint.draw"
    static let acceptCommand = "keyboardlint.addToBaseline"
    static let explainCommand = "keyboardlint.explain"
}

extension Command {
    fileprivate func named(_ title: String) -> Command {
        Command(title: title, command: command, arguments: arguments)
    }
}

extension ByteRange {
    /// Whether a caret at an offset is in it, or at one of its ends.
    func touches(_ offset: Int) -> Bool { start <= offset && offset <= end }
}

extension Project {
    /// The handler that a line registers or writes layout for.
    fileprivate func handler(at line: Int, in path: String) -> Handler? {
        guard let report else { return nil }
        return report.handlers.first { handler in
            handler.observes.contains { $0.path == path && $0.line == line }
                || handler.sinks.contains { $0.path == path && $0.line == line }
        }
    }

    /// Of all files.
    fileprivate var findings: [Finding] { report?.findings ?? [] }
}
