import SourceText
import SwiftLexer
import TestSupport
import Testing

private struct SmallWorld: CustomTestStringConvertible, Sendable {
    var name: String
    var letters: [UInt8]
    var longest: Int
    var testDescription: String { name }

    init(_ name: String, _ letters: String, upTo longest: Int) {
        self.init(name, Array(letters.utf8), upTo: longest)
    }

    init(_ name: String, _ letters: [UInt8], upTo longest: Int) {
        self.name = name
        self.letters = letters
        self.longest = longest
    }

    /// Calls `body` with every word of at most `longest` letters.
    func forEachWord(_ body: ([UInt8]) -> Void) {
        var words: [[UInt8]] = [[]]
        for length in 0...longest {
            words.forEach(body)
            if length < longest { words = words.flatMap { word in letters.map { word + [$0] } } }
        }
    }
}

@Test(
    .timeLimit(.minutes(30)),
    arguments: [
        SmallWorld("strings", "\"\\()#\n", upTo: 5),
        SmallWorld("strings, comments, operators and words", "\"\\()#/*\na0.", upTo: 4),
        SmallWorld("slashes", "/* a(\n#", upTo: 5),
        SmallWorld("numbers", "01x.ep-_", upTo: 5),
        SmallWorld("marks", "?!<#>: a", upTo: 5),
        SmallWorld("bytes", [0x61, 0x60, 0x00, 0xE2, 0x80, 0xA2, 0xCC, 0x81, 0xEF, 0xBB, 0xBF], upTo: 4),
    ])
private func everyShortFileIsTiled(world: SmallWorld) {
    world.forEachWord { word in
        if let broken = brokenInvariant(word) {
            Issue.record("\(broken): \(String(decoding: word, as: UTF8.self).debugDescription)")
        }
    }
}

@Test func theSampleIsWhole() {
    let list = tokens(of: sample)
    let malformed = list.tokens.indices.filter { list[$0].flags.contains(.malformed) }.map(list.text)
    #expect(malformed == ["'c'"])
    #expect(Set(list.tokens.map(\.kind)) == Set(TokenKind.allCases))
}

@Test(.timeLimit(.minutes(30))) func aFileCutOffAnywhereIsTiled() {
    let bytes = Array(sample.utf8)
    for length in bytes.indices {
        if let broken = brokenInvariant(Array(bytes[..<length])) { Issue.record("\(broken) after \(length) bytes") }
    }
}

@Test(.timeLimit(.minutes(30)), arguments: [1, 2, 3, 4] as [UInt64])
func aMutilatedFileIsTiled(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(sample.utf8)
    for round in 0..<300 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let length = Int.random(in: 0...min(6, bytes.count - place), using: &random)
            let source = Int.random(in: 0..<original.count - 6, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeSubrange(place..<place + length)
            case 1: bytes.insert(contentsOf: original[source..<source + length], at: place)
            case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
            default: bytes.insert(UInt8(ascii: "\"\\()#/*\n`<".unicodeScalars.randomElement(using: &random) ?? "#"), at: place)
            }
        }
        if let broken = brokenInvariant(bytes) { Issue.record("\(broken), seed \(seed), round \(round)") }
    }
}
