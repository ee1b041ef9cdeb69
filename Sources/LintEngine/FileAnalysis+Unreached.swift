import Behaviour
import HandlerInterpreter

/// Code that nothing in the app leads to: what it does wrong, nobody sees.
extension FileAnalysis {
    /// Leaves out the findings in handlers that run only if something shows their screen, or registers them, which no file of the
    /// app mentions; and says so once for each.
    mutating func leaveOutUnreached() {
        var named: Set<String> = []
        findings.removeAll { finding in
            guard let handler = finding.handler, let reason = handlers[handler].unreached else { return false }
            if named.insert(reason).inserted {
                notAnalysed.append(NotAnalysed(path: finding.path, range: finding.range, reason: reason))
            }
            return true
        }
    }
}

extension Handler {
    /// Whether its findings are left out, as nothing leads to it.
    package var isUnreached: Bool { unreached != nil }

    /// What would have to lead to it, and does not as far as the app's files tell: lower case, one sentence without a full stop.
    fileprivate var unreached: String? {
        let left = "findings are left out, as nothing"
        for case .unknown(.placeOfUnadded(let view)) in unknowns
        where sinks.allSatisfy({ $0.expression.split(separator: ".").contains { $0 == view } }) {
            return "\(left) adds `\(view)` to another view: no code at hand does"
        }
        for case .assumed(let assumption) in unknowns {
            switch assumption {
            case .isShown(let type): return "\(left) shows `\(type)`: no file of the app mentions it"
            case .isReached(let type):
                return "\(left) found shows `\(type)`: no code makes it, no segue leads to it"
            case .isCalled(let function):
                return "\(left) calls `\(function)`, which registers: no code that can call it mentions it"
            default: continue
            }
        }
        return nil
    }
}
