import KeyboardModel
import LintEngine
import RuleBook

/// A rule's article as `explain` shows it: what its author wrote, and the mistake at work, drawn from a run of the rule's own
/// example.
///
/// One tree, two ways to show it: for a terminal and as a page of HTML. The Markdown itself needs neither.
package struct Article {
    package let id: String
    package let title: String
    let severity: Rule.Severity
    /// What stands beside the severity.
    let properties: [String]
    /// As it was written.
    package let markdown: String
    /// Title and metadata taken off: those are shown in a way of their own.
    let blocks: [Markdown.Block]
    private let demonstrate: () -> Demonstration?

    /// The mistake at work, computed when it is asked for: the Markdown does without.
    var demonstration: Demonstration? { demonstrate() }

    package init(_ rule: Rule) {
        self.init(rule, demonstration: Demonstration(of: rule))
    }

    init(_ rule: Rule, demonstration: @autoclosure @escaping () -> Demonstration?) {
        self.init(
            id: rule.id, title: rule.title, severity: rule.severity,
            properties: [rule.category.rawValue, "since \(rule.since)"]
                + (rule.isEnabledByDefault ? [] : ["off unless --only names it"]),
            markdown: rule.article, demonstration: demonstration())
    }

    init(
        id: String, title: String, severity: Rule.Severity, properties: [String], markdown: String,
        demonstration: @autoclosure @escaping () -> Demonstration? = nil
    ) {
        self.id = id
        self.title = title
        self.severity = severity
        self.properties = properties
        self.markdown = markdown
        demonstrate = demonstration
        blocks = Markdown.read(markdown).filter { block in
            switch block {
            case .heading(1, _), .code("rule", _): false
            default: true
            }
        }
    }

    /// The sections with the drawing where it belongs: at the end of why it is bad.
    var parts: [Part] {
        guard let demonstration else { return blocks.map(Part.block) }
        var parts: [Part] = []
        var isInside = false
        for block in blocks {
            if case .heading(2, let title) = block {
                if isInside { parts.append(.drawing(demonstration)) }
                isInside = title == [.text("Why it is bad")]
            }
            parts.append(.block(block))
        }
        return parts
    }

    enum Part {
        case block(Markdown.Block)
        case drawing(Demonstration)
    }
}

extension Demonstration {
    /// What a drawing of it shows, as Markdown.
    var caption: String {
        let side = difference < 0 ? "high" : "low"
        return "\(scenario.title), after \(event): the content is \(Wording.points(abs(difference))) pt too \(side). "
            + "Computed by \(action) of the examples here in `\(scenario.id)`, beside the guide."
    }

    private var action: String {
        switch subject {
        case .handler(let name): "running `\(name)`"
        case .layout(let name): "laying out `\(name)`"
        }
    }

    /// What the content's bottom edge is called in a drawing.
    var label: String {
        switch subject {
        case .handler: "handler"
        case .layout: "content"
        }
    }
}
