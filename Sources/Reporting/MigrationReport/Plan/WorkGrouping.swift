import Behaviour
import LintEngine
import LintPolicy

/// Which handlers are migrated together: those of one screen, and all that one helper or one base class serves.
struct WorkGrouping {
    struct Group {
        /// Indices into the report.
        var handlers: [Int] = []
        var findings: [Int] = []
        /// What observes for the handlers; nil where they do it themselves.
        var helper: Handler.Intermediary?
        /// The types that are served by one helper, or run the same code.
        var clients: Set<String> = []
    }

    private(set) var groups: [Group] = []

    /// A screen's name in a file, a helper's, or a piece of code.
    private struct Key: Hashable {
        var path: String
        var name: String
    }

    init(_ report: Report) {
        var parents: [Key: Key] = [:]
        func root(_ key: Key) -> Key {
            var key = key
            while let parent = parents[key] { key = parent }
            return key
        }
        func join(_ first: Key, _ second: Key) {
            let (first, second) = (root(first), root(second))
            if first != second { parents[second] = first }
        }
        for handler in report.handlers {
            join(Self.screen(of: handler), Self.code(of: handler))
            if let helper = handler.through {
                join(Key(path: helper.path, name: helper.typeName), Self.screen(of: handler))
            } else {
                // Who overrides the handlers of a base class runs other code for the same registration.
                for registration in handler.observes { join(Self.place(of: registration), Self.screen(of: handler)) }
            }
        }
        var positions: [Key: Int] = [:]
        func position(_ key: Key) -> Int {
            let key = root(key)
            if let known = positions[key] { return known }
            positions[key] = groups.count
            groups.append(Group())
            return groups.count - 1
        }
        for (index, handler) in report.handlers.enumerated() {
            let group = position(Self.screen(of: handler))
            groups[group].handlers.append(index)
            if let helper = handler.through, groups[group].helper == nil { groups[group].helper = helper }
        }
        for (index, finding) in report.findings.enumerated() {
            let handler = finding.handler.flatMap { report.handlers.indices.contains($0) ? report.handlers[$0] : nil }
            let key = handler.map(Self.screen) ?? Key(path: finding.path, name: "")
            groups[position(key)].findings.append(index)
        }
        for index in groups.indices { groups[index].clients = Self.clients(groups[index].handlers.map { report.handlers[$0] }) }
    }

    private static func screen(of handler: Handler) -> Key {
        Key(path: handler.path, name: handler.type ?? handler.name)
    }

    private static func code(of handler: Handler) -> Key {
        Key(path: handler.path, name: "@\(handler.range.start.offset)")
    }

    private static func place(of registration: Handler.Observation) -> Key {
        Key(path: registration.path, name: "#\(registration.line):\(registration.column)")
    }

    private static func clients(_ handlers: [Handler]) -> Set<String> {
        var groups: [Key: [Handler]] = [:]
        for handler in handlers {
            groups[code(of: handler), default: []].append(handler)
            guard handler.through == nil else { continue }
            for registration in handler.observes { groups[place(of: registration), default: []].append(handler) }
        }
        let shared = groups.values.filter { Set($0.map(\.type)).count > 1 }.flatMap(\.self)
        return Set((handlers.filter { $0.through != nil } + shared).map { $0.type ?? $0.path })
    }
}

extension Handler.Intermediary {
    /// The observer's type: `KeyboardWatcher` of `KeyboardWatcher.keyboardWillShow(_:)`.
    var typeName: String {
        let parts = name.prefix { $0 != "(" }.split(separator: ".")
        return parts.count > 1 ? parts.dropLast().joined(separator: ".") : String(parts.first ?? "")
    }
}
