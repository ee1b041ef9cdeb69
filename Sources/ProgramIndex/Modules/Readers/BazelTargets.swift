import SourceText
import Vocabulary

/// Reads the `swift_library` and `swift_test` rules of a Bazel package, a folder with a `BUILD` file.
///
/// Rules that the project's own macros make are not understood, since a macro is a program.
struct BazelTargets {
    private let file: SourceFile
    private let reader: StarlarkReader
    /// The package, relative to the root.
    private let folder: String
    /// The folders of all packages: a glob ends where another package begins.
    private let packages: Set<String>

    init(_ file: SourceFile, packages: Set<String>) {
        self.file = file
        self.packages = packages
        reader = StarlarkReader(file.bytes)
        folder = RelativePath.folder(of: file.path)
    }

    private static let rules: Set = ["swift_library", "swift_test", "swift_binary", "swift_compiler_plugin"]

    func modules(_ reading: inout ProjectReading) -> [StatedModule] {
        reader.calls.compactMap { call in
            guard case .call(let rule, _) = call.content else { return nil }
            if Self.rules.contains(rule) { return module(call, rule, &reading) }
            // Another rule may compile Swift without saying so; one that names Swift, or Swift files, does.
            let text = file.text(in: call.range)
            if !["load", "package", "exports_files"].contains(rule), rule.contains("swift") || text.contains(".swift\"") {
                reading.report(.macro, in: file, at: call.range)
            }
            return nil
        }
    }

    private func module(_ call: StarlarkValue, _ rule: String, _ reading: inout ProjectReading) -> StatedModule? {
        guard let name = resolved(call["name"])?.string else {
            reading.report(.name, in: file, at: call.range)
            return nil
        }
        // rules_swift names a module after its label, if it is not named.
        let derived = StatedModule.moduleName(of: (folder.isEmpty ? "" : folder + "_") + name)
        var module = StatedModule(name, name: resolved(call["module_name"])?.string ?? derived, .bazel, in: file.path)
        module.isTest = rule == "swift_test" || resolved(call["testonly"])?.content == .name("True")
        module.isImportable = rule == "swift_library"
        module.aliases = [label(":" + name)]
        if let sources = call["srcs"] { module.files = files(sources, &reading) }
        for key in ["deps", "private_deps"] {
            guard let value = call[key] else { continue }
            for item in strings(value, .dependencies, &reading) { module.references.append(.label(label(item))) }
        }
        return module
    }

    /// `//Core:Core` for each way to write it: `//Core`, `:Core` in that package, `@//Core:Core`.
    private func label(_ text: String) -> String {
        var text = Substring(text)
        if text.hasPrefix("@//") { text = text.dropFirst() }
        if text.hasPrefix("@@//") { text = text.dropFirst(2) }
        if text.hasPrefix("@") { return String(text) }
        guard text.hasPrefix("//") else { return "//\(folder):\(text.drop { $0 == ":" })" }
        return text.contains(":") ? String(text) : "\(text):\(text.split(separator: "/").last ?? "")"
    }

    // MARK: Values

    /// Names that stand for each other, at most.
    private static let depthLimit = 16

    private func resolved(_ value: StarlarkValue?) -> StarlarkValue? {
        var value = value
        for _ in 0..<Self.depthLimit {
            guard case .name(let name) = value?.content, let constant = reader.constants[name] else { return value }
            value = constant
        }
        return nil
    }

    private func files(_ value: StarlarkValue, depth: Int = 0, _ reading: inout ProjectReading) -> [String] {
        switch resolved(value)?.content {
        case .sum(let parts) where depth < Self.depthLimit:
            return parts.flatMap { files($0, depth: depth + 1, &reading) }
        case .call("glob", let arguments):
            let call = resolved(value) ?? value
            let patterns = call["include"] ?? arguments.first { $0.keyword == nil }?.value
            let included = patterns.map { strings($0, .sources, &reading) } ?? []
            let excluded = call["exclude"].map { strings($0, .sources, &reading) } ?? []
            guard let files = reading.files(matching: included, excluding: excluded, in: folder) else { break }
            return files.filter(isOfPackage)
        case .list:
            // Labels of other rules' outputs are no files here.
            let paths = strings(value, .sources, &reading).map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
            return paths.map { RelativePath.joining(folder, $0) }.filter(reading.tree.contains)
        default: break
        }
        reading.report(.sources, in: file, at: value.range)
        return []
    }

    /// Whether no package lies between the file and this one.
    private func isOfPackage(_ path: String) -> Bool {
        var current = RelativePath.folder(of: path)
        while current != folder, !current.isEmpty {
            if packages.contains(current) { return false }
            current = RelativePath.folder(of: current)
        }
        return true
    }

    /// The strings of a list, and of what is added to it.
    private func strings(
        _ value: StarlarkValue, _ construct: NotUnderstood.Construct, depth: Int = 0, _ reading: inout ProjectReading
    ) -> [String] {
        switch resolved(value)?.content {
        case .string(let text): return [text]
        case .list(let items) where depth < Self.depthLimit:
            return items.flatMap { strings($0, construct, depth: depth + 1, &reading) }
        case .sum(let parts) where depth < Self.depthLimit:
            return parts.flatMap { strings($0, construct, depth: depth + 1, &reading) }
        default:
            reading.report(construct, in: file, at: value.range)
            return []
        }
    }
}
