/// The findings that a project has agreed to live with for now.
///
/// A linter that comes to an old project finds old code. Its findings go into a file that is kept with the sources, and from then
/// on only what is not in it is reported. What identifies a finding must therefore stay the same as long as nobody touches the
/// code it is about, and change when somebody does: the rule, the declaration and the tokens of the handler, but no line,
/// message, number or severity. A moved or reformatted handler is the one that was there, a renamed file is found by its content,
/// and an edited handler is looked at anew.
package struct Baseline: Sendable, Equatable {
    /// Sorted as their lines are, each once.
    package let entries: [Entry]

    package init(_ entries: some Sequence<Entry>) {
        self.entries = Set(entries).map { (entry: $0, line: Array($0.line.utf8)) }
            .sorted { $0.line.lexicographicallyPrecedes($1.line) }.map(\.entry)
    }

    /// One finding of one rule, before findings of one cause are joined.
    package struct Entry: Hashable, Sendable {
        /// From the folder of the baseline, with `/`.
        package var path: String
        /// The names of the declarations around, outermost first.
        package var symbol: String
        package var rule: String
        /// 16 hexadecimal digits, of the code.
        package var hash: String
        /// Tells findings apart that have all that in common, from 0.
        package var ordinal: Int

        package init(path: String, symbol: String, rule: String, hash: String, ordinal: Int) {
            self.path = path
            self.symbol = symbol
            self.rule = rule
            self.hash = hash
            self.ordinal = ordinal
        }

        /// What several entries may have in common.
        var place: Place { Place(path: path, symbol: symbol, rule: rule, hash: hash) }

        /// What remains the same when the file is moved.
        var content: Content { Content(symbol: symbol, rule: rule, hash: hash) }
    }

    struct Place: Hashable {
        let path: String
        let symbol: String
        let rule: String
        let hash: String
    }

    struct Content: Hashable {
        let symbol: String
        let rule: String
        let hash: String
    }
}
