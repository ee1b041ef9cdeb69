import TestSupport

@testable import RuleBook

extension Repository {
    /// The files of Rules/, sorted by name.
    static func ruleFiles() throws -> [RuleFile] {
        try names(in: "Rules").filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { name in
            RuleFile(path: "Rules/\(name)", markdown: try text("Rules/\(name)"))
        }
    }
}
