/// The day on which a line was last changed, as the version control has it.
package struct CommitDay: Sendable, Equatable {
    /// `2024-05-06`.
    let day: String
    /// Whether the history begins with that day's commit, so that the line may be older.
    let isLatest: Bool

    package init(_ day: String, isLatest: Bool) {
        self.day = day
        self.isLatest = isLatest
    }

    /// `2024-05-06, 2 years old`
    ///
    /// - Parameter today: in the same form; another text is no day, and then nothing is said of age.
    func text(on today: String) -> String {
        let start = (isLatest ? "by " : "") + day
        guard let now = Self.months(today), let then = Self.months(day), now >= then else { return start }
        let months = now - then
        let age =
            switch months {
            case 0: "of this month"
            case 1..<24: Wording.count(months, "month") + " old"
            default: Wording.count(months / 12, "year") + " old"
            }
        return "\(start), \(isLatest && months > 0 ? "at least " : "")\(age)"
    }

    private static func months(_ day: String) -> Int? {
        let parts = day.split(separator: "-").map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1] else { return nil }
        return 12 * year + month
    }
}
