import Behaviour
import KeyboardModel
import Reporting

@testable import HandlerInterpreter

/// One object in one scenario, run natively and interpreted.
///
/// The interpreter does not know what an interface file or a layout pass would tell; the compiled program was given such values.
/// They are put in for the interpreter's unknowns here, by name, so that what depends on them is compared as well. Of the
/// interpreter's ways through a scenario the one counts whose conditions hold natively.
struct Comparison {
    let actor: Actor
    let scenario: Scenario
    let native: NativeResult.Scenario

    /// Nil if every write agrees; else what the two wrote.
    var disagreement: String? {
        let paths = actor.interpreter.run(scenario).paths
        let possible = paths.filter { path in !path.conditions.contains { answers.holds($0) == false } }
        guard let path = possible.first, possible.count == 1 else {
            return "\(possible.count) paths have the conditions that hold natively: \(conditions(of: paths))"
        }
        return disagreement(of: path)
    }

    private var answers: NativeAnswers { NativeAnswers(native: native) }

    private func disagreement(of path: PathRun) -> String? {
        if let reason = path.stopReason { return "the interpreter stopped: \(reason.text)" }
        let interpreted = path.trace.writes.map(Write.init)
        let pairs = zip(interpreted, native.writes)
        if let (ours, theirs) = pairs.first(where: { !agree($0, $1) }) {
            return "interpreted \(describe(ours)), compiled \(theirs)"
        }
        if interpreted.count > native.writes.count {
            return "interpreted \(describe(interpreted[native.writes.count])), which compiled code does not write"
        }
        if interpreted.count < native.writes.count {
            return "compiled \(native.writes[interpreted.count]), which the interpreter does not write"
        }
        return nil
    }

    private struct Write {
        let step: Int
        let kind: String
        let object: String
        let parts: [Affine]

        init(_ write: LayoutWrite) {
            step = write.step
            kind = write.kind.rawValue
            object = write.object
            parts = write.parts
        }
    }

    private func agree(_ ours: Write, _ theirs: NativeResult.Write) -> Bool {
        guard ours.step == theirs.step, ours.kind == theirs.kind, ours.parts.count == theirs.numbers.count else { return false }
        guard theirs.object == "?" || ours.object.split(separator: ".").last == theirs.object.split(separator: ".").last else {
            return false
        }
        return zip(ours.parts, theirs.numbers).allSatisfy { part, number in
            guard let value = part.substituting(native.inputs).known else { return false }
            return abs(value - number) <= 1e-9 || value == number
        }
    }

    // MARK: In words

    private func describe(_ write: Write) -> String {
        let numbers = write.parts.map { $0.substituting(native.inputs).description }
        return "\(write.kind) of \(write.object) at step \(write.step): \(numbers.joined(separator: " "))"
    }

    private func conditions(of paths: [PathRun]) -> String {
        paths.flatMap(\.conditions).map { ($0.answer ? "" : "not ") + $0.question }.joined(separator: "; ")
    }
}

extension NativeResult.Write: CustomStringConvertible {
    var description: String {
        "\(kind) of \(object) at step \(step): \(numbers.map { Affine($0).description }.joined(separator: " "))"
    }
}

extension Affine {
    /// With the inputs that have a name in it put in.
    func substituting(_ inputs: [String: Double]) -> Affine {
        terms.keys.reduce(self) { affine, name in inputs[name].map { affine.substituting($0, for: name) } ?? affine }
    }
}
