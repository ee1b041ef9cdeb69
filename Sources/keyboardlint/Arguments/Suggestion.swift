import PatternMatching

/// `; did you mean 'text'?`, or nothing where no known word is near.
func suggestion(for word: String, among known: [String]) -> String {
    nearestWord(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
}

/// The same for names made of several words: where none is near, the three that share most words with it.
func suggestions(for name: String, among known: [String]) -> String {
    let near = suggestion(for: name, among: known)
    guard near.isEmpty else { return near }
    let words = Set(name.lowercased().split(separator: "-"))
    let sharing = known.map { other in (name: other, words: words.intersection(other.split(separator: "-")).count) }
    let nearest = sharing.filter { $0.words > 0 }.sorted { ($1.words, $0.name) < ($0.words, $1.name) }.prefix(3)
    return nearest.isEmpty ? "" : "; did you mean \(list(nearest.map { "'\($0.name)'" }))?"
}
