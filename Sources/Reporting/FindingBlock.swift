import KeyboardModel
import LintEngine
import LintPolicy
import Vocabulary

/// The findings about one screen, to be read as one remark: the worst leads, the others follow in short.
///
/// Ten findings in the handlers of one view controller are mended in one sitting. Formats that people read show them together;
/// the report keeps them apart, with `under` saying where they belong.
struct FindingBlock {
    /// Indices into the report's findings: the worst first, of as grave ones one with a run; then in the order of the report.
    let members: [Int]

    var lead: Int { members[0] }
    var rest: ArraySlice<Int> { members.dropFirst() }

    /// The first besides the one that leads whose run shows something of the same screen.
    func runBesidesLead(in report: Report) -> Finding? {
        let screen = Screen.type(of: report.findings[lead], in: report)
        return rest.lazy.map { report.findings[$0] }.first { other in
            other.behaviour != nil && (screen == nil || Screen.type(of: other, in: report) == screen)
        }
    }

    /// In the order of their first places.
    static func all(of report: Report) -> [FindingBlock] {
        let findings = report.findings
        var groups: [[Int]] = []
        var groupOfScreen: [Screen: Int] = [:]
        var groupOfFinding = [Int](repeating: 0, count: findings.count)
        func add(_ index: Int, to group: Int?) -> Int {
            let group = group ?? groups.count
            if group == groups.count { groups.append([]) }
            groups[group].append(index)
            groupOfFinding[index] = group
            return group
        }
        let headings = Set(findings.compactMap(\.under))
        for index in findings.indices where !headings.contains(index) {
            guard let screen = Screen(of: findings[index], in: report) else {
                _ = add(index, to: nil)
                continue
            }
            groupOfScreen[screen] = add(index, to: groupOfScreen[screen])
        }
        // A heading goes where the worst of what it heads is, of its own screen if it can be: its other findings may lie in
        // subclasses, each a screen of its own.
        var worst: [Int: Int] = [:]
        func weight(of index: Int, under heading: Int) -> (Int, Severity) {
            let screen = Screen.type(of: findings[heading], in: report)
            return (screen == Screen.type(of: findings[index], in: report) ? 1 : 0, findings[index].severity)
        }
        for index in findings.indices {
            guard let heading = findings[index].under else { continue }
            if let known = worst[heading], weight(of: known, under: heading) >= weight(of: index, under: heading) { continue }
            worst[heading] = index
        }
        for heading in headings.sorted() { _ = add(heading, to: worst[heading].map { groupOfFinding[$0] }) }
        return groups.sorted { ($0.min() ?? 0) < ($1.min() ?? 0) }.map { members in
            let members = members.sorted()
            // Of two as grave, one that a run decides leads, so that the numbers below are its own, and a mistake before the
            // remark that the keyboard is observed at all.
            func rank(_ index: Int) -> (Severity, Int, Int) {
                (findings[index].severity, findings[index].behaviour == nil ? 0 : 1, headings.contains(index) ? 0 : 1)
            }
            let lead = members.max { rank($0) < rank($1) } ?? members[0]
            return FindingBlock(members: [lead] + members.filter { $0 != lead })
        }
    }

    /// What is mended together: the handlers of one type, as far as their findings lie in one file.
    private struct Screen: Hashable {
        let path: String
        let type: String

        init?(of finding: Finding, in report: Report) {
            guard let type = Self.type(of: finding, in: report) else { return nil }
            self.path = finding.path
            self.type = type
        }

        /// The type whose handler a finding is about.
        static func type(of finding: Finding, in report: Report) -> String? {
            guard let index = finding.handler, report.handlers.indices.contains(index) else { return nil }
            return report.handlers[index].type
        }
    }
}
