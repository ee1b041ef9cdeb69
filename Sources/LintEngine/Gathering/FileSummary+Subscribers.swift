import KeyboardFacts
import SourceText

extension Linter {
    /// The surveys, each with the files that may subscribe to a publisher of its file among what it needs.
    ///
    /// A publisher in an extension of `Publishers`, or in a property of an object that others share, is subscribed to where
    /// nothing names a notification. What does so has to say the publisher's name, or its type's.
    func withSubscribers(
        _ fileSummaries: [FileSummary], _ library: inout Library, from search: some SourceSearch,
        with workers: inout some WorkerPool
    ) -> [FileSummary] {
        let words = fileSummaries.reduce(into: Set<String>()) { $0.formUnion($1.publishers) }
        guard !words.isEmpty else { return fileSummaries }
        let files = search.files(declaring: [], mentioning: words) + fileSummaries.map(\.file)
        library.add(files, with: &workers)
        return fileSummaries.map { fileSummary in
            guard !fileSummary.publishers.isEmpty else { return fileSummary }
            var fileSummary = fileSummary
            for file in files
            where file.path != fileSummary.file.path && search.scopes.sees(file.path, fileSummary.file.path)
                && fileSummary.publishers.contains(where: file.contains)
            {
                fileSummary.unresolved.observers.insert(file.path)
            }
            return fileSummary
        }
    }
}

extension SourceFile {
    /// Whether the text stands anywhere in the file.
    fileprivate func contains(_ word: String) -> Bool {
        let needle = Array(word.utf8)
        guard let first = needle.first, bytes.count >= needle.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            (0...bytes.count - needle.count).contains { start in
                bytes[start] == first && (1..<needle.count).allSatisfy { bytes[start + $0] == needle[$0] }
            }
        }
    }
}
