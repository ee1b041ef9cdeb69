import Synchronization
import Vocabulary

/// The oldest system that code is built for, and who says so.
package struct DeploymentTarget: Sendable, Equatable {
    package var version: Version
    /// The file that says it, for a reader: `App.xcodeproj`; nil where it was given with the run.
    package var source: String?

    package init(_ version: Version, source: String? = nil) {
        self.version = version
        self.source = source
    }
}

/// Tells which system a file is built for.
///
/// It is asked only when a rule asks, of a file in which everything else that the rule wants was found: a run over a tree that
/// has no such place opens no project.
package protocol DeploymentTargetSource: Sendable {
    /// Nil where nobody says.
    func deploymentTarget(ofFileAt path: String) -> DeploymentTarget?

    /// The oldest system that the file runs on: that of its apps, if it is newer. Nil where nobody says.
    func oldestSystem(ofFileAt path: String) -> DeploymentTarget?

    /// The mode of the language that the file is compiled in, `SWIFT_VERSION`: the newest of its targets. Nil where nobody says.
    func languageVersion(ofFileAt path: String) -> Version?

    /// The version of a package that the project around the file was last built with; nil where nobody says.
    ///
    /// - Parameter name: as one imports it.
    func version(ofPackage name: String, forFileAt path: String) -> PackageVersion?
}

extension DeploymentTargetSource {
    package func version(ofPackage name: String, forFileAt path: String) -> PackageVersion? { nil }

    package func oldestSystem(ofFileAt path: String) -> DeploymentTarget? { deploymentTarget(ofFileAt: path) }

    package func languageVersion(ofFileAt path: String) -> Version? { nil }
}

/// What one analysis asked of the project, and whether it was answered.
package final class ProjectQuestions: Sendable {
    private let source: any DeploymentTargetSource
    /// By path.
    private let answers = Mutex<[String: DeploymentTarget?]>([:])

    /// Of code that belongs to no project.
    package static var unanswerable: ProjectQuestions { ProjectQuestions(FixedDeploymentTarget(nil)) }

    package init(_ source: any DeploymentTargetSource) { self.source = source }

    package func deploymentTarget(ofFileAt path: String) -> DeploymentTarget? {
        answers.withLock { answers in
            if let known = answers[path] { return known }
            let answer = source.deploymentTarget(ofFileAt: path)
            answers[path] = .some(answer)
            return answer
        }
    }

    package func languageVersion(ofFileAt path: String) -> Version? { source.languageVersion(ofFileAt: path) }

    /// The same for who can do without: no answer is no gap of the report.
    package func knownTarget(ofFileAt path: String) -> DeploymentTarget? {
        if let known = answers.withLock({ $0[path] }) { return known }
        return source.deploymentTarget(ofFileAt: path)
    }

    /// The files that somebody asked about in vain, sorted.
    package var unanswered: [String] {
        answers.withLock { answers in answers.filter { $0.value == nil }.map(\.key).sorted() }
    }
}

/// One deployment target for all files, or for none.
package struct FixedDeploymentTarget: DeploymentTargetSource {
    private let target: DeploymentTarget?

    package init(_ version: Version?) {
        target = version.map { DeploymentTarget($0) }
    }

    package func deploymentTarget(ofFileAt path: String) -> DeploymentTarget? { target }
}
