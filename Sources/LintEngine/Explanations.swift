import Vocabulary

/// What findings of a handler explain that more general rules need not tell again: what a finding explains is no effect of the
/// rules that its own refines.
///
/// That holds within a file. A helper's file and its client's are mended each for itself, and who has one of them reported must
/// read there what a report on both says.
struct Explanations {
    private struct Key: Hashable {
        let path: String
        let handler: Int
        let rule: String
    }

    private struct Explanation {
        let fingerprint: String
        let effects: Set<EffectName>
    }

    private var explanations: [Key: [Explanation]] = [:]

    init(_ findings: [Finding], by rules: RuleSet) {
        for finding in findings {
            guard let handler = finding.handler, let names = finding.cause.explained else { continue }
            let explanation = Explanation(fingerprint: finding.fingerprint, effects: Set(names))
            for refined in rules.allRefined(by: finding.rule) {
                explanations[Key(path: finding.path, handler: handler, rule: refined), default: []].append(explanation)
            }
        }
    }

    /// What differences weigh that a finding tells of and no more specific one does; nil for a finding of none, and where none is
    /// more specific.
    func ownWeights(of finding: Finding) -> [Finding.Cause.Weight]? {
        let found = explaining(finding)
        guard let weights = finding.cause.weights, !weights.isEmpty, !found.isEmpty else { return nil }
        return weights.filter { weight in !found.contains { $0.effects.contains(weight.effect) } }
    }

    /// The fingerprints of the more specific findings.
    func fingerprints(explaining finding: Finding) -> Set<String> { Set(explaining(finding).map(\.fingerprint)) }

    private func explaining(_ finding: Finding) -> [Explanation] {
        finding.handler.flatMap { explanations[Key(path: finding.path, handler: $0, rule: finding.rule)] } ?? []
    }
}
