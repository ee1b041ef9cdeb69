import SourceText

/// How a fact is written in a `where` clause. A new question is a new row of `all`.
struct FactPhrase: Sendable {
    let elements: [Element]
    /// The fact, from the word in the blank (the empty string where the phrase has none).
    let fact: @Sendable (String) -> Fact?

    enum Element: Sendable, Hashable {
        case word(String)
        case blank(Blank)
    }

    /// A place in a phrase that takes one word of a vocabulary.
    enum Blank: Sendable, Hashable {
        case origin, space, sink, notification, effect
    }

    /// - Parameter phrase: words; a blank is written `<origin>`.
    private init(_ phrase: String, _ fact: @escaping @Sendable (String) -> Fact?) {
        elements = phrase.split(separator: " ").map { Self.element($0) }
        self.fact = fact
    }

    private static func element(_ word: Substring) -> Element {
        switch word {
        case "<origin>": .blank(.origin)
        case "<space>": .blank(.space)
        case "<sink>": .blank(.sink)
        case "<effect>": .blank(.effect)
        case "<notification>": .blank(.notification)
        default: .word(String(word))
        }
    }

    static let all: [FactPhrase] = [
        FactPhrase("derives from <origin>") { Origin(spelling: $0).map { .derives(from: $0) } },
        FactPhrase("is in <space> space") { Space(rawValue: $0).map { .isInSpace($0) } },
        FactPhrase("mixes coordinate spaces") { _ in .mixesSpaces },
        FactPhrase("is clipped to the view") { _ in .isClipped },
        FactPhrase("is a layout sink") { _ in .isLayoutSink(kind: nil) },
        FactPhrase("is a <sink> sink") { .isLayoutSink(kind: $0) },
        FactPhrase("is an <sink> sink") { .isLayoutSink(kind: $0) },
        FactPhrase("names an observed keyboard notification") { _ in .namesObservedNotification(nil) },
        FactPhrase("names an observed <notification>") { .namesObservedNotification($0) },
        FactPhrase("leads to a handler that writes layout") { _ in .handlerWritesLayout },
        FactPhrase("effect is <effect>") { EffectWord(rawValue: $0).map { .hasEffect($0) } },
    ]
}

extension FactPhrase.Element {
    func accepts(_ word: String) -> Bool {
        switch self {
        case .word(let own): own == word
        case .blank(.origin): Origin(spelling: word) != nil
        case .blank(.space): Space(rawValue: word) != nil
        case .blank(.sink): SinkWord(rawValue: word) != nil
        case .blank(.notification): NotificationWord(rawValue: word) != nil
        case .blank(.effect): EffectWord(rawValue: word) != nil
        }
    }

    /// Every word it accepts; for messages only.
    var words: [String] {
        switch self {
        case .word(let own): [own]
        case .blank(.origin):
            Origin.Place.allCases.flatMap { place in
                [place.rawValue] + Origin.Component.allCases.map { Origin(place, $0).spelling }
            }
        case .blank(.space): Space.allCases.map(\.rawValue)
        case .blank(.sink): SinkWord.allCases.map(\.rawValue)
        case .blank(.notification): NotificationWord.allCases.map(\.rawValue)
        case .blank(.effect): EffectWord.allCases.map(\.rawValue)
        }
    }

    /// As a message names it.
    var expectation: String {
        switch self {
        case .word(let own): "`\(own)`"
        case .blank(.origin): "an origin such as `keyboard-end-frame` or `keyboard-end-frame.height`"
        case .blank(.space): "`screen`, `window` or `view`"
        case .blank(.sink): "a kind of sink such as `contentInset`"
        case .blank(.notification): "a notification such as `keyboardWillShow`"
        case .blank(.effect): "an effect such as `drift`"
        }
    }
}

extension FactPhrase {
    /// Reads one phrase.
    ///
    /// - Parameters:
    ///   - words: the words of the phrase, with their places.
    ///   - end: where a word that is missing would have stood.
    static func fact(from words: ArraySlice<Word>, end: ByteRange) throws(PatternIssue) -> Fact {
        var candidates = all
        for (position, word) in words.enumerated() {
            let expected = candidates.compactMap { position < $0.elements.count ? $0.elements[position] : nil }
            candidates = candidates.filter { position < $0.elements.count && $0.elements[position].accepts(word.text) }
            if candidates.isEmpty { throw unexpected(word, instead: expected) }
        }
        for candidate in candidates where candidate.elements.count == words.count {
            let blank = zip(candidate.elements, words).first { element, _ in
                if case .blank = element { true } else { false }
            }
            if let fact = candidate.fact(blank?.1.text ?? "") { return fact }
        }
        let next = candidates.compactMap { words.count < $0.elements.count ? $0.elements[words.count] : nil }
        throw PatternIssue("expected \(list(next.map(\.expectation)))", at: end)
    }

    private static func unexpected(_ word: Word, instead expected: [Element]) -> PatternIssue {
        if expected.isEmpty {
            return PatternIssue("expected `or` or the end of the line, found `\(word.text)`", at: word.range)
        }
        var message = "expected \(list(expected.map(\.expectation))), found `\(word.text)`"
        if let nearest = nearestWord(to: word.text, in: expected.flatMap(\.words)) {
            message += "; did you mean `\(nearest)`?"
        }
        return PatternIssue(message, at: word.range)
    }
}

/// A word of a `where` clause and where it stands.
struct Word: Equatable {
    let text: String
    let range: ByteRange
}
