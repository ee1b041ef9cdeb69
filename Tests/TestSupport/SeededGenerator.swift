import Foundation

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): the same numbers for the same seed
/// on every platform.
package struct SeededGenerator: RandomNumberGenerator {
    package let seed: UInt64
    private var state: UInt64

    package init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// The generator of one random test. It prints its seed; `KEYBOARDLINT_SEED=N swift test --filter NAME` runs the test with it
    /// again.
    ///
    /// - Parameter standard: the seed without `KEYBOARDLINT_SEED`; nil for another one in each run.
    package init(ofTest name: String, standard: UInt64? = nil) {
        let given = ProcessInfo.processInfo.environment["KEYBOARDLINT_SEED"].flatMap { UInt64($0) }
        self.init(seed: given ?? standard ?? UInt64.random(in: 0...UInt64.max))
        print("\(name): seed \(seed)")
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// - Parameter limit: at least 1.
    package mutating func next(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
