import ProgramIndex
import SourceText

/// Which files of a program can name what which others declare: those of one module, and of the modules that it reaches.
package struct ModuleScopes: Sendable {
    /// By path, the modules that a file is compiled in.
    private let modules: [String: [Int]]
    /// By module, itself and those that it reaches.
    private let reached: [Set<Int>]
    /// By module, a number that it shares with every module that it has to do with, directly or not.
    private let components: [Int]

    /// The modules of files that no target lists.
    private let unlisted: Set<Int>
    /// The modules of files that no app compiles.
    private let uncompiled: [Int: Uncompiled]
    /// By module, a storyboard that its project lists and that does not exist.
    private let missingStoryboards: [Int: String]
    /// The modules whose project lists a Swift file that does not exist.
    private let incomplete: Set<Int>

    /// One module for all files.
    package static let single = ModuleScopes(modules: [:], edges: [])

    /// - Parameters:
    ///   - modules: by path, positions in `edges`; a file that is missing is in a module of its own with the others that are.
    ///   - edges: by module, the positions of those that it can name things of directly.
    ///   - unlisted: positions of modules that nobody states.
    ///   - uncompiled: the modules whose files no app compiles, with the reason.
    ///   - missingStoryboards: by module, the path of one that its project lists and that does not exist.
    ///   - incomplete: the modules whose project lists a Swift file that does not exist.
    package init(
        modules: [String: [Int]], edges: [Set<Int>], unlisted: Set<Int> = [], uncompiled: [Int: Uncompiled] = [:],
        missingStoryboards: [Int: String] = [:], incomplete: Set<Int> = []
    ) {
        self.modules = modules
        self.unlisted = unlisted
        self.uncompiled = uncompiled
        self.missingStoryboards = missingStoryboards
        self.incomplete = incomplete
        reached = edges.indices.map(edges.reached)
        var parents = Array(edges.indices)
        func root(_ module: Int) -> Int {
            var module = module
            while parents[module] != module {
                parents[module] = parents[parents[module]]
                module = parents[module]
            }
            return module
        }
        for (module, others) in edges.enumerated() {
            for other in others { parents[root(other)] = root(module) }
        }
        for modules in modules.values {
            for other in modules.dropFirst() { parents[root(other)] = root(modules[0]) }
        }
        components = edges.indices.map(root)
    }

    /// Whether code of the file at `path` can name what the file at `other` declares for its whole module.
    package func sees(_ path: String, _ other: String) -> Bool {
        guard let own = modules[path], let others = modules[other] else { return modules[path] == nil && modules[other] == nil }
        return own.contains { module in others.contains { reached[module].contains($0) } }
    }

    /// Whether a file that is in no module lies beside files of a component rather than beside others.
    func lies(_ path: String, amongst component: Int?) -> Bool {
        let nearest = modules.keys.map { $0.sharedFolders(with: path) }.max()
        return modules.isEmpty
            || modules.keys.contains { $0.sharedFolders(with: path) == nearest && self.component(of: $0) == component }
    }

    /// The files without those that only lie about: beside one that a target lists, another of the same name that no target does
    /// was left behind when the files were moved.
    func withoutLeftBehind(_ files: [SourceFile]) -> [SourceFile] {
        guard !unlisted.isEmpty else { return files }
        let listed = Set(files.filter(isListed).map(\.path.lastPathComponent))
        return files.filter { isListed($0) || !listed.contains($0.path.lastPathComponent) }
    }

    private func isListed(_ file: SourceFile) -> Bool { isListed(file.path) }

    /// Whether a target lists a file, so that it is known which others can name what is in it.
    func isListed(_ path: String) -> Bool { modules(of: path).contains { !unlisted.contains($0) } }

    /// Why no app compiles the file; nil where one may.
    package func whyUncompiled(_ path: String) -> Uncompiled? {
        let reasons = modules(of: path).map { uncompiled[$0] }
        return reasons.contains(nil) ? nil : reasons.first ?? nil
    }

    /// A storyboard of the file's modules, or of those that have to do with them, that is listed and does not exist; nil where
    /// none is missing.
    func missingStoryboard(around path: String) -> String? {
        let own = Set(modules(of: path).map { components[$0] })
        return missingStoryboards.filter { own.contains(components[$0.key]) }.values.min()
    }

    /// Whether a Swift file that is not there may name what a file declares: one of its modules lacks a file.
    func isIncomplete(around path: String) -> Bool { modules(of: path).contains(where: incomplete.contains) }

    /// The numbers of the modules that a file is compiled in; none where nothing says so.
    func modules(of path: String) -> [Int] { modules[path] ?? [] }

    /// A number that files share that have to do with each other; nil where nothing says which module the file is in.
    package func component(of path: String) -> Int? { modules[path]?.first.map { components[$0] } }
}
