import KeyboardFacts
import SourceText

extension Linter {
    /// The surveys, each with the files that may subscribe to a publisher of its file among what it needs.
    ///
    /// A publisher in an extension of `Publishers`, or in a property of an object that others share, is subscribed to where nothing names a
    /// notification. What does so has to say the publisher's name, or its type's.
    func withSubscribers(
        _ surveys: [Survey], _ library: inout Library, from search: some SourceSearch, with crew: inout some Crew
    ) -> [Survey] {
        let words = surveys.reduce(into: Set<String>()) { $0.formUnion($1.publishers) }
        guard !words.isEmpty else { return surveys }
        let files = search.files(declaring: [], mentioning: words) + surveys.map(\.file)
        library.add(files, with: &crew)
        return surveys.map { survey in
            guard !survey.publishers.isEmpty else { return survey }
            var survey = survey
            for file in files where file.path != survey.file.path && survey.publishers.contains(where: file.contains) {
                survey.needs.observers.insert(file.path)
            }
            return survey
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
