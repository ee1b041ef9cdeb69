import Reporting

/// The file to which each report adds a line.
struct HistoryFile {
    private let path: String
    /// As it is; empty where it does not exist yet.
    private let text: String
    private let past: [HistoryEntry]

    init(_ path: String) throws(UsageError) {
        self.path = path
        do throws(SystemError) {
            _ = try FileSystem.kind(of: path)
        } catch {
            guard error == .missing else { throw UsageError("the history '\(path)' cannot be read: \(error.message)") }
            (text, past) = ("", [])
            return
        }
        text = String(decoding: try SourceReader.read(path).bytes, as: UTF8.self)
        do throws(History.Malformed) {
            past = try History.read(text)
        } catch {
            throw UsageError(
                "\(SafeText.escaping(path)):\(error.line): the line \(error.reason)",
                advice: "Fix the line, or name another file; nothing was written.")
        }
    }

    func entries(with entry: HistoryEntry) -> [HistoryEntry] {
        var entries = past
        History.add(entry, to: &entries)
        return entries
    }

    /// Written whole, so that a run that is stopped leaves no half line.
    func append(_ entry: HistoryEntry) throws {
        let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
        let line = try entry.line()
        do {
            try FileSystem.write(text + separator + line, to: path)
        } catch {
            throw UsageError("the history cannot be written to '\(path)': \(error.message)")
        }
    }
}
