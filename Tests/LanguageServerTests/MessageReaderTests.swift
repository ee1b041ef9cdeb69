import LanguageServer
import Testing

@Suite("What comes over the wire is cut into messages") struct MessageReaderTests {
    private func pieces(_ chunks: [[UInt8]]) -> [MessageReader.Piece] {
        var reader = MessageReader()
        var pieces: [MessageReader.Piece] = []
        for chunk in chunks {
            reader.append(chunk)
            while let piece = reader.next() { pieces.append(piece) }
        }
        return pieces
    }

    private func pieces(_ text: String) -> [MessageReader.Piece] { pieces([Array(text.utf8)]) }

    private func message(_ text: String) -> MessageReader.Piece { .message(Array(text.utf8)) }

    /// The length counts bytes: "ü" has two, the emoji four.
    @Test func aMessageIsWhateverBytesItSaysItHas() {
        #expect(pieces("Content-Length: 6\r\n\r\nü😀") == [message("ü😀")])
        #expect(pieces("Content-Length: 0\r\n\r\n") == [message("")])
    }

    @Test func messagesArriveWhereverTheStreamIsCut() {
        let stream = Array("Content-Length: 2\r\n\r\n{}Content-Type: x; charset=utf-8\r\nContent-Length: 4\r\n\r\n[\"ü]".utf8)
        let expected = [message("{}"), .message(Array("[\"ü".utf8))]
        for cut in 0...stream.count {
            let found = pieces([Array(stream[..<cut]), Array(stream[cut...])])
            #expect(found == expected, "cut at \(cut)")
        }
        #expect(pieces(stream.map { [$0] }) == expected)
    }

    @Test func fieldNamesAndLineEndsAreTakenAsTheyCome() {
        #expect(pieces("content-length:2\n\n{}") == [message("{}")])
        #expect(pieces("CONTENT-LENGTH: 2  \r\n\r\n{}") == [message("{}")])
        #expect(pieces("Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}") == [message("{}")])
    }

    @Test(arguments: [
        "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length:\r\n\r\n", "Content-Length: +2\r\n\r\n",
        "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 104857601\r\n\r\n", "X: y\r\n\r\n", "\r\n",
        "no header at all\r\n\r\n", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n",
        String(repeating: "x", count: 5000),
    ])
    func whatIsNoHeaderIsNamedOnceAndReadingGoesOnAtTheNext(garbage: String) {
        let found = pieces(garbage + "{}Content-Length: 3\r\n\r\n123")
        #expect(found.count == 2)
        #expect(found.last == message("123"))
        guard case .malformed = found.first else {
            Issue.record("the garbage was taken for \(String(describing: found.first))")
            return
        }
    }

    @Test func aMessageOfTheLargestSizeIsWaitedForAndNotMade() {
        var reader = MessageReader()
        reader.append(Array("Content-Length: \(MessageReader.contentLimit)\r\n\r\n{".utf8))
        #expect(reader.next() == nil)
        #expect(!reader.isEmpty)
    }
}
