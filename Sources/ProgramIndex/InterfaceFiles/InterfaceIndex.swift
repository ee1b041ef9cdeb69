import SourceText

/// The outlets of a program's interface files, by property.
package struct InterfaceIndex: Sendable {
    private let outlets: [String: [OutletConnection]]
    /// By the class of the owner, with the paths of their files.
    private let layouts: [String: [(path: String, layout: InterfaceLayout)]]
    /// Those that count, by path.
    let files: [String: InterfaceFile]
    /// The paths of those that stand for localised copies, too.
    private let copied: Set<String>
    /// Whether interface files were looked for: only then does an outlet without a connection mean that no file connects it.
    package let isSearched: Bool
    private(set) var navigation: StoryboardNavigation
    private var hiddenBars: Set<HiddenBar> = []
    package var surroundings = Surroundings()

    /// What the project and the code around the files say of the same classes.
    package struct Surroundings: Sendable {
        /// The path of a storyboard that a project lists and that does not exist.
        package var missingStoryboard: String?
        /// The classes of controllers that code puts into tabs, or pushes over those that lie in tabs.
        package var classesInTabs: Set<String> = []
        /// The same of tabs whose bars views end at.
        package var classesAtOpaqueTabBars: Set<String> = []
        /// What code says of the bars of all navigation controllers, and of all tab bar controllers: that views end at them
        /// (Apple, documentation of `UINavigationBar.isTranslucent` and `UIAppearance`).
        package var opaqueBars: Set<String> = []
        /// Whether code of SwiftUI ignores the keyboard somewhere, as far as it is known.
        package var mayIgnoreKeyboard = true
        /// Whether code or a file has a tab bar controller, as far as they are known.
        package var hasTabBars = true
        /// Whether views end at the bars of all tab bar controllers, as far as they are known.
        package var tabBarsAreOpaque = false
        /// Whether code puts controllers into tabs, as far as it is known: files alone tell of the tabs otherwise.
        package var codeFillsTabs = true
        /// Whether no tab holds a navigation controller, so that what is pushed covers the whole tab bar controller.
        package var pushesCoverTabBars = false
        /// The functions by which code may hide the tab bar of whatever screen calls them.
        package var functionsHidingTabBar: Set<String> = []
        /// The classes of controllers, and of views in those, that code shows above no tab bar.
        package var classesAboveNoTabBar: Set<String> = []
        /// The classes of controllers that code shows as sheets, and in no other way.
        package var classesInSheets: Set<String> = []
        /// The classes of controllers whose views code puts into a part of another controller's.
        package var classesInContainers: Set<String> = []
        /// By class, those that inherit from it and that the declarations at hand may not have, asked where no other class is.
        package var heirs: [String: Set<String>] = [:]
        /// By the name of a package, the version that the project is built with, of those that are asked for.
        package var packageVersions: [String: PackageVersion] = [:]
    }

    /// For a caller that has no interface files at hand, such as one that was given a single source file.
    package static let empty = InterfaceIndex([], isSearched: false)

    /// Words of files that lead to controllers of other files, or into tabs: these say how screens are shown that they do not name.
    package static let wordsOfLinks: Set<String> = [
        StoryboardScenes.Controller.placeholder, StoryboardScenes.Controller.tabBarController,
    ]

    /// - Parameter files: in any order. Of the localised copies of a file one counts, the development language's if it is there.
    package init(_ files: [InterfaceFile]) { self.init(files, isSearched: true) }

    private init(_ files: [InterfaceFile], isSearched: Bool) {
        var chosen: [String: InterfaceFile] = [:]
        for file in files {
            let name = file.unlocalisedPath
            if let other = chosen[name], other.localisationRank <= file.localisationRank { continue }
            chosen[name] = file
        }
        let inOrder = chosen.values.sorted { $0.path < $1.path }
        outlets = Dictionary(grouping: inOrder.flatMap(\.outlets), by: \.property)
        layouts = inOrder.reduce(into: [:]) { layouts, file in
            for (owner, layout) in file.layouts { layouts[owner, default: []].append((file.path, layout)) }
        }
        self.files = Dictionary(chosen.values.map { ($0.path, $0) }) { first, _ in first }
        navigation = StoryboardNavigation(self.files.mapValues(\.scenes))
        copied = Set(
            Dictionary(grouping: files, by: \.unlocalisedPath).filter { $0.value.count > 1 }.flatMap { $0.value.map(\.path) })
        self.isSearched = isSearched
    }

    // MARK: Changing a file

    /// A file by its path; nil where there is none, or localised copies of it would have to change with it.
    package func changeableFile(at path: String) -> SourceFile? {
        guard !copied.contains(path), let file = files[path] else { return nil }
        return SourceFile(path: path, bytes: file.bytes)
    }

    /// The index with another version of one of its files.
    package func with(_ file: SourceFile) -> InterfaceIndex {
        var changed = InterfaceIndex(
            files.values.filter { $0.path != file.path } + [InterfaceFile(path: file.path, bytes: file.bytes)],
            isSearched: isSearched)
        changed.surroundings = surroundings
        changed.hide(hiddenBars)
        return changed
    }

    /// Adds what code says of segues.
    package mutating func hide(_ bars: Set<HiddenBar>) {
        guard !bars.isEmpty else { return }
        hiddenBars.formUnion(bars)
        navigation = StoryboardNavigation(files.mapValues(\.scenes), hiding: hiddenBars)
    }

    /// Whether an outlet leads to an element of a file, so that code can say something of it.
    package func isConnected(_ element: String, inFileAt path: String) -> Bool {
        files[path]?.outlets.contains { $0.targetID == element } ?? false
    }

    /// The classes for which some file connects a property of this name, in alphabetical order. Which of them inherit from which
    /// is for the declarations to say: `connections` knows only what is in those it is given.
    package func owners(of property: String) -> [String] {
        Set((outlets[property] ?? []).map(\.ownerClass)).sorted()
    }

    /// The classes of views in what is drawn for some classes of which only their code says what is in them, where everything drawn
    /// that one can type in has a number pad.
    package func opaqueClassesBesideNumberPads(of classes: Set<String>) -> Set<String> {
        let drawn = classes.flatMap { layouts[$0] ?? [] }.map(\.layout)
        let padded = drawn.filter { !$0.fields.isEmpty && !$0.mayHaveOtherFields && $0.fields.allSatisfy(\.hasNumberPad) }
        return padded.reduce(into: []) { $0.formUnion($1.opaqueClasses) }
    }

    /// What the files lay out for an object of this class; nil where none does, and where they differ.
    package func layout(ofClass name: String, in declarations: DeclarationIndex) -> InterfaceLayout? {
        guard !layouts.isEmpty else { return nil }
        let owner = Owner(name, in: declarations)
        var found = layouts.flatMap { drawn in
            declarations.isHeir(drawn.key, of: name)
                ? drawn.value : drawn.value.filter { owner.isDrawn(as: drawn.key, at: $0.path) }
        }
        if found.isEmpty { found = layouts.filter { surroundings.heirs[name]?.contains($0.key) ?? false }.flatMap(\.value) }
        if found.isEmpty {
            // A scene makes an object of the class that it names and of no heir; a nib has the owner that loads it.
            let ancestors = declarations.ancestorNames(of: name)
            found = layouts.filter { ancestors.contains($0.key) }.flatMap(\.value).filter { !FileTree.isStoryboard($0.path) }
        }
        let different = Set(found.map(\.layout))
        return different.count == 1 ? different.first : nil
    }

    /// Whether views of this class are whole views of controllers wherever a file has one, and some file does.
    package func isRootView(ofClass name: String) -> Bool {
        files.values.contains { $0.rootViewClasses.contains(name) }
            && !files.values.contains { $0.innerViewClasses.contains(name) }
    }

    /// How far above the lower end of the whole view all views of this class are drawn, in points, and the file that draws them
    /// lowest. Nil for a class that is drawn to that end, or nowhere.
    package func drawnHeight(ofClass name: String) -> (points: Double, path: String)? {
        let drawing = files.values.filter { $0.innerViewClasses.contains(name) }
        let heights = drawing.compactMap { file in file.drawnHeights[name].map { (points: $0, path: file.path) } }
        guard !heights.isEmpty, heights.count == drawing.count, heights.allSatisfy({ $0.points > 1 }) else { return nil }
        return heights.min { ($0.points, $0.path) < ($1.points, $1.path) }
    }

    /// Whether some file connects outlets of an object of this class, or shows its view.
    package func draws(_ name: String, in declarations: DeclarationIndex) -> Bool {
        let owners = outlets.values.lazy.joined().map(\.ownerClass)
        return owners.contains { declarations.isClass($0, orHeirOf: name) }
            || layout(ofClass: name, in: declarations) != nil
    }

    /// Whether some file, or code, puts the view of a controller of this class into a part of another controller's view, which
    /// need not end with its window.
    package func isEmbedded(_ name: String, in declarations: DeclarationIndex) -> Bool {
        func isMeant(_ embedded: String) -> Bool { declarations.isClass(embedded, orHeirOf: name) }
        return surroundings.classesInContainers.contains(where: isMeant)
            || files.values.contains { $0.embeddedClasses.contains(where: isMeant) }
    }

    /// Whether some file puts the view of a controller of this very class into a part of another controller's.
    package func embedsController(_ name: String) -> Bool { files.values.contains { $0.embeddedClasses.contains(name) } }

    /// The classes of the controllers that files give by an identifier: of a navigation controller, the one that it begins with.
    package func classes(identifiedBy identifier: String) -> Set<String> {
        files.values.reduce(into: []) { classes, file in
            let scenes = file.scenes
            for (position, controller) in scenes.controllers.enumerated() where controller.identifier == identifier {
                let roots = scenes.steps.filter { $0.from == position && $0.isRelationship }.map(\.to)
                let shown = controller.isNavigation ? roots : [position]
                classes.formUnion(shown.compactMap { scenes.controllers[$0].customClass })
            }
        }
    }

    /// The bar of a navigation controller in which some file shows controllers of this class, and none does in another way or
    /// under another bar.
    package func navigationBar(over name: String, in declarations: DeclarationIndex) -> BarStyle? {
        func isMeant(_ drawn: String) -> Bool { declarations.isClass(drawn, orHeirOf: name) }
        let styles: [BarStyle] =
            (navigation.classesUnderNavigationBars.contains(where: isMeant) ? [.translucent] : [])
            + (navigation.classesAtOpaqueNavigationBars.contains(where: isMeant) ? [.opaque] : [])
        return styles.count == 1 && !navigation.classesElsewhere.contains(where: isMeant) ? styles[0] : nil
    }

    /// Whether files, or code, show controllers of this class as sheets, and in no other way.
    package func isInSheet(_ name: String, in declarations: DeclarationIndex) -> Bool {
        navigation.classesInSheets.union(surroundings.classesInSheets).contains { declarations.isClass($0, orHeirOf: name) }
    }

    /// Whether some file gives controllers of this class a style in which they are no sheets, whoever presents them.
    package func isDrawnToFillWindow(_ name: String) -> Bool {
        files.values.flatMap(\.scenes.controllers).contains { controller in
            controller.customClass == name
                && controller.presentationStyle.map { !StoryboardNavigation.sheetStyles.contains($0) } ?? false
        }
    }

    /// Whether some file has the views of controllers of this class reach under bars although they are opaque.
    package func reachesUnderOpaqueBars(_ name: String, in declarations: DeclarationIndex) -> Bool {
        controllers(of: name, in: declarations).contains(where: \.reachesUnderOpaqueBars)
    }

    /// Whether some file has the views of controllers of this class end at the bar of an edge, "top" or "bottom".
    package func endsView(of name: String, atBarOf edge: String, in declarations: DeclarationIndex) -> Bool {
        controllers(of: name, in: declarations).contains { $0.extendedEdges.map { !$0.contains(edge) } ?? false }
    }

    private func controllers(of name: String, in declarations: DeclarationIndex) -> [StoryboardScenes.Controller] {
        files.values.flatMap(\.scenes.controllers).filter { controller in
            controller.customClass.map { declarations.isClass($0, orHeirOf: name) } ?? false
        }
    }

    /// Whether some file connects outlets of a class, and none connects one to this property, for the class or its heirs.
    package func leavesUnconnected(_ property: String, ofClass name: String, in declarations: DeclarationIndex) -> Bool {
        guard isSearched, surroundings.missingStoryboard == nil else { return false }
        let owner = Owner(name, in: declarations)
        func isMeant(_ outlet: OutletConnection) -> Bool { owner.isDrawn(as: outlet.ownerClass, at: outlet.path) }
        guard outlets.values.contains(where: { $0.contains(where: isMeant) }) else { return false }
        let heirs = surroundings.heirs[name] ?? []
        return !(outlets[property] ?? []).contains { outlet in
            isMeant(outlet) || heirs.contains(outlet.ownerClass) || declarations.isHeir(outlet.ownerClass, of: name)
        }
    }

    /// What the files connect to a property of an object of this class, by path and line; all of it where they differ.
    ///
    /// An interface may name the class itself or one that inherits from it, and then its objects are such objects. Only if none
    /// does is a superclass looked for, whose xib a subclass can be loaded from.
    package func connections(
        property: String, ofClass name: String, in declarations: DeclarationIndex
    ) -> [OutletConnection] {
        guard let candidates = outlets[property] else { return [] }
        let owner = Owner(name, in: declarations)
        let own = candidates.filter {
            owner.isDrawn(as: $0.ownerClass, at: $0.path) || declarations.isHeir($0.ownerClass, of: name)
        }
        guard own.isEmpty else { return own }
        let inherited = candidates.filter { surroundings.heirs[name]?.contains($0.ownerClass) ?? false }
        guard inherited.isEmpty else { return inherited }
        let ancestors = declarations.ancestorNames(of: name)
        return candidates.filter { ancestors.contains($0.ownerClass) }
    }
}

