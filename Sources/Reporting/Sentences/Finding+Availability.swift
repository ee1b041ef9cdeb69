import LintEngine

extension Finding.Availability {
    /// That the guide is not there yet, and what works until then, in one sentence.
    package var text: String {
        switch self {
        case .below(let target):
            "the guide needs iOS 15, and this code is built for iOS \(target.version.major).\(target.version.minor)"
                + (target.source.map { " (\($0))" } ?? "")
                + ": until then, convert the end frame to the view, intersect it with the bounds and subtract the bottom safe area"
        case .recorded(let text): text
        }
    }
}
