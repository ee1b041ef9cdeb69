import Foundation
import ProgramIndex

/// Prints the modules that are read from the projects of a tree, to be compared with what a build says.
struct ModuleListing {
    let roots: [String]
    /// A line for each tree instead of its modules.
    let isSummary: Bool
    let listsFiles: Bool

    static let usage = "modules [--summary | --files] PATH…"

    init(_ arguments: [String]) throws {
        isSummary = arguments.contains("--summary")
        listsFiles = arguments.contains("--files")
        roots = arguments.filter { !$0.hasPrefix("--") }
        guard !roots.isEmpty, roots.count >= arguments.count - 1 else { throw Refusal("usage: keyboardlint-dev \(Self.usage)") }
    }

    func run() throws {
        for root in roots { try list(root) }
    }

    private func list(_ root: String) throws {
        let files = try Self.files(in: root)
        let clock = ContinuousClock()
        let start = clock.now
        let map = ModuleMap(files: files) { path in (try? Data(contentsOf: URL(filePath: root + "/" + path))).map(Array.init) }
        let milliseconds = (clock.now - start) / .milliseconds(1)
        let swift = files.filter { $0.hasSuffix(".swift") }
        let owners = swift.map(map.modules(of:))
        let stated = owners.count { $0.first?.kind != .folder }
        let several = owners.count { $0.count > 1 }
        let name = root.split(separator: "/").last.map(String.init) ?? root
        print(
            "\(name): \(files.count) files, \(swift.count) Swift, \(map.modules.count) modules, \(stated) files in stated modules,",
            "\(several) in several, \(swift.count - stated) in folders, \(map.notUnderstood.count) not understood,",
            String(format: "%.1f ms", milliseconds))
        guard !isSummary else { return }
        for module in map.modules {
            print(
                "  \(module.kind) \(module.name) (\(module.target)\(module.isTest ? ", tests" : "")) in \(module.statedIn):",
                "\(module.sources.count) Swift, \(module.interfaceFiles.count) interface files;",
                "needs \(module.dependencies.joined(separator: " "));",
                "sees \(map.modulesVisible(from: module.id).map { map[$0].target }.joined(separator: " "));",
                Self.words(module.settings))
            if listsFiles { for file in module.sources + module.interfaceFiles { print("    \(file)") } }
        }
        for place in map.notUnderstood {
            print("  not understood: \(place.path):\(place.line):\(place.column): \(place.construct): \(place.text)")
        }
    }

    private static func words(_ settings: ModuleSettings) -> String {
        let version = settings.deploymentTarget.map { "\($0.major).\($0.minor)" }
        let devices = settings.deviceFamilies.map { $0.map { "\($0)" }.sorted().joined(separator: "+") }
        return [version, devices, settings.sdk, settings.infoPlist].compactMap(\.self).joined(separator: ", ")
    }

    /// Relative to the root.
    private static func files(in root: String) throws -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: root) else { throw Refusal("cannot read '\(root)'") }
        return walk.compactMap { $0 as? String }.filter { !$0.hasPrefix(".git/") }
    }
}
