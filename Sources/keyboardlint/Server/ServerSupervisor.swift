import LanguageServer
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs the language server in a process of its own, and starts it again after a crash.
///
/// An editor that lost its server would have to be told to start it again, and some never do. This process passes messages on,
/// remembers what a new server must be told (who the client is, and the text of the open documents), and answers what the old one
/// still owed. The new server leaves out the file that the old one was working on.
final class ServerSupervisor: Sendable {
    /// More crashes than these are not one file's fault.
    static let limit = 8
    /// Says to the process that it is the server, and to which descriptor it reports a crash.
    static let variable = "KEYBOARDLINT_SERVER"
    static let reportDescriptor: Int32 = 3

    /// What goes to the server. Held while a message is written, so that messages keep their order; whoever reads from the server
    /// never waits for it.
    private let input: Mutex<Input>
    /// What the server owes an answer to.
    private let conversation = Mutex(Conversation())

    private struct Input {
        var server: ServerProcess
        var journal = ServerJournal()
        /// The server was started again and has been told nothing yet.
        var needsJournal = false

        mutating func catchUp() {
            guard needsJournal else { return }
            needsJournal = false
            for content in journal.messages { server.send(content) }
        }
    }

    private struct Conversation {
        var initialization: RequestID?
        var isInitialized = false
        var owed: Set<RequestID> = []
    }

    private init(_ server: ServerProcess) { input = Mutex(Input(server: server)) }

    /// - Returns: nil if no process could be started; the caller then is the server.
    static func run() -> Int32? {
        guard let path = CrashHandler.ownPath(), let server = ServerProcess(path, leavingOut: []) else { return nil }
        // A server that is gone must not end this process by a signal.
        signal(SIGPIPE, SIG_IGN)
        let supervisor = ServerSupervisor(server)
        Threads.detach { supervisor.passOn() }
        return supervisor.supervise(path, server)
    }

    /// From the client to the server, until the client is gone.
    private func passOn() {
        var reader = MessageReader()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = buffer.withUnsafeMutableBytes { ReadBuffer.read(STDIN_FILENO, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            reader.append(buffer[..<count])
            while let piece = reader.next() { pass(piece) }
        }
        input.withLock { $0.server.closeInput() }
    }

    private func pass(_ piece: MessageReader.Piece) {
        // What is no message is answered by the server, as any other that makes no sense.
        guard case .message(let content) = piece else { return input.withLock { $0.server.send(Array("{".utf8)) } }
        let message = ServerJournal.Message(content)
        if let id = message?.id, message?.method != nil {
            conversation.withLock { conversation in
                conversation.owed.insert(id)
                if message?.method == "initialize" { conversation.initialization = id }
            }
        }
        input.withLock { input in
            input.catchUp()
            if let message { input.journal.note(message, content) }
            input.server.send(content)
        }
    }

    /// From the server to the client, until the server ends as it should.
    private func supervise(_ path: String, _ first: ServerProcess) -> Int32 {
        var server = first
        var leftOut: [String] = []
        for _ in 0... {
            var reader = MessageReader()
            server.readOutput { bytes in
                reader.append(bytes)
                while case .message(let content) = reader.next() { hand(content) }
            }
            let end = server.end()
            guard let crash = end.crash else { return end.status }
            guard leftOut.count < Self.limit else { break }
            let name = crash.isEmpty ? input.withLock { $0.journal.lastDocument ?? "" } : crash
            leftOut.append(name)
            guard let next = ServerProcess(path, leavingOut: leftOut.filter { !$0.isEmpty }) else { break }
            server = next
            apologise(for: name)
            input.withLock { input in
                input.server = next
                input.needsJournal = true
            }
            // On another thread, since somebody has to read what the server says meanwhile.
            Threads.detach { self.input.withLock { $0.catchUp() } }
        }
        return RunStatus.failure.rawValue
    }

    private func hand(_ content: [UInt8]) {
        if let message = ServerJournal.Message(content), let id = message.id, message.method == nil {
            let isSecond = conversation.withLock { conversation in
                conversation.owed.remove(id)
                guard id == conversation.initialization else { return false }
                defer { conversation.isInitialized = true }
                return conversation.isInitialized
            }
            // The client has had this answer, from the server before.
            if isSecond { return }
        }
        write(content)
    }

    /// What the old server owed is answered with an error, and the user is told why.
    private func apologise(for file: String) {
        let owed = conversation.withLock { conversation in
            let initialization = conversation.isInitialized ? nil : conversation.initialization
            defer { conversation.owed = conversation.owed.filter { $0 == initialization } }
            return conversation.owed.filter { $0 != initialization }
        }
        for id in owed.sorted(by: { "\($0)" < "\($1)" }) { write(ServerJournal.failure(id)) }
        let subject =
            file.isEmpty ? "keyboardlint crashed and started again" : "keyboardlint crashed on '\(file)' and leaves it out"
        write(ServerJournal.message("\(subject). Please report it as a bug."))
    }

    private func write(_ content: [UInt8]) {
        _ = MessageReader.framed(content).withUnsafeBytes { FileSystem.writeAll($0, to: STDOUT_FILENO) }
    }
}
