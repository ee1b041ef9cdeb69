import ProgramIndex
import SourceText
import SwiftLexer
import SwiftParser

/// Screens that files name, and that nothing shows all the same: code makes one only to drop it, or only screens lead to it that
/// nothing shows either.
extension Linter {
    /// Notes for each unit the classes of its handlers that are such.
    ///
    /// Only of what an app compiles can be said that nothing leads to it, and only where all its files are there.
    func noteUnreached(_ units: inout [AnalysisUnit], owners: [Set<String>], from search: some SourceSearch) {
        let positions = unitsOfApps(naming: owners, units).filter { isWhole(units[$0].file, search) }
        let asked = positions.map { (position: $0, names: owners[$0].subtracting(units[$0].unshown)) }
        var screens = ScreenUses(asked.reduce(into: []) { $0.formUnion($1.names) })
        for _ in 0..<ScreenUses.levels where !screens.new.isEmpty { explore(&screens, from: search) }
        let unreached = screens.unreached
        guard asked.contains(where: { !$0.names.isDisjoint(with: unreached) }), !computesNames(search) else { return }
        for (position, names) in asked { units[position].unreached = names.intersection(unreached) }
    }

    private func isWhole(_ file: SourceFile, _ search: some SourceSearch) -> Bool {
        isOfApp(file) && search.scopes.isListed(file.path) && !search.scopes.isIncomplete(around: file.path)
    }

    /// Looks for what leads to the new ones.
    private func explore(_ screens: inout ScreenUses, from search: some SourceSearch) {
        let names = screens.takeNew()
        let drawn = search.interfaceFiles(naming: names, mentioning: InterfaceIndex.wordsOfLinks)
        let interfaces = InterfaceIndex(drawn.map { InterfaceFile(path: $0.path, bytes: $0.bytes) })
        let xibs = drawn.filter { !$0.path.hasSuffix(".storyboard") }
        var words: [String: Set<String>] = [:]
        for name in names {
            let scenes = interfaces.scenes(ofClass: name)
            if scenes.isFirst || scenes.isPart || xibs.contains(where: { $0.showsClass(name) }) { screens.reach(name) }
            for source in scenes.sources { screens.lead(source, to: name) }
            if scenes.isDrawn { screens.name(name) }
            words[name] = scenes.identifiers.union([name])
        }
        let all = words.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        // Objective-C shows what Swift declares, by the same names.
        let foreign = search.objectiveCFiles(mentioning: all)
        let named = search.files(declaring: names, mentioning: all)
        // What the text says is in no need of a tree.
        let handlings = named.map { (path: $0.path, classes: $0.handling(of: names)) }
        for (path, classes) in handlings {
            for name in classes.handedOver
            where handlings.contains(where: { $0.classes.declared.contains(name) && search.scopes.sees(path, $0.path) }) {
                screens.reach(name)
            }
        }
        let open = names.filter { !screens.isReached($0) }
        let openWords = open.reduce(into: Set<String>()) { $0.formUnion(words[$1] ?? []) }
        let trees = named.filter { file in openWords.contains { !file.words($0).isEmpty } }.map { parse($0) }
        let declaring = declaringFiles(of: open, in: trees, from: search)
        for name in open {
            guard let own = declaring[name], let words = words[name],
                !foreign.contains(where: { file in words.contains { !file.words($0).isEmpty } })
            else {
                screens.reach(name)
                continue
            }
            for tree in trees
            where !screens.isReached(name) && own.paths.contains(where: { search.scopes.sees(tree.file.path, $0) }) {
                for user in tree.users(of: name, words, isController: own.isController) {
                    if let user { screens.lead(user, to: name) } else { screens.reach(name) }
                }
            }
        }
    }

    /// The files that declare screens' classes which only what is at hand can show: no public ones, and none that the system may
    /// make by itself.
    private func declaringFiles(
        of names: Set<String>, in trees: [SyntaxTree], from search: some SourceSearch
    ) -> [String: (paths: [String], isController: Bool)] {
        var trees = trees
        var index = DeclarationIndex(trees)
        var asked: Set<String> = []
        while true {
            let missing = Set(names.compactMap { index.missingSuperclass(of: $0) }).subtracting(asked)
            guard !missing.isEmpty else { break }
            asked.formUnion(missing)
            trees += search.files(declaring: missing, mentioning: []).map { parse($0) }
            index = DeclarationIndex(trees)
        }
        return names.reduce(into: [:]) { found, name in
            let isController = index.isViewController(name)
            let declarations = trees.flatMap { tree in
                tree.nodes(of: [.classDecl]).filter { declaration in
                    declaration.spelledName == name && declaration.nearestAncestor(where: \.isTypeDeclaration) == nil
                }
            }
            guard isController || index.isView(name), !declarations.isEmpty,
                declarations.allSatisfy({ declaration in
                    !declaration.isPublic && isWhole(declaration.tree.file, search)
                        && declaration.children(.attribute).allSatisfy {
                            $0.children(.argument).isEmpty && !Self.entryAttributes.contains($0.name)
                        }
                })
            else { return }
            found[name] = (declarations.map(\.tree.file.path), isController)
        }
    }

    /// The attributes of what a program begins with.
    private static let entryAttributes: Set<String> = ["main", "UIApplicationMain"]

