import Foundation
import TestSupport
import Testing

/// What the program says of all development code does not contradict itself, and can be read.
@Suite(.timeLimit(.minutes(30))) struct ContradictionTests {
    /// One run, as a person reads it and as a program does.
    private static let written = Result { () throws -> (text: String, report: JSON) in
        let folder = try TemporaryFolder()
        let outcome = try Keyboardlint.run(
            "lint", "--exit-zero", "--format", "text", "--format", "json:\(folder.path)/report.json", Repository.loneCorpus.path)
        return (outcome.output, try JSONDecoder().decode(JSON.self, from: Data(folder.read("report.json").utf8)))
    }

    private func findings() throws -> [(finding: JSON, handler: JSON?)] {
        let report = try Self.written.get().report
        let handlers = report["handlers"].elements
        return report["findings"].elements.map { ($0, $0["handler"].number.map { handlers[$0] }) }
    }

    private func place(_ finding: JSON) -> String {
        "\(finding["path"].text ?? ""):\(finding["range"]["start"]["line"].number ?? 0) \(finding["rule"].text ?? "")"
    }

    /// Names of effects in any scenario.
    private func effects(_ handler: JSON?) -> Set<String> {
        Set(handler?["scenarios"].elements.flatMap { $0["effects"].elements.compactMap { $0["name"].text } } ?? [])
    }

    private func verdicts(_ handler: JSON?) -> Set<String> {
        Set(handler?["scenarios"].elements.compactMap { $0["verdict"].text } ?? [])
    }

    @Test func whatIsRedundantDiffersNowhere() throws {
        let wrong = try findings().filter { finding, handler in
            finding["behaviour"].text?.hasPrefix("redundant") == true
                && (verdicts(handler) != ["agrees"] || !effects(handler).isSubset(of: ["agrees", "late"]))
        }
        #expect(wrong.map { place($0.finding) } == [])
    }

    @Test func whatComesLateIsNotCalledRedundant() throws {
        let wrong = try findings().filter { finding, handler in
            finding["behaviour"].text?.hasPrefix("redundant") == true && effects(handler).contains("late")
        }
        #expect(wrong.map { place($0.finding) } == [])
    }

    @Test func anErrorInAHandlerDiffersSomewhere() throws {
        let wrong = try findings().filter { finding, handler in
            finding["severity"] == "error" && handler != nil && finding["behaviour"].text != nil
                && !verdicts(handler).contains("differs")
        }
        #expect(wrong.map { place($0.finding) } == [])
    }

    @Test func anErrorRestsOnNoAssumption() throws {
        let wrong = try findings().filter { finding, handler in
            finding["severity"] == "error" && handler?["assumptions"].elements.isEmpty == false
        }
        #expect(wrong.map { place($0.finding) } == [])
    }

    @Test func oneAnimationHasOneFinding() throws {
        var seen: [String: [String]] = [:]
        for (finding, _) in try findings() where finding["rule"].text?.hasPrefix("animation-") == true {
            let line = "\(finding["path"].text ?? ""):\(finding["range"]["start"]["line"].number ?? 0)"
            seen[line, default: []].append(finding["rule"].text ?? "")
        }
        #expect(seen.filter { $0.value.count > 1 }.map(\.key) == [])
    }

    @Test func noRowIsMadeOfQuestionMarks() throws {
        let lines = try Self.written.get().text.split(separator: "\n")
        #expect(lines.count > 1000)
        #expect(lines.filter { $0.contains(#/\?\s+\?\s+\?/#) } == [])
    }

    @Test func noConditionHasMoreThanThreeTerms() throws {
        let handlers = try Self.written.get().report["handlers"].elements
        let effects = handlers.flatMap { $0["scenarios"].elements.compactMap { $0["effect"].text } }
        let lines = try Self.written.get().text.split(separator: "\n").map(String.init)
        let sentences = effects + lines.filter { $0.contains("precondition: ") }
        let long = Set(sentences).filter { sentence in
            // Each alternative has a condition of its own.
            sentence.split(separator: ",").contains { $0.split(separator: " and ").count > 4 }
        }
        #expect(long.sorted() == [])
    }

    @Test func everyFindingSaysWhatToDo() throws {
        #expect(try findings().filter { $0.finding["help"].text?.isEmpty ?? true }.map { place($0.finding) } == [])
    }
}

extension JSON {
    fileprivate var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
    fileprivate var number: Int? { if case .number(let number) = self { Int(number) } else { nil } }

    fileprivate subscript(key: String) -> JSON {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }
}
