import ProgramIndex
import SwiftParser

/// Which of some classes are view controllers, as their declarations and those of their superclasses say.
struct ControllerSearch {
    /// Those that are, tab bar controllers apart: what such a one makes may be in a tab.
    private(set) var controllers: Set<String> = []
    private var asked: Set<String> = []
    private var trees: [String: SyntaxTree] = [:]

    mutating func look(for classes: Set<String>, in search: some SourceSearch) {
        let classes = classes.subtracting(asked)
        var new = classes
        while !new.isEmpty {
            asked.formUnion(new)
            for file in search.files(declaring: new, mentioning: []) where trees[file.path] == nil {
                trees[file.path] = parse(file)
            }
            let inherited = trees.values.flatMap { $0.nodes(of: [.classDecl]) }.filter { new.contains($0.name) }
                .flatMap { $0.children(.inheritedType) }.map(\.name)
            new = Set(inherited.filter { !DeclarationIndex.isFramework($0) }).subtracting(asked)
        }
        guard !classes.isEmpty else { return }
        let index = DeclarationIndex(trees.sorted { $0.key < $1.key }.map(\.value))
        controllers.formUnion(
            classes.filter { index.isViewController($0) && !index.ancestorNames(of: $0).contains("UITabBarController") })
    }
}
