/// The word of a vocabulary that was probably meant: the one with the fewest letters to change, if those are at most a third.
package func nearestWord(to word: String, in vocabulary: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    let limit = max(1, letters.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in vocabulary {
        let other = Array(candidate.lowercased())
        guard abs(other.count - letters.count) <= limit else { continue }
        let distance = editDistance(letters, other)
        if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
}

/// How many letters must be inserted, deleted, replaced or swapped with their neighbour to turn one word into the other.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
        var current = [row + 1] + [Int](repeating: 0, count: right.count)
        for (column, other) in right.enumerated() {
            let substituted = last[column] + (letter == other ? 0 : 1)
            current[column + 1] = min(substituted, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                current[column + 1] = min(current[column + 1], beforeLast[column - 1] + 1)
            }
        }
        beforeLast = last
        last = current
    }
    return last[right.count]
}

/// `a`, `a or b`, `a, b or c`; what is said twice is listed once.
package func list(_ items: [String]) -> String {
    var seen: Set<String> = []
    let items = items.filter { seen.insert($0).inserted }
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " or " + last
}
