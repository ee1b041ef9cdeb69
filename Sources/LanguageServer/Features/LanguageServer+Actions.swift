import KeyboardModel
import LintEngine
import LintPolicy
import Reporting
import RuleBook
import SourceText

extension LanguageServer {
    mutating func actions(_ params: CodeActionParams, for request: Request) throws(ResponseError) -> [CodeAction] {
        guard let (document, project) = try current(params.textDocument.uri, for: request) else { return [] }
        func isWanted(_ kind: String?) -> Bool {
            params.context.only?.contains { $0.isEmpty || kind == $0 || kind?.hasPrefix($0 + ".") == true } ?? true
        }
        let all = project.findings(in: document.path)
        let fixesAll = asksForFixAll(params.context.only) && all.contains { $0.handler != nil }
        let findings = all.filter { finding in
            client.encoding.range(finding.range.bytes, in: document.file).touches(params.range)
        }
        let mends = fixesAll || isWanted(Self.quickFix) && findings.contains { $0.handler != nil }
        if mends, fixes?.isAbout(document.file) != true {
            fixes = DocumentFixes(of: document.file, in: project)
        }
        // What hides a finding comes after everything that helps to mend it.
        var actions = findings.flatMap {
            migrations($0, document, project) + repairs($0, document, project) + looks($0, document, project)
        }
        for finding in findings {
            actions += suppressions(finding, document, project)
            if project.takesBaseline { actions.append(acceptance(of: finding, document, project)) }
        }
        if fixesAll { actions += fixAll(all) }
        return actions.filter { action in
            if action.disabled != nil, !client.showsDisabledActions { return false }
            return action.kind == Self.fixAll || isWanted(action.kind)
        }
    }

    /// The change of the whole screen, which was run before it is offered.
    private func migrations(_ finding: Finding, _ document: OpenDocument, _ project: Project) -> [CodeAction] {
        guard let fix = fixes?[finding], let edit = workspaceEdit(for: [fix]) else { return [] }
        return [
            CodeAction(
                title: fix.title, kind: Self.quickFix, diagnostics: [diagnostic(finding, in: document.file, project)],
                isPreferred: fix.applicability == .safe && client.showsPreferredActions ? true : nil,
                edit: edit)
        ]
    }

    /// What mends the document.
    private func repairs(_ finding: Finding, _ document: OpenDocument, _ project: Project) -> [CodeAction] {
        guard finding.rule == MisusedSuppression.rule,
            let edit = SuppressionEdit.removing(at: finding.range.bytes, in: document.file)
        else { return [] }
        return [
            CodeAction(
                title: "Remove the unused suppression", kind: Self.quickFix,
                diagnostics: [diagnostic(finding, in: document.file, project)],
                isPreferred: client.showsPreferredActions ? true : nil, edit: self.edit(edit, of: document))
        ]
    }

    /// Comments that hide it.
    private func suppressions(_ finding: Finding, _ document: OpenDocument, _ project: Project) -> [CodeAction] {
        guard finding.rule != MisusedSuppression.rule else { return [] }
        let diagnostic = diagnostic(finding, in: document.file, project)
        let here =
            [finding.rule]
            + finding.also.filter { $0.path == finding.path && $0.range.start.line == finding.range.start.line }.map(\.rule)
        return SuppressionEdit.Part.allCases.map { part in
            var action = CodeAction(
                title: "Disable \(here.joined(separator: ", ")) \(part == .line ? "for this line" : "in this declaration")",
                kind: Self.quickFix, diagnostics: [diagnostic])
            do throws(SuppressionEdit.Refusal) {
                action.edit = edit(
                    try SuppressionEdit.adding(here, at: finding.range.bytes, for: part, in: document.file), of: document)
            } catch {
                action.disabled = CodeAction.Disabled(reason: error.reason)
            }
            return action
        }
    }

