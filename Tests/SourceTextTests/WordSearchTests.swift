import SourceText
import Testing

@Suite struct WordSearchTests {
    @Test(arguments: ["eyboard", "reactive.keyboard", "yb", "b", "zz", "jjjj"])
    func `Finds a word wherever in the bytes it stands, and however many there are`(word: String) {
        let word = Array(word.utf8)
        for length in [0, 1, 63, 64, 65, 127, 130, 200] {
            for place in 0...length {
                // Half of the bytes look like the beginning of the word.
                let filling = (0..<length).map { $0.isMultiple(of: 2) ? word[0] : UInt8(ascii: " ") }
                let bytes = Array(filling[..<place]) + word + filling[place...]
                let naive = (0...(bytes.count - word.count)).filter { Array(bytes[$0..<$0 + word.count]) == word }
                let found = WordSearch(word).offsets(in: bytes)
                // Of places that overlap, only the first counts.
                var end = 0
                let apart = naive.filter { start in
                    guard start >= end else { return false }
                    end = start + word.count
                    return true
                }
                #expect(found == apart, "at \(place) of \(length)")
                #expect(WordSearch(word).isFound(in: bytes))
            }
        }
    }

    @Test func `A part of the word, or its letters apart, are not the word`() {
        for text in ["", "e", "eyboar", "eyb oard", String(repeating: "yb", count: 100)] {
            #expect(!WordSearch("eyboard").isFound(in: Array(text.utf8)))
            #expect(WordSearch("eyboard").offsets(in: Array(text.utf8)).isEmpty)
        }
    }

    @Test func `Looks from a place on`() {
        let bytes = Array("keyboard and keyboard".utf8)
        let found = bytes.withUnsafeBufferPointer { bytes in
            [0, 1, 2, 14, 15, 30].map { WordSearch("eyboard").firstOffset(in: bytes, from: $0) }
        }
        #expect(found == [1, 1, 14, 14, nil, nil])
    }
}
