import PatternMatching
import SourceText
import SwiftLexer

/// A comment that speaks to the linter: `// keyboardlint:disable:next frame-height-as-inset - as high as the keyboard`.
///
/// Only comments are read, as the lexer tells them from strings and code, and only those that begin with the tool's name: prose
/// that mentions a directive is not one.
struct Directive: Sendable {
    let verb: Verb
    let scope: Scope
    /// The rules as written, known or not.
    let rules: [Word]
    /// What stands behind ` - `.
    let reason: String?
    /// The whole comment.
    let range: ByteRange

    enum Verb: String, CaseIterable, Sendable {
        case disable, enable, expect
    }

    /// What part of the file is meant.
    enum Scope: Sendable, Equatable {
        /// From the comment on, until the rule is enabled again.
        case onwards
        case named(Name)

        enum Name: String, CaseIterable, Sendable {
            /// The line or lines that the comment is on.
            case this
            case next, previous
            /// The next declaration after the comment.
            case decl
            case file
        }
    }

    /// A word of the comment and where it stands.
    struct Word: Sendable {
        let text: String
        let range: ByteRange
    }

    /// What is wrong with a comment that means to be a directive.
    struct Issue: Error {
        /// One clause, lower case, no full stop.
        let message: String
        let range: ByteRange
    }
}

extension Directive {
    /// How a directive begins.
    static let marker = Array("keyboardlint:".utf8)
    fileprivate static let markerSearch = WordSearch(marker)

    /// Reads a comment.
    ///
    /// - Parameter piece: a comment of `file`.
    /// - Returns: nil where the comment is no directive.
    static func read(_ piece: TriviaPiece, in file: SourceFile) throws(Issue) -> Directive? {
        guard let content = content(of: piece, in: file) else { return nil }
        var words = self.words(in: content, of: file)
        guard !words.isEmpty, words[0].text.utf8.starts(with: marker) else { return nil }
        let command = words.removeFirst()
        let (verb, scope) = try self.command(command)
        let dash = words.firstIndex { ["-", "–", "—"].contains($0.text) }
        var reason: String?
        if let dash, dash + 1 < words.count {
            reason = file.text(in: ByteRange(words[dash + 1].range.start, words[words.count - 1].range.end))
        }
        let rules = dash.map { Array(words[..<$0]) } ?? words
        guard !rules.isEmpty else {
            throw Issue(message: "names no rule: `keyboardlint:\(verb.rawValue) RULE - reason`", range: command.range)
        }
        return Directive(verb: verb, scope: scope, rules: rules, reason: reason, range: piece.range)
    }

    /// `keyboardlint:disable:next`
    private static func command(_ word: Word) throws(Issue) -> (Verb, Scope) {
        var start = word.range.start + marker.count
        let parts = word.text.dropFirst(marker.count).split(separator: ":", omittingEmptySubsequences: false).map { part in
            defer { start += part.utf8.count + 1 }
            return Word(text: String(part), range: ByteRange(start, start + part.utf8.count))
        }
        let verb: Verb = try choice(of: parts[0])
        guard parts.count > 1 else { return (verb, .onwards) }
        guard parts.count == 2, verb != .enable else {
            let range = ByteRange(parts[verb == .enable ? 1 : 2].range.start, word.range.end)
            throw Issue(message: "expected a space and the name of a rule after `\(verb.rawValue)`", range: range)
        }
        let name: Scope.Name = try choice(of: parts[1])
        return (verb, .named(name))
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(of word: Word) throws(Issue) -> Choice {
        if let choice = Choice(rawValue: word.text) { return choice }
        let known = Choice.allCases.map(\.rawValue)
        var message = "expected \(list(known.map { "`\($0)`" })), found `\(word.text.prefix(60))`"
        if let nearest = nearestWord(to: word.text, in: known) { message += "; did you mean `\(nearest)`?" }
        throw Issue(message: message, range: word.range)
    }

    /// The first line of a comment without what makes it one.
    private static func content(of piece: TriviaPiece, in file: SourceFile) -> ByteRange? {
        var range = piece.range
        switch piece.kind {
        case .lineComment, .docLineComment: break
        case .blockComment, .docBlockComment: range.end -= 2
        case .whitespace, .newline, .unterminatedBlockComment, .byteOrderMark, .garbage: return nil
        }
        range.start += 2
        while range.start < range.end, [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(file.bytes[range.start]) {
            range.start += 1
        }
        guard range.start <= range.end else { return nil }
        let line = file.bytes[range.start..<range.end].firstIndex { $0 == .lineFeed || $0 == .carriageReturn }
        return ByteRange(range.start, line ?? range.end)
    }

    /// What white space and commas separate.
    private static func words(in range: ByteRange, of file: SourceFile) -> [Word] {
        let isSeparator: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ",") }
        return file.bytes[range.start..<range.end].split(whereSeparator: isSeparator).map { slice in
            let range = ByteRange(slice.startIndex, slice.endIndex)
            return Word(text: file.text(in: range), range: range)
        }
    }
}

extension TokenList {
    /// The comments that hold the marker of a directive, in source order. Costs a search over the bytes where there is none.
    var directiveCandidates: [TriviaPiece] {
        var candidates: [TriviaPiece] = []
        var gap = -1
        for offset in Directive.markerSearch.offsets(in: file.bytes) {
            let next = firstToken(endingAfter: offset)
            // A string or a regular expression may hold anything.
            guard next != gap, next < count, tokens[next].start > offset else { continue }
            gap = next
            candidates += trivia(before: next).filter { piece in
                switch piece.kind {
                case .lineComment, .docLineComment, .blockComment, .docBlockComment: true
                case .whitespace, .newline, .unterminatedBlockComment, .byteOrderMark, .garbage: false
                }
            }
        }
        return candidates
    }

    private func firstToken(endingAfter offset: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].end > offset { high = middle } else { low = middle + 1 }
        }
        // The last token is empty, at the end of the file.
        return min(low, count - 1)
    }
}