    /// Whether code puts names of scenes or classes together, or reads them, so that it may mean any.
    private func computesNames(_ search: some SourceSearch) -> Bool {
        search.files(declaring: [], mentioning: ScreenUses.namingScenes.union(ScreenUses.namingClasses)).contains { file in
            parse(file).nodes(of: [.callExpr]).contains(where: \.computesName)
        }
    }
}

/// What is known of how some screens are shown.
private struct ScreenUses {
    /// The classes of which nothing was asked yet.
    private(set) var new: Set<String>
    private let asked: Set<String>
    private var known: Set<String>
    private var reached: Set<String> = []
    /// Those that code or a storyboard names. What nothing names may be what the settings of an extension name.
    private var named: Set<String>
    /// By class, those that lead to it.
    private var users: [String: Set<String>] = [:]

    /// Beyond so many screens on the way, and beyond so many that lead to one, a screen counts as shown.
    static let levels = 3
    private static let maximumUsers = 4
    /// The methods that ask a storyboard for a controller, under the name that Swift 2 had, too, and what finds a class (Apple,
    /// documentation of UIStoryboard, Bundle and Foundation).
    static let namingScenes: Set<String> = ["instantiateViewController", "instantiateViewControllerWithIdentifier"]
    static let namingClasses: Set<String> = ["NSClassFromString", "classNamed"]

    init(_ names: Set<String>) {
        new = names
        asked = names
        known = names
        named = names
    }

    mutating func name(_ name: String) { named.insert(name) }

    mutating func takeNew() -> Set<String> {
        defer { new = [] }
        return new
    }

    func isReached(_ name: String) -> Bool { reached.contains(name) }

    mutating func reach(_ name: String) { reached.insert(name) }

    mutating func lead(_ user: String, to name: String) {
        named.insert(name)
        // Of what is shown, nobody asks by what.
        guard !reached.contains(name) else { return }
        users[name, default: []].insert(user)
        if users[name, default: []].count > Self.maximumUsers { reach(name) }
        if known.insert(user).inserted { new.insert(user) }
    }

    /// Those that are asked about and that nothing leads to but such.
    var unreached: Set<String> {
        var shown = reached.union(new).union(known.subtracting(named))
        var size = -1
        while size != shown.count {
            size = shown.count
            for (name, users) in users where !users.isDisjoint(with: shown) { shown.insert(name) }
        }
        return asked.subtracting(shown)
    }
}

extension SyntaxTree {
    /// Who may show a class by some words: the classes whose code has them, and nil for any other code. What the class says of
    /// itself leads nobody to it, nor does a comment.
    fileprivate func users(of name: String, _ words: Set<String>, isController: Bool) -> [String?] {
        let places = words.flatMap { file.words($0) }
        guard !places.isEmpty else { return [] }
        let tokens = lex(file)
        let hidden = nodes(of: [.functionDecl]).filter(\.isPrivate)
        let types = nodes(of: [.classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl])
        return places.compactMap { place -> String?? in
            guard tokens.index(covering: place) != nil else { return nil }
            let around = types.filter { $0.range.start <= place && place < $0.range.end }
            if around.contains(where: { $0.spelledName == name }) { return nil }
            if isController, variable(around: place)?.isDropped ?? false { return nil }
            if hidden.contains(where: { $0.range.start <= place && place < $0.range.end && $0.isUncalled }) { return nil }
            guard let outer = around.min(by: { $0.range.start < $1.range.start }),
                outer.kind == .classDecl || outer.kind == .extensionDecl, !DeclarationIndex.isFramework(outer.spelledName)
            else { return .some(nil) }
            return outer.spelledName
        }
    }

    /// The declaration of a variable that a place is in.
    private func variable(around place: Int) -> Syntax? {
        nodes(of: [.patternBinding]).filter { $0.range.start <= place && place < $0.range.end }
            .max { $0.range.start < $1.range.start }
    }
}

extension Syntax {
    /// Whether a variable of a function keeps an object that the code does nothing with but set properties of it.
    fileprivate var isDropped: Bool {
        guard let name = child(.pattern)?.name, enclosingFunction != nil, let scope = nearestAncestor(where: { $0 == .codeBlock })
        else { return false }
        let tokens = lex(tree.file)
        let mentions = tree.file.words(name).filter { scope.range.start <= $0 && $0 < scope.range.end }
            .count { tokens.index(covering: $0) != nil }
        let settings = scope.subtree.count { node in
            node.kind == .identifierExpr && node.name == name && node.role == .base && node.isAssigned
        }
        return mentions == settings + 1
    }

    /// Whether it is a function that only its file can call, and that this does not.
    fileprivate var isUncalled: Bool {
        isPrivate && children(.attribute).isEmpty && tree.file.codeWords(name) == 0
    }

    /// Whether a call asks for a scene or a class by a name that is not written in one piece: one that is the name of a type stands
    /// where the type is named.
    fileprivate var computesName: Bool {
        guard let callee = child(.callee), let name = children(.argument).first?.child(.value) else { return false }
        if ScreenUses.namingClasses.contains(callee.name) {
            return name.kind != .stringLiteral || name.subtree.contains { $0.role == .interpolation }
        }
        guard ScreenUses.namingScenes.contains(callee.name) else { return false }
        return name.subtree.contains { node in
            node.kind == .binaryExpr
                || node.role == .interpolation && !node.subtree.contains { ["self", "describing"].contains($0.name) }
        }
    }
}
