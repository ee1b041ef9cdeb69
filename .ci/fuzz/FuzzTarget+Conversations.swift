import LanguageServer

@testable import keyboardlint

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension FuzzTarget {
    static let conversations = [
        FuzzTarget(name: "messages") { bytes in
            var reader = MessageReader()
            reader.append(bytes)
            var count = 0
            while reader.next() != nil { count += 1 }
            hold(count <= bytes.count, "a reader ends")
        },
        FuzzTarget(name: "server", check: converse),
    ]

    /// Every line is the content of a message, after a beginning that every client makes.
    @Sendable private static func converse(_ bytes: [UInt8]) {
        let opening = [
            """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}
            """,
            #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
        ]
        guard let options = try? ServerOptions(Arguments([], for: .lsp)) else { return }
        let inbox = Inbox()
        var server = LanguageServer(files: ServerFiles(options: options), inbox: inbox)
        var reader = MessageReader()
        for content in opening.map({ Array($0.utf8) }) + bytes.split(separator: UInt8(ascii: "\n")).prefix(32).map(Array.init) {
            // It reads the disk where a message names a place there.
            if text(content)?.contains("file:") == true { continue }
            reader.append(MessageReader.framed(content))
        }
        while let piece = reader.next() { inbox.put(piece) }
        while server.exitStatus == nil {
            guard case .piece(let piece) = inbox.take(waiting: .none) else {
                guard server.hasWork else { break }
                server.work()
                continue
            }
            server.receive(piece)
        }
        _ = server.takeOutput()
    }
}