    /// What has the linter keep silent about what is there, and about nothing new.
    private func acceptance(of finding: Finding, _ document: OpenDocument, _ project: Project) -> CodeAction {
        let title = "Add \(finding.rule) here to the baseline"
        let place = CommandArgument(rule: finding.rule, uri: document.uri, line: finding.range.start.line - 1)
        return CodeAction(
            title: title, kind: Self.quickFix, diagnostics: [diagnostic(finding, in: document.file, project)],
            command: Command(title: title, command: Self.acceptCommand, arguments: [place]))
    }

    /// What only shows something.
    private func looks(_ finding: Finding, _ document: OpenDocument, _ project: Project) -> [CodeAction] {
        var actions: [CodeAction] = []
        if project.linter.rule(finding.rule) != nil {
            let title = "Explain \(finding.rule)"
            actions.append(
                // Clients show quick fixes first, and some show nothing else.
                CodeAction(
                    title: title, kind: Self.quickFix, diagnostics: [diagnostic(finding, in: document.file, project)],
                    command: Command(title: title, command: Self.explainCommand, arguments: [CommandArgument(rule: finding.rule)])
                ))
        }
        if let handler = project.handler(of: finding), handler.scenarios.contains(where: { !$0.steps.isEmpty }),
            handler.path == document.path
        {
            let drawing = drawing(of: handler, in: document)
            actions.append(CodeAction(title: drawing.title, command: drawing))
        }
        return actions
    }

    static let quickFix = "quickfix"

    private func edit(_ edit: TextEdit, of document: OpenDocument) -> WorkspaceEdit {
        workspaceEdit([(document.uri, document.version, document.file, [edit])])
    }

    // MARK: Commands

    mutating func execute(_ params: ExecuteCommandParams, for request: Request) throws(ResponseError) -> Null {
        let argument = params.arguments?.first ?? CommandArgument()
        switch params.command {
        case Self.explainCommand:
            guard let id = argument.rule,
                let rule = RuleBook.embedded(id) ?? projects.lazy.compactMap({ $0.linter.rule(id) }).first
            else {
                throw ResponseError(.invalidParams, "there is no such rule")
            }
            show(rule.article, as: "\(rule.id).md", external: false)
        case Self.drawCommand:
            guard let uri = argument.uri, let line = argument.line, let (document, project) = try settled(uri, for: request),
                let handler = project.handlers(in: document.path).first(where: { $0.range.start.line == line + 1 }),
                let scenario = project.linter.scenarios.first(where: { $0.id == argument.scenario })
            else { throw ResponseError(.invalidParams, "there is no such handler, or no such scenario") }
            show(ScenarioDrawing(scenario, of: handler).svg, as: "\(scenario.id).svg", external: true)
        case Self.acceptCommand:
            guard let uri = argument.uri, let line = argument.line, let (document, project) = try settled(uri, for: request),
                let position = self.project(of: document.path),
                let finding = project.findings(in: document.path).first(where: {
                    $0.rule == argument.rule && $0.range.start.line == line + 1
                })
            else { throw ResponseError(.invalidParams, "there is no such finding") }
            do throws(SettingIssue) {
                try projects[position].makeKnown(finding)
            } catch {
                tell(error)
            }
        default: throw ResponseError(.invalidParams, "there is no command '\(params.command.prefix(100))'")
        }
        return Null()
    }

    /// Writes a page where nothing of the user's is, and has it shown.
    private mutating func show(_ text: String, as name: String, external: Bool) {
        guard let path = files.keep(text, as: name) else {
            return notify(
                "window/showMessage", ShowMessageParams(type: .error, message: "keyboardlint: '\(name)' cannot be written"))
        }
        if client.showsDocuments {
            ask("window/showDocument", ShowDocumentParams(uri: DocumentURI.uri(of: path), external: external))
        } else {
            notify("window/showMessage", ShowMessageParams(type: .info, message: "keyboardlint: see \(path)"))
        }
    }
}
