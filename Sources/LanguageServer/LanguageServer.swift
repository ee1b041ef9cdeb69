import LintEngine
import SourceText

/// A language server (LSP 3.17): what an editor sends goes in, what it is to be told comes out.
///
/// The server is a value. It has no threads, reads no file and writes to no stream: the program around it does, one message after
/// the other, and gives it time to work when nothing waits. So the same server runs behind standard input and inside a test, and
/// an order of messages has one outcome. It computes nothing about code either: a `Project` makes the engine calls that `lint`
/// makes, and what is said here is what the report says. That is the main decision: an editor that shows something else than the
/// build is worse than none.
///
/// A change is applied when it comes and analysed when nothing else waits. Whoever types faster than the linter works gets the
/// result for the last of what was typed, and no timer delays anybody: what waits for a pause is only to make sure of what was
/// told. Where code is typed that runs, what was found before is told first, at its new place; what running it shows follows as
/// soon as it has run. A client that asks is answered with that alone.
package struct LanguageServer {
    let files: any ProjectFiles
    let inbox: Inbox
    var phase = Phase.waiting
    var client = Client()
    var settings = ServerSettings()
    /// By address.
    var documents: [String: OpenDocument] = [:]
    /// The folders' projects, and those of documents outside of them.
    var projects: [Project] = []
    /// Of the document that actions were asked for last.
    var fixes: DocumentFixes?
    var published: [String: PublishedState] = [:]
    var answered: [String: Answered] = [:]
    /// What the server asked the client, until it answers.
    var questions: [RequestID: Question] = [:]
    var questionCount = 0
    var progress: [ShownProgress] = []
    private var output: [Output] = []
    /// Set when the conversation is over: what the process ends with.
    package private(set) var exitStatus: Int32?

    /// What the program is to do for the server.
    package enum Output {
        /// The content of a message.
        case send([UInt8])
        /// End when the process with this id does.
        case watch(process: Int)
    }

    enum Phase {
        /// Nobody has introduced themselves.
        case waiting
        case running
        /// The client has said that it is going.
        case shutDown
    }

    /// What the server wants to know.
    enum Question {
        case configuration
        /// Whether progress may be shown under a token.
        case progress(ProgressToken)
        /// An answer is of no interest.
        case other
    }

    /// What a client was last told of a document.
    struct PublishedState: Equatable {
        var version: Int?
        var diagnostics: [Diagnostic]
    }

    package init(files: any ProjectFiles, inbox: Inbox, settings: ServerSettings = ServerSettings()) {
        self.files = files
        self.inbox = inbox
        self.settings = settings
    }
}

// MARK: The conversation

extension LanguageServer {
    /// Answers until the conversation ends.
    ///
    /// - Returns: what the process is to end with.
    package mutating func serve(_ perform: (Output) -> Void) -> Int32 {
        while true {
            switch inbox.take(waiting: patience) {
            case .piece(let piece): receive(piece)
            case .nothingYet: work()
            case .end: exitStatus = exitStatus ?? (phase == .shutDown ? 0 : 1)
            }
            takeOutput().forEach(perform)
            if let exitStatus { return exitStatus }
        }
    }

    package mutating func takeOutput() -> [Output] {
        defer { output = [] }
        return output
    }

    package mutating func receive(_ piece: MessageReader.Piece) {
        switch piece {
        case .malformed(let reason): send(Wire.failure(ResponseError(.parseError, reason), to: nil))
        case .message(let content): receive(content)
        }
    }

    private mutating func receive(_ content: [UInt8]) {
        switch Incoming(content) {
        case .request(let id, let method):
            send(answer(id, method, content))
            inbox.forget(id)
        case .notification(let method):
            // A notification has no answer, so one that makes no sense changes nothing.
            try? note(method, content)
        case .answer(let id, let error):
            if let id, let question = questions.removeValue(forKey: id) { take(question, error, content) }
        case .refused(let id, let error):
            send(Wire.failure(error, to: id))
        }
    }

    private mutating func answer(_ id: RequestID, _ method: String, _ content: [UInt8]) -> [UInt8] {
        do throws(ResponseError) {
            try checkPhase(method)
            try checkCancellation(of: id)
            return try answerRequest(Request(id: id, method: method, content: content))
        } catch {
            return Wire.failure(error, to: id)
        }
    }

    private func checkPhase(_ method: String) throws(ResponseError) {
        switch phase {
        case .waiting where method != "initialize":
            throw ResponseError(.serverNotInitialized, "the first request must be 'initialize'")
        case .running where method == "initialize": throw ResponseError(.invalidRequest, "the server is initialized already")
        case .shutDown: throw ResponseError(.invalidRequest, "the server was shut down")
        case .waiting, .running: break
        }
    }

    func checkCancellation(of id: RequestID) throws(ResponseError) {
        if inbox.isCancelled(id) { throw ResponseError(.requestCancelled, "cancelled") }
    }

    mutating func send(_ content: [UInt8]) { output.append(.send(content)) }
    mutating func watch(process: Int) { output.append(.watch(process: process)) }

    mutating func notify(_ method: String, _ params: some Encodable) {
        send(Wire.notification(method, params))
    }

    mutating func ask(_ method: String, _ params: some Encodable, _ question: Question = .other) {
        questionCount += 1
        let id = RequestID.text("keyboardlint-\(questionCount)")
        questions[id] = question
        send(Wire.request(id, method, params))
    }

    private mutating func note(_ method: String, _ content: [UInt8]) throws(ResponseError) {
        if method == "exit" {
            exitStatus = phase == .shutDown ? 0 : 1
            return
        }
        guard phase == .running else { return }
        try note(Request(id: nil, method: method, content: content))
    }
}

/// A message that is to be answered, or noted.
struct Request {
    /// Nil for a notification.
    let id: RequestID?
    let method: String
    let content: [UInt8]

    func params<Params: Decodable>(_ type: Params.Type = Params.self) throws(ResponseError) -> Params {
        do {
            return try Wire.decode(Envelope.Parameters<Params>.self, from: content).params
        } catch let error as DecodingError {
            throw ResponseError(.invalidParams, "'\(method)': \(error.sentence)")
        } catch {
            throw ResponseError(.invalidParams, "'\(method)' has other parameters")
        }
    }

    func result(_ value: some Encodable) -> [UInt8] {
        Wire.result(value, to: id ?? .number(0))
    }
}

extension DecodingError {
    /// What is wrong and where, in a clause.
    fileprivate var sentence: String {
        switch self {
        case .keyNotFound(let key, let place): "'\(Self.path(place, key))' is missing"
        case .typeMismatch(_, let place), .valueNotFound(_, let place): "'\(Self.path(place))' is of another kind"
        case .dataCorrupted(let place): "'\(Self.path(place))' has an invalid value"
        @unknown default: "it has other parameters"
        }
    }

    private static func path(_ place: Context, _ key: (any CodingKey)? = nil) -> String {
        (place.codingPath + [key].compactMap(\.self)).map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(
            separator: ".")
    }
}
