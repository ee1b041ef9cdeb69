import Behaviour
import LintEngine

/// What running a handler beside the layout guide came to, over all scenarios.
enum HandlerStatus: String, CaseIterable, Sendable {
    /// The content is elsewhere than the guide would have it in at least one scenario.
    case differs
    /// No scenario shows a difference, and of at least one the run cannot tell.
    case unknown
    case notExecuted = "not-executed"
    /// The content is where the guide would have it in every scenario.
    case redundant
    /// The handler was executed and writes no layout.
    case noLayoutEffect = "no-layout-effect"

    /// Under a number.
    var title: String {
        switch self {
        case .differs: "differ for users"
        case .unknown: "partly unknown"
        case .notExecuted: "not executed"
        case .redundant: "redundant"
        case .noLayoutEffect: "without layout effect"
        }
    }

    /// Of one handler.
    var word: String {
        switch self {
        case .differs: "differs"
        case .unknown: "partly unknown"
        case .notExecuted: "not executed"
        case .redundant: "redundant"
        case .noLayoutEffect: "no layout effect"
        }
    }

    /// Of the handlers of one screen the first in this order tells how the screen stands.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Handler {
    var status: HandlerStatus {
        if outcome == .notExecuted { return .notExecuted }
        if scenarios.contains(where: { $0.verdict == .differs }) { return .differs }
        if scenarios.contains(where: { $0.verdict == .unknown }) || scenarios.isEmpty {
            return outcome == .executed && sinks.isEmpty ? .noLayoutEffect : .unknown
        }
        return .redundant
    }
}
