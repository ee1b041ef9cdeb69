import Reporting
import Testing

@testable import HandlerInterpreter

@Suite("Of open conditions, only those that matter for the layout are asked") struct PathMergingTests {
    @Test(arguments: [
        "if isSearching { log.note(1) }; bottom.constant = 7",
        "bottom.constant = 7; if isSearching { log.note(1) } else { log.note(2) }",
        "if let tray = trayController { let rest = tray.view.frame.height; if rest > 0 && !isSearching { tray.show() } }; bottom.constant = 7",
        "if isSearching { log.note(1) } else if isEditing { log.note(2) } else { log.note(3) }; bottom.constant = 7",
        "switch mode { case .full: log.note(1); case .half: log.note(2); default: break }; bottom.constant = 7",
        "if isSearching { var text = \"a\"; print(text) }; bottom.constant = 7",
    ])
    func whatChangesNothingIsNotAsked(body: String) {
        let run = Run(body)
        #expect(run.number == 7)
        #expect(run.paths.map(\.conditions) == [[]])
        #expect(run.paths[0].trace.unknowns.allSatisfy { !$0.point.text.contains("isSearching") })
    }

    @Test(arguments: [
        // By the branch that is taken first, by the other, by what comes later.
        ("if isSearching { bottom.constant = 1 }", ["1", nil]),
        ("if isSearching { log.note(1) } else { bottom.constant = 1 }", [nil, "1"]),
        ("if isSearching { log.note(1) }; bottom.constant = isSearching ? 1 : 2", ["1", "2"]),
        ("var height = 1; if isSearching { height = 2 }; bottom.constant = CGFloat(height)", ["2", "1"]),
        ("isUp = false; if isSearching { isUp = true }; if isUp { bottom.constant = 1 }", ["1", nil]),
        ("if isSearching { return }; bottom.constant = 1", [nil, "1"]),
        ("if isSearching { DispatchQueue.main.async { self.bottom.constant = 1 } }", ["1", nil]),
        ("if isSearching { adjust() }", ["1", nil]),
        ("switch isSearching { case true: log.note(1); default: bottom.constant = 1 }", [nil, "1"]),
        ("for item in [1, 2] { if isSearching { continue }; bottom.constant = CGFloat(item) }", [nil, "2"]),
        // What SnapKit is told once more stays.
        ("field.snp.remakeConstraints { make in if isSearching { make.height.equalTo(0) } }; bottom.constant = 1", ["1", "1"]),
        // `self.isSearching` is no other question.
        ("if isSearching { bottom.constant = 1 }; if !self.isSearching { bottom.constant = 2 }", ["1", "2"]),
    ])
    func whatChangesSomethingIsAsked(body: String, results: [String?]) {
        let run = Run(
            body,
            members: """
                var isUp = false
                let field = UITextField()
                func viewDidLoad() { field.snp.makeConstraints { make in make.height.equalTo(0) } }
                func adjust() { bottom.constant = 1 }
                """)
        let amounts = run.results.map { amount -> String? in
            if case .points(let number)? = amount { return String(Int(number)) }
            return nil
        }
        #expect(amounts == results)
    }

    @Test func whatDoesNotMatterForOneEventMayForAnother() {
        // The second event gives the keyboard another height.
        let body = """
            if isSearching {
                if frame.height == 398 { log.note(1) } else { bottom.constant = 3 }
            }
            """
        let run = Run(body, steps: 2)
        #expect(run.paths.map { $0.trace.writes.count } == [1, 0])
        #expect(run.paths.allSatisfy { $0.conditions.map(\.question) == ["isSearching"] })
    }

    @Test func moreQuestionsThanCanBeTriedDoNotHideWhatMatters() {
        let idle = (0..<40).map { "if model.flag\($0) { log.note(\($0)) }" }.joined(separator: "\n")
        let run = Run(idle + "\nbottom.constant = model.isOpen ? 1 : 2")
        #expect(run.results == [.points(1), .points(2)])
    }

    @Test func branchesThatNestDeeplyEnd() {
        let depth = 30
        let nested =
            (0..<depth).map { "if model.flag\($0) && model.more\($0) { log.note(\($0))\n" }.joined()
            + String(repeating: "}", count: depth)
        let run = Run(nested + "\nbottom.constant = 7")
        #expect(!run.paths.isEmpty)
        #expect(run.results.allSatisfy { $0 == .points(7) })
    }

    /// Handlers at random, run in both ways: whatever answers are left out, each way through comes to what it comes to with them.
    /// A failure shows the handler.
    @Test func whatIsLeftOutChangesNothing() {
        func random(below limit: Int) -> Int { Int.random(in: 0..<limit) }
        func condition() -> String {
            let flag = ["isA", "isB", "self.isC", "!isA"][random(below: 4)]
            return [flag, "\(flag) && isUp", "frame.minY > 500", "let x = tray", "\(flag) || isB"][random(below: 5)]
        }
        func statements(_ depth: Int) -> String {
            (0...random(below: 2)).map { _ in statement(depth) }.joined(separator: "\n")
        }
        func statement(_ depth: Int) -> String {
            if depth > 0, random(below: 2) == 0 {
                let otherwise = random(below: 2) == 0 ? "" : " else { \(statements(depth - 1)) }"
                return "if \(condition()) { \(statements(depth - 1)) }\(otherwise)"
            }
            return [
                "log.note(1)", "bottom.constant = \(random(below: 5))", "count += 1", "isUp = true", "tray?.show()",
                "let y = count",
                "setNeedsLayout()", "scrollView.contentInset.bottom = frame.height", "local = 2", "return", "adjust(count)",
            ][random(below: 11)]
        }
        for _ in 0..<150 {
            let body = "var local = 1\n" + statements(3) + "\nif isUp { bottom.constant = CGFloat(count + local) }"
            let members = """
                var isUp = false
                var count = 0
                func adjust(_ by: Int) { if isB { count = by } }
                """
            let few = Run(body, members: members, steps: 3).paths
            let all = Run(body, members: members, steps: 3, asksEverything: true).paths
            guard few.count < Limits.paths, all.count < Limits.paths else { continue }
            func answers(_ path: PathRun) -> [String: Bool] {
                Dictionary(path.conditions.map { ($0.subject, $0.answer) }) { first, _ in first }
            }
            func outcome(_ path: PathRun) -> [String] {
                path.trace.writes.map { "\($0.step) \($0.kind) \($0.after)" }
                    + path.steps.flatMap(\.contents).map { "\($0.name) \(String(describing: $0.displacement))" }
            }
            let told = few.map { (answers: answers($0), outcome: outcome($0)) }
            for path in all {
                let given = answers(path)
                let fitting = told.filter { $0.answers.allSatisfy { given[$0.key] == nil || given[$0.key] == $0.value } }
                #expect(fitting.contains { $0.outcome == outcome(path) }, "\(body)")
            }
            #expect(few.count <= all.count, "\(body)")
        }
    }
}
