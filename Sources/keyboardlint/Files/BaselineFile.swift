import LintEngine
import LintPolicy
import SourceText

/// Where the baseline of a run lies.
struct BaselineFile: Sendable, Equatable {
    /// Looked for where nobody names another. Its lines are JSON; as a whole it is not.
    static let defaultName = ".keyboardlint-baseline.jsonl"

    /// As the user named it, or as it was found.
    let path: String
    /// What its entries' paths begin at: the real path of its folder.
    let folder: String

    /// - Parameter path: of a file that need not exist yet, in a folder that must.
    init(_ path: String) throws(UsageError) {
        let tidy = FileSet.tidy(path)
        let parent = tidy.parentFolder ?? "."
        do {
            folder = try FileSystem.realPath(of: parent)
        } catch {
            throw UsageError(
                "there is no folder '\(parent)' for the baseline '\(path)'", advice: "Name a file in a folder that exists.")
        }
        self.path = tidy
    }

    /// The nearest one in a folder or around it, up to the root of the repository; nil where there is none.
    static func find(from start: String) -> BaselineFile? {
        var folder = start
        while true {
            let path = FileSet.join(folder, defaultName)
            if let kind = try? FileSystem.kind(of: path), kind == .file {
                let isHere = folder == FileSystem.currentFolder()
                return try? BaselineFile(isHere ? defaultName : path)
            }
            guard (try? FileSystem.kind(of: FileSet.join(folder, ".git"))) == nil, folder != "/" else { return nil }
            folder = folder.parentFolder ?? "/"
        }
    }

    /// The one that the options name; the one that the configuration of what is linted names, of the first path where there are
    /// several; or the nearest one.
    ///
    /// - Parameter start: the folder in which to begin to look; the current folder unless given.
    /// - Returns: nil where there is to be none, and where none is found and none was named.
    static func chosen(
        by options: LintOptions, _ configurations: ConfigurationSearch, _ coverage: FileSet, from start: String? = nil
    ) throws(UsageError) -> BaselineFile? {
        switch options.baseline {
        case .none: return nil
        case .file(let path): return try BaselineFile(path)
        case .nearest:
            let configuration: LoadedConfiguration? =
                if case .standardInput(let path?) = options.input {
                    configurations.configuration(ofFileAt: path)
                } else if let folder = coverage.folders.first {
                    configurations.configuration(ofFolder: folder.realPath)
                } else {
                    coverage.files.first.flatMap { configurations.configuration(ofFileAt: $0.realPath) }
                }
            guard let said = configuration?.configuration.baseline else { return find(from: start ?? FileSystem.currentFolder()) }
            return try BaselineFile(FileSystem.display(said.value))
        }
    }

    /// Nil where it does not exist.
    func readIfThere() throws(UsageError) -> Baseline? {
        do throws(SystemError) {
            _ = try FileSystem.kind(of: path)
        } catch {
            if error == .missing { return nil }
            throw UsageError("the baseline '\(path)' cannot be read: \(error.message)")
        }
        let file = try SourceReader.read(path)
        do throws(InvalidBaseline) {
            return try Baseline(file)
        } catch {
            throw UsageError("the baseline is not well-formed\n" + error.description, advice: error.advice)
        }
    }

    func read() throws(UsageError) -> Baseline {
        guard let baseline = try readIfThere() else {
            throw UsageError(
                "there is no baseline '\(path)'",
                advice: "Write one with '\(command("write"))', or name none.")
        }
        return baseline
    }

    /// How to run `baseline` on it.
    func command(_ verb: String) -> String {
        "keyboardlint baseline \(verb)" + (path.hasSuffix(Self.defaultName) ? "" : " --baseline \(path)")
    }

    func write(_ baseline: Baseline) throws(UsageError) {
        do {
            try FileSystem.write(baseline.text, to: path)
        } catch {
            throw UsageError("the baseline cannot be written to '\(path)': \(error.message)")
        }
    }
}

/// Which baseline a run is held against.
enum BaselineChoice: Equatable {
    case nearest, none
    case file(String)

    init(_ arguments: Arguments) throws(UsageError) {
        guard let path = arguments.value(of: .baseline) else {
            self = arguments.has(.noBaseline) ? .none : .nearest
            return
        }
        if arguments.has(.noBaseline) {
            throw UsageError("--baseline and --no-baseline do not go together", advice: "Keep one of them.")
        }
        self = .file(path)
    }
}

/// What to do about entries of a baseline that match nothing any more.
enum StaleBaseline: String, CaseIterable {
    case fail, allow
}
