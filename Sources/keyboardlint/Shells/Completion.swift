import KeyboardModel
import LintPolicy
import Reporting
import RuleBook

/// What may stand in a place of the command line, as a shell completes it.
enum Completion: Equatable {
    /// One of the words; of a list, one after each comma.
    case words([String])
    case files, folders
    /// Any text.
    case nothing

    static let rules = Completion.words(RuleBook.ids.sorted())
    static let scenarios = Completion.words(ScenarioLibrary.all.map(\.id))

    var words: [String] { if case .words(let words) = self { words } else { [] } }
}

extension OptionSyntax {
    /// What its value may be; nil for a switch.
    var completion: Completion? {
        guard let value else { return nil }
        return switch self {
        case .format: .words(ReportFormat.allCases.map(\.rawValue))
        case .failLevel: .words(FailLevel.allCases.map(\.rawValue))
        case .color: .words(ColourChoice.allCases.map(\.rawValue))
        case .progress: .words(ProgressChoice.allCases.map(\.rawValue))
        case .staleBaseline: .words(StaleBaseline.allCases.map(\.rawValue))
        case .only, .disable: .rules
        case .scenario: .scenarios
        default:
            switch value {
            case "FILE", "PATH": .files
            case "DIR", "FOLDER": .folders
            default: .nothing
            }
        }
    }
}

extension OperandSyntax {
    /// What the parts of its name stand for: `write|prune|report [PATH]` is three words and files.
    var completion: (words: [String], takesFiles: Bool) {
        var words: [String] = []
        var takesFiles = false
        for part in name.split(whereSeparator: { " |[]:".contains($0) }) {
            switch part {
            case "PATH", "FILE", "FOLDER", "DIR", "REPORT": takesFiles = true
            case "RULE": words += Completion.rules.words
            case "ID": words += Completion.scenarios.words
            case "COMMAND": words += CommandSyntax.all.map(\.name)
            default: if part.allSatisfy(\.isLowercase) { words.append(String(part)) }
            }
        }
        return (words, takesFiles)
    }
}
