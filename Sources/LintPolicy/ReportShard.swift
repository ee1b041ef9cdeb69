import LintEngine

/// Which part of a run a report is, and what it takes to join the parts to the report of the whole.
///
/// What the baseline has, what did not change and which findings share a cause is decided once more when the parts are joined: an
/// entry of the baseline may have moved from a file of one shard to a file of another.
package struct ReportShard: Sendable {
    /// From 1 to `count`.
    package var number: Int
    package var count: Int
    /// Those that decide what the run says, as `lint` takes them: the same in every shard.
    package var arguments: [String]
    /// The paths of the configurations that the run found.
    package var configurations: [String]
    /// The ids of the rules that ran.
    package var rules: [String]
    /// Every finding of the shard by itself, whatever the baseline has; sorted as the report's are.
    package var findings: [Finding] = []
    /// What comments suppress.
    package var suppressed: [Finding] = []
    /// The files in which a rule asked for the deployment target, which is not known.
    package var withoutDeploymentTarget: [String] = []
    /// The files that the report shows code of.
    package var sources: [Source]

    package init(
        number: Int, count: Int, arguments: [String], configurations: [String], rules: [String], sources: [Source]
    ) {
        self.number = number
        self.count = count
        self.arguments = arguments
        self.configurations = configurations
        self.rules = rules
        self.sources = sources
    }

    /// A file as it was when it was linted.
    package struct Source: Sendable, Codable, Hashable {
        package var path: String
        /// 16 hexadecimal digits, of the bytes.
        package var hash: String

        package init(path: String, hash: String) {
            self.path = path
            self.hash = hash
        }
    }
}
