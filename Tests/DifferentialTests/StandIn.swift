import Foundation
import SwiftParser
import TestSupport

/// The modules that stand in for Apple's SDK and for libraries of layout, compiled in one of two ways.
///
/// To be run, they build on the Foundation of open-source Swift. To type-check handlers as they stand, `@objc` and `#selector`
/// included, they build on a root class declared in Objective-C and on a Foundation that inherits from it; that cannot be run
/// here.
struct StandIn {
    private let toolchain: Toolchain
    private let folder: URL
    private let purpose: Purpose

    enum Purpose {
        case running, typeChecking
    }

    /// That for type checks, compiled by the first test that asks. It goes away with the process.
    static let forTypeChecks = Result {
        let folder = try typeCheckFolder.get()
        atexit { StandIn.removeTypeCheckFolder() }
        return try StandIn(for: .typeChecking, in: folder.url)
    }

    private static let typeCheckFolder = Result { try TemporaryFolder() }

    private static func removeTypeCheckFolder() {
        if case .success(let folder) = typeCheckFolder { try? FileManager.default.removeItem(at: folder.url) }
    }

    /// - Parameter folder: where the modules go.
    init(for purpose: Purpose, in folder: URL) throws {
        toolchain = try Toolchain.swiftc()
        self.folder = folder
        self.purpose = purpose
        for (name, sources) in modules {
            var arguments = ["-parse-as-library", "-emit-module", "-emit-module-path", file(name + ".swiftmodule").path]
            if purpose == .running { arguments += ["-emit-object", "-o", file(name + ".o").path] }
            if purpose == .typeChecking, name == "ObjectiveC" { arguments.append("-import-underlying-module") }
            try toolchain.compile(name, Corpus.swiftFiles(in: sources), options + arguments)
        }
    }

    /// In the order in which they build on each other. The model is the very one that the interpreter runs on.
    private var modules: [(name: String, sources: URL)] {
        let model = ["Vocabulary", "KeyboardModel"].map { ($0, Repository.root.appendingPathComponent("Sources/" + $0)) }
        let foundation: [(String, URL)] =
            switch purpose {
            case .running: [("ObjectiveC", source("ObjectiveC"))]
            case .typeChecking: ["ObjectiveC", "Foundation"].map { ($0, source("TypeCheck/" + $0)) }
            }
        return model + foundation + ["UIKit", "Combine", "PureLayout", "TinyConstraints"].map { ($0, source($0)) }
    }

    private var options: [String] {
        let search = ["-I", folder.path]
        guard purpose == .typeChecking else { return search }
        let flags = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"].flatMap { ["-Xfrontend", $0] }
        return search + ["-I", source("TypeCheck/ObjectiveC").path] + flags
    }

    private func source(_ name: String) -> URL { Repository.testCorpus.appendingPathComponent("UIKit/" + name) }
    private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    // MARK: Handlers

    /// - Parameter sources: one of them is `main.swift`.
    func link(_ sources: [URL]) throws -> URL {
        let program = file("handlers")
        try toolchain.compile("Handlers", sources, options + ["-o", program.path] + modules.map { file($0.name + ".o").path })
        return program
    }

    func typeCheck(_ sources: [URL]) throws {
        try toolchain.compile("Handlers", sources, options + ["-typecheck", "-parse-as-library"])
    }
}
