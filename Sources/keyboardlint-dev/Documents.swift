import Foundation

/// The Markdown files in which people read about the program: the README, the DocC articles, and what contributors read.
enum Documents {
    /// Paths from the repository's folder, the README first.
    static func paths(in root: URL) throws -> [String] {
        let sources = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "Sources").path)
        let articles = sources.filter { $0.hasSuffix(".md") && $0.contains(".docc/") }.sorted()
        return ["README.md"] + (articles + ["README.md"]).map { "Sources/\($0)" } + [".github/CONTRIBUTING.md"]
    }
}
