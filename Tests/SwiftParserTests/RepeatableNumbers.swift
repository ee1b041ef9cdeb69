/// A linear congruential generator (Knuth's MMIX constants): the same on every machine, so that a failure can be repeated.
struct RepeatableNumbers {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: (state >> 33) % UInt64(limit))
    }
}
