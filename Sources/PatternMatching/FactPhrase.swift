/// A form in which rules write a fact: words, among them at most one parameter in capitals (`derives from ORIGIN`).
package struct FactPhrase: Sendable {
    /// What a phrase is asked of.
    package enum Subject: Sendable, CaseIterable {
        /// The code that a meta-variable stands for: `where $X derives from …`.
        case variable
        /// The match, without a meta-variable: `where effect is …`.
        case match
    }

    package let subject: Subject
    /// As the documentation writes it.
    package let spelling: String
    /// What it holds for, or where: a clause without a full stop, for the documentation.
    package let help: String
    let elements: [Element]
    /// The fact that it asks for, from the word for the parameter (the empty string without one).
    let fact: @Sendable (String) -> (any Fact)?

    enum Element: Sendable {
        case word(String)
        case parameter(FactParameter<any Sendable>)
    }

    /// A phrase without a parameter.
    package init(of subject: Subject, _ spelling: String, _ help: String, _ fact: some Fact) {
        self.init(subject, spelling, help, parameter: nil) { _ in fact }
    }

    /// A phrase with a parameter.
    ///
    /// - Parameter fact: the fact about a value of the parameter.
    package init<Value>(
        of subject: Subject, _ spelling: String, _ parameter: FactParameter<Value>, _ help: String,
        _ fact: @escaping @Sendable (Value) -> any Fact
    ) {
        self.init(subject, spelling, help, parameter: parameter.erased) { parameter.value($0).map(fact) }
    }

    private init(
        _ subject: Subject, _ spelling: String, _ help: String, parameter: FactParameter<any Sendable>?,
        _ fact: @escaping @Sendable (String) -> (any Fact)?
    ) {
        self.subject = subject
        self.spelling = spelling
        self.help = help
        self.fact = fact
        elements = spelling.split(separator: " ").map { word in
            if let parameter, parameter.name == word { .parameter(parameter) } else { .word(String(word)) }
        }
        precondition(
            elements.count { $0.isParameter } == (parameter == nil ? 0 : 1), "`\(spelling)` does not have its parameter once")
    }
}

extension FactPhrase.Element {
    var isParameter: Bool { if case .parameter = self { true } else { false } }

    func accepts(_ word: String) -> Bool {
        switch self {
        case .word(let own): own == word
        case .parameter(let parameter): parameter.value(word) != nil
        }
    }

    /// The words it accepts, where those are a list; for messages only.
    var words: [String] {
        switch self {
        case .word(let own): [own]
        case .parameter(let parameter): parameter.words
        }
    }

    /// As a message names it; several where it stands for a few words.
    var expectations: [String] {
        switch self {
        case .word(let own): ["`\(own)`"]
        case .parameter(let parameter): parameter.expectation.map { [$0] } ?? parameter.words.map { "`\($0)`" }
        }
    }
}
