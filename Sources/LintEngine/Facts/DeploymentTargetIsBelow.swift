import PatternMatching
import SwiftParser
import Vocabulary

/// The code is built for systems before this one.
struct DeploymentTargetIsBelow: RuleFact {
    static let phrases = [
        FactPhrase(of: .match, "deployment target below VERSION", .version, "the deployment target is older than that version") {
            DeploymentTargetIsBelow(version: $0)
        }
    ]
    static let basis = FactBasis.project
    let version: Version

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        evidence.project.deploymentTarget(ofFileAt: node.file.path).map { $0.version < version } ?? false
    }
}
