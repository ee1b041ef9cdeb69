import LintEngine

extension Article {
    /// For who has a finding before them: what to do, what the rule says, the mistake at work, and the code before and after.
    ///
    /// What is left out is for who works on the rule: the patterns, the examples, the limits and the references.
    var shortParts: [Part] {
        let sections = Self.sections(of: blocks)
        func content(of title: String) -> [Markdown.Block] { sections.first { $0.title == title }?.blocks ?? [] }
        let migration = content(of: "How to migrate")
        let advice = migration.prefix { if case .heading = $0 { false } else { true } }
        var parts: [Part] = []
        func add(_ title: String, _ blocks: some Collection<Markdown.Block>) {
            guard !blocks.isEmpty else { return }
            parts.append(.block(.heading(level: 2, [.text(title)])))
            parts += blocks.map(Part.block)
        }
        add("What to do", advice)
        add("What it says", content(of: "What it says"))
        if let demonstration { parts.append(.drawing(demonstration)) }
        add("Before and after", migration.dropFirst(advice.count))
        // An article without a migration has something else to say.
        return advice.isEmpty ? self.parts : parts
    }

    private static func sections(of blocks: [Markdown.Block]) -> [(title: String, blocks: [Markdown.Block])] {
        var sections: [(title: String, blocks: [Markdown.Block])] = []
        for block in blocks {
            if case .heading(2, let title) = block {
                sections.append((text(of: title), []))
            } else if !sections.isEmpty {
                sections[sections.count - 1].blocks.append(block)
            }
        }
        return sections
    }

    private static func text(of title: [Markdown.Inline]) -> String {
        if case .text(let text)? = title.first, title.count == 1 { text } else { "" }
    }
}