/// A class that interface files may draw, of which others may have the name: those of another target, or of none.
private struct Owner {
    private let name: String
    /// The paths of the files that declare it.
    private var own: [String] = []
    /// Those of the others.
    private var others: [String] = []

    init(_ type: String, in declarations: DeclarationIndex) {
        // What sets such classes apart in the index is no part of their name.
        name = type.firstRange(of: " (").map { String(type[..<$0.lowerBound]) } ?? type
        for other in declarations.namesakes(of: name) {
            let paths = declarations.types[other]?.declarations.filter { $0.kind == .classDecl }.map(\.file.path) ?? []
            if other == type { own += paths } else { others += paths }
        }
    }

    /// Whether a file that names a class means this one: of several, the one whose file is nearest to it.
    func isDrawn(as ownerClass: String, at path: String) -> Bool {
        guard ownerClass == name else { return false }
        guard !others.isEmpty, !own.isEmpty else { return true }
        func nearness(_ paths: [String]) -> Int { paths.map { $0.sharedFolders(with: path) }.max() ?? 0 }
        return nearness(own) >= nearness(others)
    }
}

extension DeclarationIndex {
    fileprivate func isHeir(_ type: String, of ancestor: String) -> Bool {
        type != ancestor && ancestorNames(of: type).contains(ancestor)
    }

    /// Whether objects of a class are objects of another one, be it the same.
    func isClass(_ type: String, orHeirOf ancestor: String) -> Bool {
        type == ancestor || isHeir(type, of: ancestor)
    }

    /// The names of the types that are spelled so.
    fileprivate func namesakes(of name: String) -> [String] {
        guard let first = types[name] else { return [] }
        let others = types.keys.filter { $0.hasPrefix(name + " (") }
        return [first.name] + others
    }
}

extension InterfaceFile {
    /// The path without the folder that names a language: copies of one interface have it in common.
    fileprivate var unlocalisedPath: String {
        path.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }

    /// Copies in lower ranks stand for those in higher ones.
    fileprivate var localisationRank: String {
        let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
        return switch folder {
        case nil, "Base.lproj": ""
        case "en.lproj": "0"
        case let folder?: "1" + folder
        }
    }
}
