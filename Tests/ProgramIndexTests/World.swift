@testable import ProgramIndex

/// A small tree: the text of its project files by path; source files are empty.
struct World {
    var texts: [String: String] = [:]
    var files: [String] = []

    init(_ texts: [String: String], files: String...) {
        self.texts = texts
        self.files = files + texts.keys
    }

    var map: ModuleMap {
        let texts = texts
        return ModuleMap(files: files) { texts[$0].map { Array($0.utf8) } }
    }
}

extension ModuleMap {
    /// The targets that a file is in; of a folder's module, the folder with a slash.
    func targets(of path: String) -> [String] {
        modules(of: path).map { $0.kind == .folder ? $0.statedIn + "/" : $0.target }
    }

    func module(_ target: String) -> Module? { modules.first { $0.target == target && $0.kind != .folder } }

    /// Whether the target of a name sees that of the other.
    func sees(_ left: String, _ right: String) -> Bool? {
        guard let left = module(left), let right = module(right) else { return nil }
        return isVisible(right.id, from: left.id)
    }

    /// What is not understood, as `CONSTRUCT line: text`.
    var complaints: [String] { notUnderstood.map { "\($0.construct) \($0.line): \($0.text)" } }
}
