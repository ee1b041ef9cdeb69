import SourceText
import Vocabulary

/// A place in a phrase that takes one word: how the documentation and messages name it, and what a word means.
package struct FactParameter<Value: Sendable>: Sendable {
    /// In capitals, as it stands in phrases: `ORIGIN`.
    package let name: String
    /// As a message names it: "an effect such as `gap`". Nil where the message lists the words.
    let expectation: String?
    /// The words it takes, where those are a list; a wrong word is compared with them.
    package let words: [String]
    /// What a word means; nil for a word that it does not take.
    let value: @Sendable (String) -> Value?

    package init(
        _ name: String, expectation: String?, words: [String] = [], _ value: @escaping @Sendable (String) -> Value?
    ) {
        self.name = name
        self.expectation = expectation
        self.words = words
        self.value = value
    }

    /// A parameter that takes the words of a table.
    package init(_ name: String, expectation: String?, table: [(word: String, value: Value)]) {
        let values = Dictionary(table.map { ($0.word, $0.value) }) { first, _ in first }
        self.init(name, expectation: expectation, words: table.map(\.word)) { values[$0] }
    }

    var erased: FactParameter<any Sendable> {
        FactParameter<any Sendable>(name, expectation: expectation, words: words) { [value] in value($0) }
    }
}

extension FactParameter<Glob> {
    package static var name: Self {
        Self("NAME", expectation: "a name, perhaps with `*` in it") { Glob($0) }
    }
}

extension FactParameter<String> {
    package static var type: Self {
        Self("TYPE", expectation: "the name of a type") { word in
            word.utf8.allSatisfy(\.isNameByte) ? word : nil
        }
    }
}

extension FactParameter<Version> {
    package static var version: Self {
        Self("VERSION", expectation: "a version such as `15.0`") { Version($0) }
    }
}

extension FactParameter<Double> {
    package static var points: Self {
        Self("N", expectation: "a number of points such as `100`") { word in
            Double(word).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        }
    }
}
