import SourceText
import Vocabulary

/// How a fact is written in a `where` clause. A new question is a new row of a table.
struct FactPhrase: Sendable {
    let elements: [Element]
    /// The fact, from the word in the blank (the empty string where the phrase has none).
    let fact: @Sendable (String) -> Fact?

    enum Element: Sendable, Hashable {
        case word(String)
        case blank(Blank)
    }

    /// A place in a phrase that takes one word of a vocabulary.
    enum Blank: String, Sendable, CaseIterable {
        case origin, space, sink, notification, effect, version, points, glob, type
    }

    /// - Parameter phrase: words; a blank is written `<origin>`.
    private init(_ phrase: String, _ fact: @escaping @Sendable (String) -> Fact?) {
        elements = phrase.split(separator: " ").map { Self.element($0) }
        self.fact = fact
    }

    private static func element(_ word: Substring) -> Element {
        guard word.first == "<", let blank = Blank(rawValue: String(word.dropFirst().dropLast())) else {
            return .word(String(word))
        }
        return .blank(blank)
    }

    /// What is asked of the code that a meta-variable stands for.
    static let ofVariables: [FactPhrase] = [
        FactPhrase("derives from <origin>") { Origin(spelling: $0).map { .derives(from: $0) } },
        FactPhrase("derives only from <origin>") { Origin(spelling: $0).map { .derivesOnly(from: $0) } },
        FactPhrase("is in <space> space") { Space(rawValue: $0).map { .isInSpace($0) } },
        FactPhrase("is in a handler") { _ in .isInHandler },
        FactPhrase("mixes coordinate spaces") { _ in .mixesSpaces },
        FactPhrase("is clipped to the view") { _ in .isClipped },
        FactPhrase("is at least <points> points") { Double($0).map { .isAtLeast(points: $0) } },
        FactPhrase("is a layout sink") { _ in .isLayoutSink(kind: nil) },
        FactPhrase("is a <sink> sink") { .isLayoutSink(kind: $0) },
        FactPhrase("is an <sink> sink") { .isLayoutSink(kind: $0) },
        FactPhrase("is written to a layout sink") { _ in .isWrittenToLayout },
        FactPhrase("is a literal") { _ in .isLiteral },
        FactPhrase("is named <glob>") { Glob($0).map { .isNamed($0) } },
        FactPhrase("is checked for iOS <version>") { Version($0).map { .isChecked(for: $0) } },
        FactPhrase("mentions <glob>") { Glob($0).map { .mentions($0) } },
        FactPhrase("counts the safe area twice") { _ in .countsSafeAreaTwice },
        FactPhrase("names an observed keyboard notification") { _ in .namesObservedNotification(nil) },
        FactPhrase("names an observed <notification>") { .namesObservedNotification($0) },
        FactPhrase("leads to a handler that writes layout") { _ in .handlerWritesLayout },
        FactPhrase("observes a keyboard notification") { _ in .observes(nil) },
        FactPhrase("observes <notification>") { .observes($0) },
        FactPhrase("inherits from <type>") { .inherits(from: $0) },
        FactPhrase("effect is <effect>") { EffectWord(rawValue: $0).map { .hasEffect($0) } },
    ]

    /// What is asked of the match, without a meta-variable before it.
    static let ofMatches: [FactPhrase] = [
        FactPhrase("effect is <effect>") { EffectWord(rawValue: $0).map { .hasEffect($0) } },
        FactPhrase("fails for a zero frame") { _ in .failsForZeroFrame },
        FactPhrase("handler observes <notification>") { .handlerObserves($0) },
        FactPhrase("handler runs for show and hide") { _ in .handlerRunsForShowAndHide },
        FactPhrase("handler writes layout") { _ in .handlerWritesLayout },
        FactPhrase("handler agrees with the guide") { _ in .handlerAgrees },
        FactPhrase("type observes a keyboard notification") { _ in .observes(nil) },
        FactPhrase("type observes <notification>") { .observes($0) },
        FactPhrase("type inherits from <type>") { .inherits(from: $0) },
        FactPhrase("animation curve is unshifted") { _ in .curveIsUnshifted },
        FactPhrase("deployment target below <version>") { Version($0).map { .deploymentTarget(below: $0) } },
    ]
}

extension FactPhrase.Element {
    func accepts(_ word: String) -> Bool {
        switch self {
        case .word(let own): own == word
        case .blank(.origin): Origin(spelling: word) != nil
        case .blank(.version): Version(word) != nil
        case .blank(.points): Double(word).map { $0 >= 0 && $0.isFinite } ?? false
        case .blank(.glob): Glob(word) != nil
        case .blank(.type): word.utf8.allSatisfy { $0.isWordByte || $0 >= 0x80 }
        case .blank(let blank): blank.vocabulary.contains(word)
        }
    }

    /// Every word it accepts, where those are a list; for messages only.
    var words: [String] {
        switch self {
        case .word(let own): [own]
        case .blank(let blank): blank.vocabulary
        }
    }

    /// As a message names it; several where it stands for a few words.
    var expectations: [String] {
        switch self {
        case .word(let own): ["`\(own)`"]
        case .blank(.space): Space.allCases.map { "`\($0.rawValue)`" }
        case .blank(let blank): [blank.expectation]
        }
    }
}

extension FactPhrase.Blank {
    fileprivate var vocabulary: [String] {
        switch self {
        case .origin:
            Origin.Place.allCases.flatMap { place in
                [place.rawValue] + Origin.Component.allCases.map { Origin(place, $0).spelling }
            }
        case .space: Space.allCases.map(\.rawValue)
        case .sink: SinkWord.allCases.map(\.rawValue)
        case .notification: NotificationWord.allCases.map(\.rawValue)
        case .effect: EffectWord.allCases.map(\.rawValue)
        case .version, .points, .glob, .type: []
        }
    }

    fileprivate var expectation: String {
        switch self {
        case .origin: "an origin such as `keyboard-end-frame` or `keyboard-end-frame.height`"
        case .space: "a coordinate space"
        case .sink: "a kind of sink such as `contentInset`"
        case .notification: "a notification such as `keyboardWillShow`"
        case .effect: "an effect such as `gap` or `not-reset`"
        case .version: "a version such as `15.0`"
        case .points: "a number of points such as `100`"
        case .glob: "a name, perhaps with `*` in it"
        case .type: "the name of a type"
        }
    }
}

extension FactPhrase {
    /// Reads one phrase.
    ///
    /// - Parameters:
    ///   - words: the words of the phrase, with their places.
    ///   - phrases: those that may stand here.
    ///   - end: where a word that is missing would have stood.
    static func fact(
        from words: ArraySlice<Word>, among phrases: [FactPhrase], end: ByteRange
    ) throws(PatternIssue) -> Fact {
        var candidates = phrases
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
        throw PatternIssue("expected \(list(next.flatMap(\.expectations)))", at: end)
    }

    private static func unexpected(_ word: Word, instead expected: [Element]) -> PatternIssue {
        if expected.isEmpty {
            return PatternIssue("expected `or` or the end of the line, found `\(word.text)`", at: word.range)
        }
        var message = "expected \(list(expected.flatMap(\.expectations))), found `\(word.text)`"
        if let nearest = nearestWord(to: word.text, in: expected.flatMap(\.words)) {
            message += "; did you mean `\(nearest)`?"
        }
        return PatternIssue(message, at: word.range)
    }
}
