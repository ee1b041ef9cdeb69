import KeyboardFacts
import SourceText
import SwiftParser
import Synchronization

/// Those who share the work of a run: the threads of the command line, or whoever asks alone.
package protocol WorkerPool {
    /// What `work` makes of each item, in the order of the items. Whoever works brings the trees of the files that they read
    /// before.
    mutating func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ work: @escaping @Sendable (inout ParsedFiles, Item) -> Result
    ) -> [Result]
}

/// A crew of one.
package struct SerialPool: WorkerPool {
    private var files = ParsedFiles()

    package init() {}

    /// One who has asked before.
    package init(_ files: ParsedFiles) { self.files = files }

    package mutating func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ work: @escaping @Sendable (inout ParsedFiles, Item) -> Result
    ) -> [Result] {
        items.map { work(&files, $0) }
    }
}

/// The trees of the files that somebody has read, each parsed once.
///
/// Handlers of twenty screens reach into one file of a helper. Yet threads do not share trees: the references to a tree are
/// counted in one place, and two that walk it together wait for each other at every node.
package struct ParsedFiles: Sendable {
    private var trees: [String: SyntaxTree] = [:]
    private var byteCount = 0
    private let cache: AnswerCache?

    /// Bytes of source whose trees are kept, which take ten times as many: an app's helpers are some dozens of files.
    private static let byteLimit = 1 << 20

    /// - Parameter memory: of what was made of files before; nil for a run that asks once.
    package init(using cache: AnswerCache? = nil) {
        self.cache = cache
    }

    package mutating func tree(of file: SourceFile) -> SyntaxTree {
        let known = trees[file.path]
        if let known, known.file.bytes == file.bytes { return known }
        let tree = known.flatMap { $0.updated(to: file, changing: $0.file.difference(from: file)) } ?? parse(file)
        let others = byteCount - (known?.file.bytes.count ?? 0)
        if others + file.bytes.count <= Self.byteLimit {
            byteCount = others + file.bytes.count
            trees[file.path] = tree
        }
        return tree
    }

    /// The answer to a question about files: the last one, if it was about the same files.
    mutating func cached<Answer: Sendable>(
        _ question: AnswerCache.Question, about files: [SourceFile], given premise: ObserverSeeds? = nil,
        _ answer: (inout ParsedFiles) -> Answer
    ) -> Answer {
        guard let cache else { return answer(&self) }
        if let known: Answer = cache.answer(to: question, about: files, given: premise) { return known }
        let new = answer(&self)
        cache.note(new, to: question, about: files, given: premise)
        return new
    }
}

/// What was made of files, for those who ask again after each key that is pressed: an answer holds as long as its files are the
/// same.
///
/// There is one answer to a question, the last, so that it does not grow with time but with the project.
package final class AnswerCache: Sendable {
    /// What is asked about the first of the files; the others are those that it is asked with.
    enum Question: Hashable, Sendable {
        /// Whom it leads to, the hop of the search being the number.
        case useSite(Int)
        case symbolTable
        /// What its handlers lack, run with so many other files, and its views in the screens that they stand in.
        case unresolved(isClient: Bool, Int, hosts: [String: [String]])
    }

    private struct Key: Hashable {
        let question: Question
        let path: String
    }

    private struct Entry {
        let files: [SourceFile]
        let premise: ObserverSeeds?
        let answer: any Sendable
    }

    private let entries = Mutex<[Key: Entry]>([:])

    package init() {}

    fileprivate func answer<Answer>(to question: Question, about files: [SourceFile], given premise: ObserverSeeds?) -> Answer? {
        guard let entry = entries.withLock({ $0[Key(question: question, path: files[0].path)] }) else { return nil }
        let isSame = entry.premise == premise && entry.files.elementsEqual(files) { $0.path == $1.path && $0.bytes == $1.bytes }
        return isSame ? entry.answer as? Answer : nil
    }

    fileprivate func note(
        _ answer: some Sendable, to question: Question, about files: [SourceFile], given premise: ObserverSeeds?
    ) {
        let entry = Entry(files: files, premise: premise, answer: answer)
        entries.withLock { $0[Key(question: question, path: files[0].path)] = entry }
    }
}
