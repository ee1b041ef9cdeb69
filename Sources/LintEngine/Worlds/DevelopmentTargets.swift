import Behaviour
import ProgramIndex

extension [ShippedApp] {
    /// The targets for the iPad, where all of them are built for developers and another one ships to users, on the iPhone alone:
    /// what goes wrong on an iPad, no user sees. Nil where users may see it.
    ///
    /// A target says what it is for by its name only: schemes and archives are no part of a target.
    var developmentTargetsOnPad: [String]? {
        let onPad = filter(\.mayBeOnPad)
        let names = onPad.compactMap(\.target)
        let isForUsers = contains { app in app.target.map { !$0.namesDevelopment } ?? true }
        guard !names.isEmpty, names.count == onPad.count, names.allSatisfy(\.namesDevelopment), isForUsers else { return nil }
        return names.sorted()
    }
}

extension Handler {
    /// Whether it differs from the layout guide, and only in windows of an iPad.
    var differsOnlyOnPads: Bool {
        let differing = scenarios.filter { $0.verdict == .differs }
        return !differing.isEmpty && differing.allSatisfy { $0.device == .iPad }
    }
}

extension String {
    /// Whether one of its words says that it is no release: `App Dev`, `App-Staging`, `AppDebug`.
    fileprivate var namesDevelopment: Bool {
        var words: [String] = []
        var isInWord = false
        for character in self {
            let isLetter = character.isLetter
            if isLetter, isInWord, !(character.isUppercase && words.last?.last?.isLowercase ?? false) {
                words[words.count - 1].append(character)
            } else if isLetter {
                words.append(String(character))
            }
            isInWord = isLetter
        }
        return words.contains { Self.developmentWords.contains($0.lowercased()) }
    }

    private static let developmentWords: Set<String> = [
        "alpha", "beta", "debug", "demo", "dev", "develop", "development", "internal", "qa", "sandbox", "staging", "stg", "test",
        "testing", "uat",
    ]
}
