/// `; did you mean 'text'?`, or nothing where no known word is near.
func suggestion(for word: String, among known: [String]) -> String {
    let near = known.map { (word: $0, distance: editDistance(word, $0)) }.min { $0.distance < $1.distance }
    // A third of the letters wrong is a slip of the fingers; more is another word.
    guard let near, near.distance * 3 <= max(word.count, 3) else { return "" }
    return "; did you mean '\(near.word)'?"
}

/// The least number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other (optimal
/// string alignment).
func editDistance(_ first: String, _ second: String) -> Int {
    let first = Array(first), second = Array(second)
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 1...first.count {
        var current = [row]
        for column in 1...second.count {
            let replaced = last[column - 1] + (first[row - 1] == second[column - 1] ? 0 : 1)
            var best = min(replaced, last[column] + 1, current[column - 1] + 1)
            if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                best = min(best, beforeLast[column - 2] + 1)
            }
            current.append(best)
        }
        beforeLast = last
        last = current
    }
    return last[second.count]
}
