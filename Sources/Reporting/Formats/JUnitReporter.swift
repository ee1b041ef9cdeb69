import LintEngine
import LintPolicy

/// JUnit's XML, for the tab with tests that every CI server has.
///
/// An error or a warning is a test that failed; a note, and what was not analysed, is one that was skipped. Where nothing failed
/// there is a test that passed, because servers take a report without one for a run that tested nothing; where nothing was read
/// it is skipped. No name holds a line number, so that servers know a finding again after lines were added above it.
struct JUnitReporter: Reporter {
    private let setting: ReportSetting

    init(_ setting: ReportSetting) { self.setting = setting }

    func render(_ report: Report) -> String {
        var suites: [Suite] = []
        func add(_ test: Test, of path: String) {
            let name = setting.root.path(of: path)
            if suites.last?.name != name { suites.append(Suite(name: name)) }
            suites[suites.count - 1].tests.append(test)
        }
        for finding in report.findings { add(test(finding, in: report), of: finding.path) }
        if !report.findings.contains(where: { $0.severity > .note }) {
            let test =
                report.summary.filesRead > 0
                ? Test(name: "no errors and no warnings", outcome: .passed)
                : Test(name: "nothing linted", outcome: .skipped("no Swift file was read"))
            suites.append(Suite(name: "keyboardlint", tests: [test]))
        }
        for place in setting.quiet ? [] : report.everythingNotAnalysed {
            let reason = SafeText.escaping(place.reason)
            add(Test(name: "not analysed: \(reason)", outcome: .skipped(reason)), of: place.path)
        }
        let all = suites.flatMap(\.tests)
        return MarkupElement(
            name: "testsuites", attributes: [("name", report.tool.name)] + Self.counts(all), children: suites.map(element)
        ).document
    }

    private func test(_ finding: Finding, in report: Report) -> Test {
        let region = setting.utf16Region(finding.range, in: finding.path)
        let place = "\(setting.root.path(of: finding.path)):\(region.startLine):\(region.startColumn)"
        let sentences = finding.sentences
        return Test(
            name: finding.rule + (finding.handler(in: report).map { " in " + $0.qualifiedName } ?? ""),
            outcome: finding.severity == .note
                ? .skipped(sentences[0])
                : .failed(message: sentences[0], type: finding.severity.rawValue, text: ["\(place):"] + sentences))
    }

    private func element(_ suite: Suite) -> MarkupElement {
        var seen: [String: Int] = [:]
        let tests = suite.tests.map { test in
            // Of tests with one name servers show the last.
            let count = seen[test.name, default: 0] + 1
            seen[test.name] = count
            return element(test, named: count == 1 ? test.name : "\(test.name) (\(count))", in: suite)
        }
        return MarkupElement(
            name: "testsuite", attributes: [("name", suite.name)] + Self.counts(suite.tests), children: tests)
    }

    private func element(_ test: Test, named name: String, in suite: Suite) -> MarkupElement {
        let attributes = [("name", name), ("classname", suite.name)]
        switch test.outcome {
        case .passed: return MarkupElement(name: "testcase", attributes: attributes)
        case .skipped(let reason):
            let skipped = MarkupElement(name: "skipped", attributes: [("message", reason)])
            return MarkupElement(name: "testcase", attributes: attributes, children: [skipped])
        case .failed(let message, let type, let text):
            let failure = MarkupElement(name: "failure", attributes: [("message", message), ("type", type)], text: text)
            return MarkupElement(name: "testcase", attributes: attributes, children: [failure])
        }
    }

    private static func counts(_ tests: [Test]) -> [(name: String, value: String)] {
        var failures = 0
        var skipped = 0
        for test in tests {
            switch test.outcome {
            case .passed: break
            case .skipped: skipped += 1
            case .failed: failures += 1
            }
        }
        return [
            ("tests", String(tests.count)), ("failures", String(failures)), ("errors", "0"), ("skipped", String(skipped)),
        ]
    }

    private struct Suite {
        var name: String
        var tests: [Test] = []
    }

    private struct Test {
        var name: String
        var outcome: Outcome
    }

    private enum Outcome {
        case passed
        case skipped(String)
        case failed(message: String, type: String, text: [String])
    }
}
