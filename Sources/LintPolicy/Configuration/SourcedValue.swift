import PatternMatching
import SourceText
import Vocabulary

/// A value of a configuration with who says it.
package struct SourcedValue<Value: Sendable>: Sendable {
    package let value: Value
    package let origin: Origin

    package init(_ value: Value, _ origin: Origin) {
        self.value = value
        self.origin = origin
    }
}

extension SourcedValue: Equatable where Value: Equatable {}

/// Who says a value.
package enum Origin: Sendable, Equatable, CustomStringConvertible {
    /// Nobody: it is so unless somebody says otherwise.
    case standard
    /// A command-line option, by its name.
    case option(String)
    case file(Place)

    /// A place in a configuration file.
    package struct Place: Sendable, Equatable {
        package let file: SourceFile
        package let range: ByteRange

        package static func == (left: Place, right: Place) -> Bool {
            left.file.path == right.file.path && left.range == right.range
        }
    }

    package var place: Place? {
        if case .file(let place) = self { place } else { nil }
    }

    /// `standard`, `--disable`, `App/.keyboardlint.json:7`
    package var description: String {
        switch self {
        case .standard: "standard"
        case .option(let name): name
        case .file(let place): "\(place.file.path):\(place.file.location(at: place.range.start).line)"
        }
    }
}

/// A configuration that cannot be used, with what is wrong. Its description is ready to print.
package struct InvalidConfiguration: Error, Sendable, CustomStringConvertible {
    package let file: SourceFile
    /// In the order of the file; at least one where the file could be read.
    package let issues: [JSONIssue]
    /// Why it could not be read, in a clause.
    private var reason = ""

    package init(file: SourceFile, issues: [JSONIssue]) {
        self.file = file
        self.issues = issues
    }

    package init(unreadable path: String, _ reason: String) {
        self.init(file: SourceFile(path: path, bytes: []), issues: [])
        self.reason = reason
    }

    package init(_ message: String, at place: Origin.Place) {
        self.init(file: place.file, issues: [JSONIssue(message: message, range: place.range)])
    }

    package var description: String {
        issues.isEmpty ? reason : issues.map { file.complaint($0.message, at: $0.range) }.joined(separator: "\n")
    }
}

/// The least severity that makes a run fail.
package enum FailLevel: String, Sendable, CaseIterable {
    case error, warning, note, none
}

/// What is said of a rule.
package enum RuleChoice: String, Sendable, CaseIterable {
    /// It runs, and the rule and what a run shows decide how severe a finding is.
    case on
    case off
    /// It runs, and every finding is so severe, whatever a run shows.
    case error, warning, note

    package var severity: Severity? { Severity(rawValue: rawValue) }

    /// The name that means all rules.
    package static let everyRule = "all"
}
