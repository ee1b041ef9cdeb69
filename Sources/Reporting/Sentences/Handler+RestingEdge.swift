import Behaviour
import HandlerInterpreter
import KeyboardModel
import Vocabulary

extension Handler {
    /// Whether what a write moves ends at the safe area without a keyboard; nil where that is not known.
    func restsOnSafeArea(_ sink: Sink) -> Bool? {
        switch SinkKind(rawValue: sink.kind) {
        case .contentInset, .textContainerInset, .indicatorInsets:
            return scenarios.lazy.compactMap { $0.endsAtSafeArea(withoutInsetBy: sink) }.first
        case .constraintConstant:
            let ends = sink.constraints.flatMap { [$0.first, $0.second] }.compactMap(\.self)
            if ends.contains(where: { $0.item == .safeArea }) { return true }
            return ends.contains { $0.item == .rootView && $0.attribute == "bottom" } ? false : nil
        default: return nil
        }
    }
}

extension Handler.ScenarioResult {
    /// Where scrolled content would end without the inset that a write gives it, in a scenario with a safe area; nil where it
    /// would be at neither edge.
    fileprivate func endsAtSafeArea(withoutInsetBy sink: Handler.Sink) -> Bool? {
        guard let view = ScenarioLibrary.scenario(id: id)?.world.view, view.safeAreaInsets.bottom > 0,
            let below = steps.lazy.compactMap({ step -> Double? in
                guard let bottom = step.legacyBottom,
                    case .points(let inset)? = writes.last(where: { $0.sink == sink.expression && $0.event == step.event })?.after
                else { return nil }
                return view.frame.height - (bottom + inset)
            }).first
        else { return nil }
        if abs(below) <= Comparison.tolerance { return false }
        return abs(below - view.safeAreaInsets.bottom) <= Comparison.tolerance ? true : nil
    }
}
