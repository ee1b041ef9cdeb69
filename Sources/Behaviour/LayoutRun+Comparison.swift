import HandlerInterpreter
import KeyboardModel

extension [LayoutRun] {
    /// Where one object's content is not at the guide in one scenario after the other, as sentences that say the event and the points.
    package var differences: [String] {
        flatMap(\.differences) + Set(flatMap(\.names)).sorted().compactMap { neverTied($0) ?? unevenRest($0) }
    }

    private func neverTied(_ name: String) -> String? {
        let isTied = contains { run in ([run.rest] + run.steps).contains { $0.contents.contains { $0.name == name && $0.isTied } }
        }
        return isTied ? nil : "no active constraint ties `\(name)` to the guide"
    }

    /// A scroll view that rests nearer to the guide in one window than in another has the safe area in its inset once too often.
    private func unevenRest(_ name: String) -> String? {
        let rests = compactMap { run in run.insetSpacing(of: name).map { (run.scenario.id, $0) } }
        guard let most = rests.max(by: { $0.1 < $1.1 }), let least = rests.min(by: { $0.1 < $1.1 }),
            most.1 - least.1 > Comparison.tolerance
        else { return nil }
        return
            "at rest, `\(name)` ends \(most.1.points) pt above the guide in `\(most.0)`, but \(least.1.points) pt in `\(least.0)`: "
            + "the safe area is counted twice, or not at all"
    }
}

extension LayoutRun {
    fileprivate var names: [String] { ([rest] + steps).flatMap(\.contents).map(\.name) }

    fileprivate func insetSpacing(of name: String) -> Double? {
        rest.contents.first { $0.name == name && $0.isInset }.flatMap(spacing)
    }

    /// Where the content is not at the guide, as sentences that say the scenario, the event and the points.
    ///
    /// What lies between content and guide at rest, be it spacing or a toolbar, has to lie between them after every event.
    fileprivate var differences: [String] {
        var found: [String] = []
        for step in [rest] + steps {
            let place = step.name.isEmpty ? "in `\(scenario.id)`, at rest," : "in `\(scenario.id)`, after `\(step.name)`,"
            found += step.conflicts.prefix(1).map { "\(place) `\($0)` conflicts with other constraints" }
            found += step.contents.compactMap { content in difference(of: content, in: step).map { "\(place) \($0)" } }
        }
        return found
    }

    private func difference(of content: Content, in step: Step) -> String? {
        if content.translatesMask { return "`\(content.name)` still translates its autoresizing mask into constraints" }
        guard content.isTied else { return nil }
        guard let edge = content.edge else { return "the constraints leave open where `\(content.name)` ends" }
        guard let expected = guideBottom(of: content, in: step) else {
            let top = step.guide.layoutFrame(in: step.world).minY
            return edge > top + Comparison.tolerance ? "`\(content.name)` is covered by \((edge - top).points) pt" : nil
        }
        let difference = edge - expected
        guard abs(difference) > Comparison.tolerance else { return nil }
        let side = difference < 0 ? "above" : "below"
        return "`\(content.name)` ends at y \(edge.points), \(abs(difference).points) pt \(side) where the guide has it"
    }

    /// Where the guide has content that always keeps its distance from it; nil for any other.
    private func guideBottom(of content: Content, in step: Step) -> Double? {
        guard content.isTied, content.keepsDistance, let spacing = spacing(of: content) else { return nil }
        return step.guide.layoutFrame(in: step.world).minY - spacing
    }

    /// By the name of the content, where it ends after each event and where the guide has it.
    package var comparisons: [(content: String, steps: [Handler.Step])] {
        Set(names).sorted().map { name in
            let compared = steps.compactMap { step -> Handler.Step? in
                guard let content = step.contents.first(where: { $0.name == name }), !content.translatesMask,
                    let edge = content.edge,
                    let guide = guideBottom(of: content, in: step)
                else { return nil }
                return Handler.Step(event: step.name, legacyBottom: edge, guideBottom: guide, difference: edge - guide)
            }
            return (name, compared)
        }
    }

    /// Points between the content and the guide at rest; nil for content that is not tied then.
    private func spacing(of content: Content) -> Double? {
        guard let known = rest.contents.first(where: { $0.name == content.name }), known.isTied, let edge = known.edge else {
            return nil
        }
        return rest.guide.layoutFrame(in: rest.world).minY - edge
    }
}
