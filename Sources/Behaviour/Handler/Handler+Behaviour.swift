import HandlerInterpreter
import KeyboardFacts
import KeyboardModel
import SourceText
import SwiftParser

/// From the raw traces of runs to what a report says of one handler.
package struct HandlerBehaviour {
    package let handler: KeyboardHandler
    /// The handler's position in its session.
    package let position: Int
    package let runs: [ScenarioRun]
    /// What the expressions came to.
    package let values: ValueLog
    /// Where the handler writes layout in any scenario, by line.
    let sinks: [Handler.Sink]
    /// The positions in `sinks` of what was written to.
    private let sinkPositions: [Syntax: Int]

    package init(handler: KeyboardHandler, position: Int, runs: [ScenarioRun], values: ValueLog) {
        self.handler = handler
        self.position = position
        self.runs = runs
        self.values = values
        var targets: [Syntax: Handler.Sink] = [:]
        var constraints: [Syntax: [ConstraintDescription]] = [:]
        // What ends the content of a scroll view only makes room there.
        let contents = runs.lazy.flatMap(\.paths).flatMap { $0.steps.last?.contents ?? [] }
        let scrolledEnds = Set(contents.filter(\.isScrolledEnd).map(\.name))
        let restingOnSafeArea = Set(contents.filter { $0.rests == [.safeArea] }.map(\.name))
        var ends: Set<Syntax> = []
        var resting: Set<Syntax> = []
        for write in runs.lazy.flatMap(\.paths).flatMap(\.trace.writes) where write.handler == position {
            if write.kind == .constraintConstant || write.kind == .constraintActivation, scrolledEnds.contains(write.object) {
                ends.insert(write.target)
            }
            if restingOnSafeArea.contains(write.object) { resting.insert(write.target) }
            if let constraint = write.constraint, constraints[write.target]?.contains(constraint) != true {
                constraints[write.target, default: []].append(constraint)
            }
            guard targets[write.target] == nil else { continue }
            targets[write.target] = Handler.Sink(
                expression: write.target.sinkText, path: write.target.file.path, line: write.target.location.line,
                kind: write.kind.rawValue)
        }
        for target in ends { targets[target]?.insetsContent = true }
        for target in resting { targets[target]?.restsOnSafeArea = true }
        // One place may write to several constraints: in a loop, or as an array.
        for (target, made) in constraints { targets[target]?.constraints = made }
        let sinks = Set(targets.values).sorted {
            ($0.line, $0.expression, $0.kind, $0.path) < ($1.line, $1.expression, $1.kind, $1.path)
        }
        self.sinks = sinks
        sinkPositions = targets.compactMapValues { sinks.firstIndex(of: $0) }
    }

    /// The position among the handler's sinks of what a node writes to.
    package func sinkIndex(of target: Syntax) -> Int? { sinkPositions[target] }
    func sinkIndex(_ write: LayoutWrite) -> Int? { sinkPositions[write.target] }

    /// The paths of a run in which this handler wrote layout: those are the ones that show what a user sees. A path on which a
    /// question was answered such that the handler gave up early says nothing about where it puts content.
    func decisivePaths(of run: ScenarioRun) -> [PathRun] {
        let writing = run.paths.filter { path in path.trace.writes.contains { $0.handler == position } }
        return writing.isEmpty ? run.paths : writing
    }

    package var writesLayout: Bool {
        runs.contains { $0.paths.contains { $0.trace.writes.contains { $0.handler == position } } }
    }

    /// The views and view modifiers of SwiftUI's that it lays out, if it lays out nothing else.
    package var onlyHostedTypes: Set<String> {
        let writes = runs.flatMap(\.paths).flatMap(\.trace.writes).filter { $0.handler == position }
        return writes.allSatisfy { $0.kind.isHosted } ? Set(writes.map(\.object)) : []
    }

    /// Where the handler stands, and as whose.
    package var place: Handler.Place {
        Handler.Place(path: handler.node.file.path, offset: handler.node.range.start, type: typeName ?? "")
    }

    /// The type whose objects it runs on; with the types around it where the handler stands in its declaration.
    package var typeName: String? {
        let declared = handler.node.qualifiedTypeName
        guard let owner = handler.owner, declared?.split(separator: ".").last.map(String.init) != owner else { return declared }
        return owner
    }

    // MARK: Outcome

    /// Why nothing of the handler ran; nil if it ran.
    var obstacle: Handler.Obstacle? {
        if case .unknown(let reason, _) = handler.target { return .unresolved(reason) }
        guard !writesLayout, !runs.isEmpty else { return nil }
        let reasons = runs.flatMap(\.paths).reasonsToStop
        if !reasons.isEmpty { return .stopped(reasons) }
        return runs.allSatisfy(isUnregistered) ? .neverRegistered : nil
    }

    /// Whether what the handler observes is posted in a run, and never runs it: nothing registers it there.
    package func isUnregistered(in run: ScenarioRun) -> Bool {
        // What asks for the notifications of one sender is registered, although they may never come.
        guard handler.registrations.contains(where: { $0.sender == nil }) else { return false }
        let steps = run.paths.flatMap(\.steps)
        return !steps.contains { $0.runs(position) } && steps.contains { $0.notifications.contains { handler.observes($0.name) } }
    }

    /// The content this handler places, of all that the object's handlers wrote: what is compared with the guide.
    func content(of step: PathRun.Step, in path: PathRun) -> ContentState? {
        let own = step.contents.filter { content in
            path.trace.writes.contains { $0.handler == position && $0.kind == content.sink && $0.object == content.name }
        }
        return own.first { !$0.rests.isEmpty && $0.displacement != nil } ?? own.first
    }

    // MARK: Writes

    /// What was written on any of the paths, event by event, each write once; with what the paths that have it presume, and the
    /// others do not.
    func writes(of paths: [PathRun]) -> [Handler.Write] {
        var result: [(step: Int, write: Handler.Write)] = []
        // Each write by a number of its own: most paths write the same.
        var numbers: [Handler.Write: Int] = [:]
        let written = paths.map { path in
            writes(of: path).map { step, write in
                let number = numbers[write] ?? numbers.count
                if number == result.count {
                    numbers[write] = number
                    result.append((step, write))
                }
                return number
            }
        }
        if paths.count > 1 {
            for (number, condition) in conditions(of: written, count: result.count, on: paths) {
                result[number].write.condition = condition
            }
        }
        return result.enumerated().sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }.map(\.element.write)
    }

    /// What the paths presume that have a write which others have not, by the write's number.
    private func conditions(of written: [[Int]], count: Int, on paths: [PathRun]) -> [Int: [Presumption]] {
        var having = [[Int]](repeating: [], count: count)
        for (path, writes) in written.enumerated() {
            for write in writes where having[write].last != path { having[write].append(path) }
        }
        let conditional = having.enumerated().filter { $0.element.count < paths.count }
        guard !conditional.isEmpty else { return [:] }
        let all = paths.map(\.presumptions)
        let presumed = all.map(Set.init)
        let common = presumed.dropFirst().reduce(presumed.first ?? []) { $0.intersection($1) }
        return Dictionary(uniqueKeysWithValues: conditional.map { ($0.offset, $0.element) }).mapValues { having in
            let shared = having.dropFirst().reduce(presumed[having[0]].subtracting(common)) { $0.intersection(presumed[$1]) }
            return all[having[0]].filter(shared.contains)
        }
    }

    private func writes(of run: PathRun) -> [(step: Int, write: Handler.Write)] {
        run.trace.writes.compactMap { write in
            guard write.handler == position, let sink = sinkIndex(write) else { return nil }
            let path = sinks[sink].path
            let after = Handler.Write(
                sink: sinks[sink].expression, path: path == handler.node.file.path ? nil : path, line: sinks[sink].line,
                before: Handler.Amount(write.before), after: Handler.Amount(write.after),
                change: Self.change(from: write.before, to: write.after),
                event: run.steps.indices.contains(write.step) ? run.steps[write.step].name : "")
            return (write.step, after)
        }
    }

    private static func change(from before: LayoutWrite.Amount, to after: LayoutWrite.Amount) -> Double? {
        if case .points(let first) = before, case .points(let second) = after { second - first } else { nil }
    }
}

extension Handler.Amount {
    init(_ amount: LayoutWrite.Amount) {
        switch amount {
        case .points(let number): self = .points(number)
        case .text(let text): self = .text(text)
        }
    }
}

extension Syntax {
    /// A write's left-hand side as one line: white space folded, a call without its arguments.
    var sinkText: String {
        let expression = kind == .callExpr ? child(.callee) ?? self : self
        return expression.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension PathRun {
    /// What this path presumes.
    var presumptions: [Presumption] { presumed.map { .answer($0) } }
}

extension [PathRun] {
    /// Why a handler that writes no layout on any of them may do so all the same. That the program ends on one path says nothing of
    /// another, which goes on.
    var reasonsToStop: Set<StopReason> {
        let reasons = Set(compactMap(\.stopReason))
        return contains { $0.stopReason == nil } ? reasons.filter(\.isLimit) : reasons
    }
}
