import Testing

@testable import keyboardlint

@Suite struct WorkPoolTests {
    /// Work that brings up work: each number n below the limit brings up 2n and 2n + 1, so that all are met exactly once.
    @Test(arguments: [1, 2, 8]) func everyPieceIsDoneOnceAndEveryThreadComesBack(threads: Int) {
        let limit = 20_000
        let pool = WorkPool([1])
        let done = Threads.run(threads) {
            var own: [Int] = []
            pool.drain { number in
                own.append(number)
                pool.add([2 * number, 2 * number + 1].filter { $0 < limit })
            }
            return own
        }
        #expect(done.count == threads)
        #expect(done.flatMap(\.self).sorted() == Array(1..<limit))
    }

    @Test func threadsHaveTheStackThatAnalysisNeeds() {
        /// Some hundred bytes a call; half a megabyte, the usual stack of a pool's thread, would not do.
        @Sendable func depth(_ remaining: Int) -> Int {
            remaining == 0 ? 0 : 1 + [depth(remaining - 1)].reduce(0, +)
        }
        #expect(Threads.run(1) { depth(10_000) } == [10_000])
    }
}
