import Behaviour
import HandlerInterpreter

/// Code that nothing in the app leads to: what it does wrong, nobody sees.
extension FileAnalysis {
    /// Leaves out the findings in handlers that run only if something shows their screen, or registers them, which no file of the
    /// app mentions; and says so once for each.
    mutating func leaveOutUnreached() {
        var named: Set<Assumption> = []
        findings.removeAll { finding in
            guard let handler = finding.handler, let assumption = handlers[handler].unreached else { return false }
            if named.insert(assumption).inserted {
                notAnalysed.append(NotAnalysed(path: finding.path, range: finding.range, reason: assumption.reason))
            }
            return true
        }
    }
}

extension Handler {
    /// What has to lead to it, and does not as far as the app's files tell.
    fileprivate var unreached: Assumption? {
        for case .assumed(let assumption) in unknowns where assumption.isAboutRunning { return assumption }
        return nil
    }
}

extension Assumption {
    /// Lower case, one sentence without a full stop.
    fileprivate var reason: String {
        let left = "findings are left out, as nothing"
        return switch self {
        case .isShown(let type): "\(left) shows `\(type)`: no file of the app mentions it"
        case .isCalled(let function): "\(left) calls `\(function)`, which registers: no code that can call it mentions it"
        default: "\(left) leads here"
        }
    }
}
