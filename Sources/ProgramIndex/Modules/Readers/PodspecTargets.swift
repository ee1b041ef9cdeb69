import SourceText

/// Reads the sources of a pod from its `.podspec`: those of the pod and its subspecs are one module.
///
/// A podspec is a Ruby program. Assignments of literals are read, line by line: `s.source_files = 'A/**/*.swift', 'B/*.swift'`.
struct PodspecTargets {
    private let file: SourceFile
    /// Relative to the root.
    private let folder: String
    private var pod: Specification
    /// By the variable of their block: specifications of tests and of sample apps, which are bundles of their own.
    private var bundles: [String: Specification] = [:]

    private struct Specification {
        var name: String
        var module: String?
        var sources: [String] = []
        var excluded: [String] = []
        var dependencies: [String] = []
        var isTest = false
    }

    init(_ file: SourceFile) {
        self.file = file
        folder = RelativePath.folder(of: file.path)
        pod = Specification(name: String(file.path.lastPathComponent.dropLast(".podspec".count)))
    }

    mutating func modules(_ reading: inout ProjectReading) -> [StatedModule] {
        var number = 0
        while number < file.lines.count {
            let range = file.lines.contentRange(ofLine: number, in: file.bytes)
            number += 1
            guard var statement = Statement(file.text(in: range)) else { continue }
            // A list goes on behind a comma or an open bracket.
            let last = min(number + Self.lineLimit, file.lines.count)
            while number < last, statement.isOpen {
                statement.append(file.text(in: file.lines.contentRange(ofLine: number, in: file.bytes)))
                number += 1
            }
            if !apply(statement) { reading.report(statement.construct, in: file, at: range) }
        }
        let specifications = [pod] + bundles.sorted { $0.key < $1.key }.map(\.value)
        return specifications.compactMap { module($0, &reading) }
    }

    /// The lines of one list, at most.
    private static let lineLimit = 2000

    private func module(_ specification: Specification, _ reading: inout ProjectReading) -> StatedModule? {
        let isPod = specification.name == pod.name
        if !isPod, specification.sources.isEmpty { return nil }
        var module = StatedModule(
            specification.name, name: specification.module ?? StatedModule.moduleName(of: specification.name), .podspec,
            in: file.path)
        module.isTest = specification.isTest
        module.isImportable = isPod
        module.references = specification.dependencies.map { .product($0) } + (isPod ? [] : [.target(pod.name)])
        let files = reading.files(
            matching: specification.sources, excluding: specification.excluded, in: folder, folders: .filesInIt)
        if files == nil { reading.report(.sources, in: file, at: ByteRange(0, 0)) }
        module.files = files ?? []
        return module
    }

    // MARK: Statements

    /// `s.key = values`, `s.dependency values` or `s.test_spec values do |t|`.
    private struct Statement {
        let receiver: String
        let key: String
        private(set) var rest: String

        private static let keys: Set = [
            "name", "module_name", "source_files", "exclude_files", "dependency", "test_spec", "app_spec",
        ]

        /// Nil for a line of something else.
        init?(_ line: String) {
            let text = line.drop { $0.isWhitespace }
            guard let end = text.firstIndex(where: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }) else {
                return nil
            }
            let words = text[..<end].split(separator: ".")
            // `s.ios.source_files` is about the pod on one system.
            guard words.count >= 2, let key = words.last, Self.keys.contains(String(key)) else { return nil }
            receiver = String(words[0])
            self.key = String(key)
            rest = Self.withoutComment(text[end...])
            count(rest)
        }

        mutating func append(_ line: String) {
            let text = Self.withoutComment(line[...])
            rest += "\n" + text
            count(text)
        }

        /// How many brackets are open, and what stands last; kept while lines are added, so that each is looked at once.
        private var openBrackets = 0
        private var last: Character?

        private mutating func count(_ text: String) {
            for character in text where !character.isWhitespace {
                if character == "[" || character == "(" { openBrackets += 1 }
                if character == "]" || character == ")" { openBrackets -= 1 }
                last = character
            }
        }

        /// Whether a list is not closed, or ends with a comma.
        var isOpen: Bool {
            key != "test_spec" && key != "app_spec" && (openBrackets > 0 || last == "," || last == "=")
        }

        var construct: NotUnderstood.Construct {
            key == "dependency" ? .dependencies : ["name", "module_name"].contains(key) ? .name : .sources
        }

        private static func withoutComment(_ line: Substring) -> String {
            var quote: Character?
            for index in line.indices {
                if let open = quote {
                    if line[index] == open { quote = nil }
                } else if line[index] == "'" || line[index] == "\"" {
                    quote = line[index]
                } else if line[index] == "#" {
                    return String(line[..<index])
                }
            }
            return String(line)
        }

        /// The literals behind the key; nil where there is something else.
        var values: [String]? {
            var rest = rest.drop { $0.isWhitespace || $0 == "=" || $0 == "+" || $0 == "(" }
            if rest.hasPrefix("%w") {
                return rest.dropFirst(3).prefix { !"])}|".contains($0) }.split(whereSeparator: \.isWhitespace).map(String.init)
            }
            var values: [String] = []
            while let first = rest.first {
                if first == "'" || first == "\"" {
                    guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
                    let text = String(rest[rest.index(after: rest.startIndex)..<end])
                    guard !text.contains("#{") else { return nil }
                    values.append(text)
                    rest = rest[rest.index(after: end)...]
                    // `'Name' => …`, `'Name' do |t|`, `'~> 1.0' if …`
                    let behind = rest.drop { $0.isWhitespace }
                    if let next = behind.first, !",])+".contains(next) { return ["d", "="].contains(next) ? values : nil }
                } else if first.isWhitespace || ",[])+(".contains(first) {
                    rest = rest.dropFirst()
                } else {
                    return nil
                }
            }
            return values.isEmpty ? nil : values
        }

        /// The variable of the block that begins: `t` in `do |t|`.
        var blockVariable: String? {
            let parts = rest.split(separator: "|", omittingEmptySubsequences: false)
            return parts.count >= 3 ? parts[1].filter { !$0.isWhitespace } : nil
        }
    }

    /// - Returns: whether it is understood.
    private mutating func apply(_ statement: Statement) -> Bool {
        if statement.key == "test_spec" || statement.key == "app_spec" {
            guard let variable = statement.blockVariable else { return false }
            let name = statement.values?.first ?? (statement.key == "test_spec" ? "Tests" : "App")
            bundles[variable] = Specification(name: "\(pod.name)-\(name)", isTest: statement.key == "test_spec")
            return true
        }
        guard let values = statement.values, let first = values.first else { return false }
        func change(_ specification: inout Specification) {
            switch statement.key {
            case "name": specification.name = first
            case "module_name": specification.module = first
            case "source_files": specification.sources += values
            case "exclude_files": specification.excluded += values
            // `Other/Part` is in the module of `Other`; another part of this pod in this one.
            case "dependency": specification.dependencies.append(first.split(separator: "/").first.map(String.init) ?? first)
            default: break
            }
        }
        if var bundle = bundles[statement.receiver] {
            change(&bundle)
            bundles[statement.receiver] = bundle
        } else if statement.key != "name" || pod.sources.isEmpty {
            change(&pod)
        }
        return true
    }
}
