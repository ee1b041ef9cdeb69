import LintEngine
import RuleBook
import SourceText

/// The rule files that users keep beside their code.
///
/// A folder is read as it is, without the folders in it; every `.md` file but a README is a rule.
struct RuleFolder {
    /// Those that are well-formed, in the order of their paths.
    private(set) var rules: [(path: String, rule: Rule)] = []
    /// The others.
    private(set) var invalid: [InvalidRule] = []

    /// - Parameter path: a folder, or one rule file.
    init(_ path: String) throws(UsageError) {
        for file in try Self.files(at: FileSet.tidy(path)) {
            let source = try SourceReader.read(file)
            do throws(InvalidRule) {
                rules.append((file, try RuleBook.parse(path: file, markdown: source.text(in: ByteRange(0, source.bytes.count)))))
            } catch {
                invalid.append(error)
            }
        }
    }

    private static func files(at path: String) throws(UsageError) -> [String] {
        let openable = FileSet.openable(path)
        var names: [String] = []
        do throws(SystemError) {
            if try FileSystem.kind(of: openable) == .file { return [path] }
            let folder = try Folder(path: openable)
            folder.forEachEntry { name, _ in names.append(String(cString: name)) }
        } catch {
            throw .unreadablePath(path, error)
        }
        let files = names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { FileSet.join(path, $0) }
        if files.isEmpty {
            throw UsageError("there is no rule in '\(openable)'", advice: "A rule is a Markdown file; its name is the rule's id.")
        }
        return files
    }

    /// The rules of a folder whose files all are rules, with the paths of their files.
    static func wellFormed(_ path: String) throws(UsageError) -> [(path: String, rule: Rule)] {
        let folder = try RuleFolder(path)
        if let first = folder.invalid.first {
            throw UsageError(
                "a rule is not well-formed\n" + first.description,
                advice: "Run 'keyboardlint rules test \(FileSet.openable(path))' for all that is wrong.")
        }
        for (file, rule) in folder.rules where RuleBook.embedded[rule.id] != nil {
            throw UsageError("'\(file)': keyboardlint has a rule '\(rule.id)' itself", advice: "Give the file another name.")
        }
        return folder.rules
    }

    /// The rules that the program carries, and those of the folders.
    static func book(with paths: [String]) throws(UsageError) -> RuleBook {
        guard !paths.isEmpty else { return .embedded }
        var added: [Rule] = []
        for path in paths {
            for (file, rule) in try wellFormed(path) {
                if added.contains(where: { $0.id == rule.id }) {
                    throw UsageError(
                        "'\(file)': there is another rule '\(rule.id)'", advice: "Give one of the files another name.")
                }
                added.append(rule)
            }
        }
        return RuleBook(RuleBook.embedded.rules + added)
    }
}

extension OptionSyntax {
    static let rules = OptionSyntax("--rules", takes: "DIR", repeats: true, summary: "also use the rules in a folder")
}
