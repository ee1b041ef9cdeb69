import PatternMatching

/// `; did you mean 'text'?`, or nothing where no known word is near.
func suggestion(for word: String, among known: [String]) -> String {
    nearestWord(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
}
