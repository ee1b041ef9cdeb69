import LintEngine
import Synchronization

/// Threads that share the work of a run.
struct ThreadPool: WorkerPool {
    private let jobs: Int
    /// What each of them has read.
    private var files: [ParsedFiles]

    private let cache: AnswerCache?

    /// - Parameter memory: for those who ask again.
    init(jobs: Int, using cache: AnswerCache? = nil) {
        self.jobs = jobs
        self.cache = cache
        files = [ParsedFiles(using: cache)]
    }

    mutating func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ work: @escaping @Sendable (inout ParsedFiles, Item) -> Result
    ) -> [Result] {
        let count = min(jobs, items.count)
        // Whoever asks is on a thread with a stack of the same size.
        guard count > 1 else {
            defer { CrashGuard.leave() }
            return items.map { item in
                CrashGuard.enter(item)
                return work(&files[0], item)
            }
        }
        let shelf = Shelf(files)
        let cache = cache
        // The pool hands out the last first.
        let pool = WorkPool(items.enumerated().reversed())
        let results = Threads.run(count) {
            var files = shelf.take() ?? ParsedFiles(using: cache)
            var results: [(position: Int, result: Result)] = []
            pool.drain { item in
                CrashGuard.enter(item.element)
                results.append((item.offset, work(&files, item.element)))
            }
            CrashGuard.leave()
            shelf.put(files)
            return results
        }
        files = shelf.all
        return results.joined().sorted { $0.position < $1.position }.map(\.result)
    }

    /// Where threads leave what they have read for those who come after them.
    private final class Shelf: Sendable {
        private let files: Mutex<[ParsedFiles]>

        init(_ files: [ParsedFiles]) { self.files = Mutex(files) }

        func take() -> ParsedFiles? { files.withLock { $0.popLast() } }
        func put(_ read: ParsedFiles) { files.withLock { $0.append(read) } }
        var all: [ParsedFiles] { files.withLock { $0 } }
    }
}
