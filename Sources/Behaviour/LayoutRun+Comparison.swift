import HandlerInterpreter
import KeyboardModel

extension [LayoutRun] {
    /// Where one object's content is not at the guide in one scenario after the other.
    package var differences: [LayoutDifference] {
        flatMap(\.differences) + Set(flatMap(\.names)).sorted().compactMap { neverTied($0) ?? unevenRest($0) }
    }

    private func neverTied(_ name: String) -> LayoutDifference? {
        let isTied = contains { run in ([run.rest] + run.steps).contains { $0.contents.contains { $0.name == name && $0.isTied } }
        }
        return isTied ? nil : .neverTied(name)
    }

    /// A scroll view that rests nearer to the guide in one window than in another has the safe area in its inset once too often.
    private func unevenRest(_ name: String) -> LayoutDifference? {
        let rests = compactMap { run in run.insetSpacing(of: name).map { (run.scenario.id, $0) } }
        guard let most = rests.max(by: { $0.1 < $1.1 }), let least = rests.min(by: { $0.1 < $1.1 }),
            most.1 - least.1 > Comparison.tolerance
        else { return nil }
        return .unevenRest(name, scenario: most.0, spacing: most.1, otherScenario: least.0, otherSpacing: least.1)
    }
}

extension LayoutRun {
    fileprivate var names: [String] { ([rest] + steps).flatMap(\.contents).map(\.name) }

    fileprivate func insetSpacing(of name: String) -> Double? {
        rest.contents.first { $0.name == name && $0.isInset }.flatMap(spacing)
    }

    /// Where the content is not at the guide.
    ///
    /// What lies between content and guide at rest, be it spacing or a toolbar, has to lie between them after every event.
    fileprivate var differences: [LayoutDifference] {
        var found: [LayoutDifference] = []
        for step in [rest] + steps {
            let name = step.name.isEmpty ? nil : step.name
            let own = step.conflicts.prefix(1).map(LayoutDifference.Fault.conflict)
            found += (own + step.contents.compactMap { fault(of: $0, in: step) }).map { .at(scenario.id, event: name, $0) }
        }
        return found
    }

    private func fault(of content: Content, in step: Step) -> LayoutDifference.Fault? {
        if content.translatesMask { return .translatesMask(content.name) }
        guard content.isTied else { return nil }
        guard let edge = content.edge else { return .open(content.name) }
        guard let expected = guideBottom(of: content, in: step) else {
            let top = step.guide.layoutFrame(in: step.world).minY
            return edge > top + Comparison.tolerance ? .covered(content.name, by: edge - top) : nil
        }
        let difference = edge - expected
        guard abs(difference) > Comparison.tolerance else { return nil }
        return .displaced(content.name, bottom: edge, by: difference)
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
