import LintEngine
import SourceText

/// What a search for other files asked, and the open documents it was made with.
struct Gathering {
    struct Query {
        let declared: Set<String>
        let mentioned: Set<String>
    }

    let queries: [Query]
    var files: [String: SourceFile]
}

/// Which storyboards and xibs were found, and whether they are others than the last time.
struct InterfaceState {
    private(set) var revision = 0
    private var files: [SourceFile] = []

    mutating func see(_ found: [SourceFile]) {
        let sorted = found.sorted { $0.path < $1.path }
        guard !sorted.elementsEqual(files, by: { $0.path == $1.path && $0.bytes == $1.bytes }) else { return }
        files = sorted
        revision += 1
    }
}

extension Reading {
    /// Whether nothing was seen of keyboards.
    var isEmpty: Bool { fileSummaries.isEmpty && mentions.isEmpty && relatives.isEmpty }
}

/// A search that remembers what it was asked and which interface files it gave.
final class WatchedSearch: SourceSearch {
    private let search: any SourceSearch
    private(set) var interfaceFiles: [SourceFile] = []
    private(set) var queries: [Gathering.Query] = []

    init(_ search: any SourceSearch) { self.search = search }

    var scopes: ModuleScopes { search.scopes }

    func files(declaring names: Set<String>, mentioning others: Set<String>) -> [SourceFile] {
        queries.append(Gathering.Query(declared: names, mentioned: others))
        return search.files(declaring: names, mentioning: others)
    }

    func interfaceFiles(naming classes: Set<String>, mentioning words: Set<String>) -> [SourceFile] {
        let found = search.interfaceFiles(naming: classes, mentioning: words)
        interfaceFiles += found
        return found
    }

    func objectiveCFiles(mentioning words: Set<String>) -> [SourceFile] { search.objectiveCFiles(mentioning: words) }
}

extension Array {
    /// Those that fit, then the others, each in their order.
    func partitioned(by fits: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(fits), filter { !fits($0) })
    }
}
