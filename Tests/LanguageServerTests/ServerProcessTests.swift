import Foundation
import LanguageServer
import TestSupport
import Testing

/// The program that the package builds.
enum ServerProgram {
    /// Beside the tests, in the folder of the build.
    static func path() throws -> String {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let candidates = (bundles + [URL(filePath: CommandLine.arguments[0])]).map {
            $0.deletingLastPathComponent().appending(path: "keyboardlint").path
        }
        return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0) })
    }
}

/// The program itself, as an editor starts it.
@Suite("The server ends when its editor does") struct ServerProcessTests {
    private struct Outcome {
        var status: Int32
        var answers: [JSON]
    }

    /// - Parameter input: all that the server gets; then its input ends.
    private func run(_ input: [JSON]) throws -> Outcome {
        let folder = try TemporaryFolder()
        let stream = try folder.write("", to: "in")
        try Data(input.flatMap { MessageReader.framed(try $0.bytes) }).write(to: stream)
        let output = try folder.write("", to: "out")
        let process = Process()
        process.executableURL = try URL(filePath: ServerProgram.path())
        process.arguments = ["lsp", "--stdio"]
        process.standardInput = try FileHandle(forReadingFrom: stream)
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        var reader = MessageReader()
        reader.append(Array(try Data(contentsOf: output)))
        var answers: [JSON] = []
        while case .message(let content) = reader.next() {
            answers.append(try JSONDecoder().decode(JSON.self, from: Data(content)))
        }
        #expect(reader.isEmpty, "nothing but messages is written")
        return Outcome(status: process.terminationStatus, answers: answers)
    }

    private func request(_ id: Int, _ method: String, _ params: JSON = [:]) -> JSON {
        ["jsonrpc": "2.0", "id": .number(Double(id)), "method": .string(method), "params": params]
    }

    private let exit: JSON = ["jsonrpc": "2.0", "method": "exit"]

    @Test func afterShutdownItEndsWell() throws {
        let outcome = try run([request(1, "initialize", ["processId": nil, "capabilities": [:]]), request(2, "shutdown"), exit])
        #expect(outcome.status == 0)
        #expect(outcome.answers.map { $0["id"] } == [1, 2])
        #expect(outcome.answers.allSatisfy { $0.has("result") })
    }

    @Test func withoutShutdownItEndsBadly() throws {
        #expect(try run([request(1, "initialize", ["capabilities": [:]]), exit]).status == 1)
        #expect(try run([]).status == 1)
        #expect(try run([request(1, "initialize", ["capabilities": [:]])]).status == 1)
    }

    /// The pipe stays open here, as it does when a crashed editor's other children hold it.
    @Test(.timeLimit(.minutes(30))) func whenTheProcessItServesIsGoneItEnds() throws {
        let gone = Process()
        gone.executableURL = URL(filePath: "/bin/sh")
        gone.arguments = ["-c", "exit 0"]
        try gone.run()
        gone.waitUntilExit()
        let pipe = Pipe()
        let server = Process()
        server.executableURL = try URL(filePath: ServerProgram.path())
        server.arguments = ["lsp"]
        server.standardInput = pipe
        server.standardOutput = FileHandle.nullDevice
        try server.run()
        let introduction = request(
            1, "initialize", ["processId": .number(Double(gone.processIdentifier)), "capabilities": [:]])
        try pipe.fileHandleForWriting.write(contentsOf: Data(MessageReader.framed(try introduction.bytes)))
        server.waitUntilExit()
        #expect(server.terminationStatus == 1)
        try pipe.fileHandleForWriting.close()
    }
}
