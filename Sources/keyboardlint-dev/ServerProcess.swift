import Foundation

/// The language server as a child process, spoken to over its standard input and output.
final class ServerProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var buffer = Data()
    private var lastID = 0

    init(_ linter: String) throws {
        process.executableURL = URL(filePath: linter)
        process.arguments = ["lsp"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    func notify(_ method: String, _ params: Message) throws {
        try send(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    func request(_ method: String, _ params: Message) throws {
        lastID += 1
        try send(["jsonrpc": "2.0", "id": .number(lastID), "method": .string(method), "params": params])
        struct Answer: Decodable {
            var id: Int?
        }
        while try JSONDecoder().decode(Answer.self, from: receive()).id != lastID {}
    }

    /// Waits for what is said of a version of the only document.
    ///
    /// - Returns: the number of diagnostics.
    func diagnostics(version: Int) throws -> Int {
        struct Publication: Decodable {
            var method: String?
            var params: Params?

            struct Params: Decodable {
                var version: Int?
                var diagnostics: [Diagnostic]?
            }

            struct Diagnostic: Decodable {}
        }
        while true {
            let message = try JSONDecoder().decode(Publication.self, from: receive())
            if message.method == "textDocument/publishDiagnostics", message.params?.version == version {
                return message.params?.diagnostics?.count ?? 0
            }
        }
    }

    func end() throws {
        try request("shutdown", nil)
        try notify("exit", nil)
        process.waitUntilExit()
    }

    /// Where the system tells.
    var residentKilobytes: Int? {
        let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
            ?? line.flatMap { Int($0.filter(\.isNumber)) }
    }

    private func send(_ message: Message) throws {
        let content = try JSONEncoder().encode(message)
        try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
    }

    private func receive() throws -> Data {
        while true {
            if let end = buffer.firstRange(of: Data("\r\n\r\n".utf8)) {
                let header = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
                guard let length = header.split(separator: " ").last.flatMap({ Int($0) }) else {
                    throw Refusal("'\(header)' is no header")
                }
                if buffer.distance(from: end.upperBound, to: buffer.endIndex) >= length {
                    let content = buffer[end.upperBound..<buffer.index(end.upperBound, offsetBy: length)]
                    buffer = Data(buffer[content.endIndex...])
                    return Data(content)
                }
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { throw Refusal("the server has ended") }
            buffer.append(more)
        }
    }
}

/// A message as literals.
enum Message: Encodable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral,
    ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    case null
    case number(Int)
    case string(String)
    case array([Message])
    case object([String: Message])

    init(nilLiteral: ()) { self = .null }
    init(integerLiteral value: Int) { self = .number(value) }
    init(stringLiteral value: String) { self = .string(value) }
    init(arrayLiteral elements: Message...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, Message)...) { self = .object(Dictionary(elements) { $1 }) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .number(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members)
        }
    }
}
