import Foundation
import KeyboardModel
import SwiftParser
import TestSupport

/// The corpus compiled against the stand-in for UIKit, and what each of its classes wrote in each scenario.
///
/// Everything is compiled into one program in a folder of its own, which is removed when the program has said what it has to say.
/// Each class is run in a process of its own: one that crashes takes no other with it.
struct NativeCorpus {
    private let results: [String: Result<NativeResult, NativeFailure>]

    /// Compiled and run once, by the first test that asks.
    static let shared = Result { try NativeCorpus() }

    func result(of type: String) throws -> NativeResult {
        guard let result = results[type] else { throw NativeFailure("\(type) is not among the compiled classes") }
        return try result.get()
    }

    private init() throws {
        let actors = Set(try Corpus.files.flatMap { try Actor.all(in: Corpus.tree(of: $0)) }.map(\.stage))
        results = try withTemporaryFolder { folder in
            let program = try Self.compile(actors: actors.sorted(), in: folder)
            return Dictionary(
                uniqueKeysWithValues: actors.map { actor in
                    (actor, Result { try NativeResult(Toolchain.run(program, [actor])) }.mapError(NativeFailure.init))
                })
        }
    }

    private static func compile(actors: [String], in folder: URL) throws -> URL {
        let standIn = try StandIn(for: .running, in: folder)
        var sources: [URL] = []
        for (position, file) in Corpus.files.enumerated() {
            let url = folder.appendingPathComponent("\(position)-\(file.split(separator: "/").last ?? "").swift")
            try NativeSource(Corpus.tree(of: file)).text.write(to: url, atomically: true, encoding: .utf8)
            sources.append(url)
        }
        let main = folder.appendingPathComponent("main.swift")
        let entries = actors.map { "    \"\($0)\": { \($0)() },\n" }.joined()
        try """
        import UIKit

        let actors: [String: () -> UIResponder] = [
        \(entries)]
        actors[CommandLine.arguments[1]].map(Performance.play)

        """.write(to: main, atomically: true, encoding: .utf8)
        return try standIn.link(sources + [main])
    }
}

/// Why there is nothing to compare with.
struct NativeFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
    init(_ error: any Error) { description = "\(error)" }
}

/// What one class wrote, by scenario.
struct NativeResult {
    private(set) var scenarios: [String: Scenario] = [:]

    struct Scenario {
        /// The values that the stage gave to what the source leaves open, by the name that the source has for it.
        var inputs: [String: Double] = [:]
        /// Properties that held nil before the first event.
        var absent: Set<String> = []
        /// What code may ask that is true or false, likewise.
        var facts: [String: Bool] = [:]
        var writes: [Write] = []
    }

    struct Write {
        let step: Int
        let kind: String
        /// The property that holds the object; "?" if none does.
        let object: String
        let numbers: [Double]
    }

    /// - Parameter output: lines `scenario ID`, `absent NAME`, `fact BOOL NAME`, `input VALUE NAME` and
    ///   `write STEP KIND OBJECT NUMBER…`.
    init(_ output: String) throws {
        var id = ""
        for line in output.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case "scenario" where words.count == 2:
                id = words[1]
                scenarios[id] = Scenario()
            case "absent" where words.count == 2: scenarios[id]?.absent.insert(words[1])
            case "fact" where words.count == 3: scenarios[id]?.facts[words[2]] = Bool(words[1])
            case "input" where words.count >= 3:
                scenarios[id]?.inputs[words[2...].joined(separator: " ")] = Double(words[1])
            case "write" where words.count >= 4:
                guard let step = Int(words[1]) else { throw NativeFailure("cannot read “\(line)”") }
                scenarios[id]?.writes.append(
                    Write(step: step, kind: words[2], object: words[3], numbers: words[4...].compactMap(Double.init)))
            default: break
            }
        }
    }
}
