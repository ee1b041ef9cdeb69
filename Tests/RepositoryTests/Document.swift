import Foundation
import TestSupport
import Testing

@testable import keyboardlint_dev

/// A Markdown file that people read, cut into what tests look at.
struct Document: Sendable, CustomTestStringConvertible {
    let path: String
    let text: String

    init(_ path: String) throws {
        self.path = path
        text = try Repository.text(path)
    }

    var testDescription: String { path }

    /// The README, the articles of all targets, and what contributors read.
    static let all: [Document] = {
        let paths = (try? Documents.paths(in: Repository.root)) ?? []
        return paths.compactMap { try? Document($0) }
    }()

    /// The articles of rules.
    static let rules: [Document] = {
        let names = (try? Repository.names(in: "Rules")) ?? []
        return names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().compactMap { try? Document("Rules/" + $0) }
    }()

    /// The page about the format of rules, whose examples are fenced twice.
    static let ruleFormat = (try? Document("Rules/README.md")) ?? all[0]

    /// The contents of fenced blocks, with the word after the fence.
    var codeBlocks: [(language: String, lines: [Substring])] {
        var blocks: [(language: String, lines: [Substring])] = []
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isOpen.toggle()
                if isOpen { blocks.append((String(line.dropFirst(3)), [])) }
            } else if isOpen {
                blocks[blocks.count - 1].lines.append(line)
            }
        }
        return blocks
    }

    /// The lines outside of fenced blocks, without comments and without what is generated between two of them.
    var textLines: [Substring] {
        var isCode = false
        var isGenerated = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let isFence = line.hasPrefix("```")
            if isFence { isCode.toggle() }
            let isMark = line.hasPrefix("<!--")
            // A generated block is fenced, or ends at a mark.
            if isMark || isFence { isGenerated = isMark && !line.hasPrefix("<!-- end of") }
            return !isFence && !isMark && !isCode && !isGenerated
        }
    }

    /// What stands between backticks in the text.
    var codeSpans: [String] {
        textLines.joined(separator: "\n").matches(of: #/`([^`\n]+)`/#).map { String($0.output.1).replacing("\\|", with: "|") }
    }

    /// Destinations of links.
    var links: [String] {
        let text = textLines.joined(separator: "\n").replacing(#/`[^`\n]+`/#, with: "")
        return text.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.output.1) }
    }

    /// The anchors of headings, as code hosts make them.
    var anchors: [String] {
        textLines.filter { $0.hasPrefix("#") }.map { heading in
            let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
            return String(words.replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        }
    }

    /// The text from a heading of the second level to the next.
    func section(_ heading: String) -> String? {
        let start = text.range(of: "\n## \(heading)\n")?.upperBound
        return start.map { String(text[$0...].prefix(upTo: text[$0...].range(of: "\n## ")?.lowerBound ?? text.endIndex)) }
    }

    /// Sentences of paragraphs, list items and table cells. A code span counts as a word, a link as its text.
    var sentences: [String] {
        var paragraphs: [String] = [""]
        for line in textLines {
            let line = String(line).trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("|") {
                paragraphs += line.replacing("\\|", with: "/").split(separator: "|").map(String.init) + [""]
            } else if line.isEmpty || line.hasPrefix("#") {
                paragraphs.append("")
            } else if line.contains(#/^([-*]|\d+\.) /#) {
                paragraphs.append(line.replacing(#/^([-*]|\d+\.) /#, with: ""))
            } else {
                paragraphs[paragraphs.count - 1] += " " + line
            }
        }
        return paragraphs.flatMap { paragraph in
            paragraph.replacing(#/`[^`]+`/#, with: "code").replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.output.1) }
                .split(separator: #/[.!?](?=\s|$)/#).map { $0.trimmingCharacters(in: .whitespaces) }
        }.filter { !$0.isEmpty }
    }
}
