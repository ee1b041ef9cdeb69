import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftLexer
import SwiftParser

/// Code of apps that nothing in the program leads to: what its handlers do, nobody sees.
extension Linter {
    /// Notes for each unit the classes of its handlers that no code and no interface file of an app's sources mentions.
    ///
    /// - Parameter heirs: those that have handlers of an owner's as their own, and that other files declare.
    func noteUnshown(
        _ units: inout [AnalysisUnit], owners: [Set<String>], heirs: [Set<String>], from search: some SourceSearch
    ) {
        noteUnshown(&units, units.indices.map { ($0, units[$0].file, owners[$0]) }, from: search)
        // A base class registers for those that inherit from it, too.
        let inherited = units.indices.flatMap { position -> [NamedPlace] in
            guard !heirs[position].isEmpty else { return [] }
            return units[position].library.map { file in
                (position, file, DeclarationIndex([parse(file)]).classesDeclared(among: heirs[position]))
            }
        }
        noteUnshown(&units, inherited.filter { !$0.names.isEmpty }, from: search)
        noteUnreached(&units, owners: owners, from: search)
    }

    /// Names of a unit, and the file that declares them.
    typealias NamedPlace = (position: Int, file: SourceFile, names: Set<String>)

    private func noteUnshown(_ units: inout [AnalysisUnit], _ places: [NamedPlace], from search: some SourceSearch) {
        let left = unmentioned(places, from: search)
        let unmentioned = left.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        guard !unmentioned.isEmpty else { return }
        let drawn = search.interfaceFiles(naming: unmentioned, mentioning: [])
        var leading: [NamedPlace] = places.map { ($0.position, $0.file, []) }
        var led: [Int: [String: Set<String>]] = [:]
        for (number, names) in left {
            let place = places[number]
            let names = names.filter { name in !drawn.contains { $0.showsClass(name) } }
            guard !names.isEmpty else { continue }
            let tree = parse(place.file)
            let mentions = tree.nodes(of: [.identifierExpr, .memberExpr, .identifierType, .memberType], spelled: names)
            let used = mentions.filter { !$0.node.stands(inType: $0.name) }
            // What is public may be shown by code that is not at hand.
            let declared = tree.nodes(of: [.classDecl, .structDecl]).filter { !$0.isPublic }.map(\.spelledName)
            units[place.position].unshown.formUnion(names.intersection(declared).subtracting(used.map(\.name)))
            // `func avoidingKeyboard() -> some View { modifier(KeyboardPadding()) }` leads to it from where that is called.
            for (name, uses) in Dictionary(grouping: used, by: \.name) where declared.contains(name) {
                let functions = uses.compactMap { $0.node.functionOfExtension }
                guard functions.count == uses.count, functions.allSatisfy({ tree.file.codeWords($0) == 0 }) else { continue }
                led[number, default: [:]][name] = Set(functions)
                leading[number].names.formUnion(functions)
            }
        }
        let uncalled = self.unmentioned(leading, from: search)
        for (number, names) in led {
            for (name, functions) in names where functions.isSubset(of: uncalled[number] ?? []) {
                units[places[number].position].unshown.insert(name)
            }
        }
    }

    /// By number of a place, the names of it that stand in no other file.
    ///
    /// Only of a file that an app compiles can be said that nothing leads to what is in it: a library's code is used by others.
    /// And only where the targets are known: which others use a folder's code, nobody says.
    ///
    /// - Parameter areForOthers: whether the names may be used by who uses a library.
    func unmentioned(
        _ places: [NamedPlace], from search: some SourceSearch, areForOthers: Bool = true
    ) -> [Int: Set<String>] {
        let numbers = places.indices.filter { number in
            let place = places[number]
            return !place.names.isEmpty && (!areForOthers || isOfApp(place.file)) && search.scopes.isListed(place.file.path)
        }
        let all = numbers.reduce(into: Set<String>()) { $0.formUnion(places[$1].names) }
        guard !all.isEmpty else { return [:] }
        let files = search.files(declaring: [], mentioning: all)
        var left: [Int: Set<String>] = [:]
        for number in numbers {
            let own = places[number].file
            let others = files.filter { $0.path != own.path && search.scopes.sees($0.path, own.path) }
            let unmentioned = places[number].names.filter { name in !others.contains { $0.codeWords(name) > 0 } }
            if !unmentioned.isEmpty { left[number] = unmentioned }
        }
        guard !left.isEmpty else { return [:] }
        // Objective-C shows and calls what Swift declares, by the same names.
        let foreign = search.objectiveCFiles(mentioning: left.values.reduce(into: []) { $0.formUnion($1) })
        return left.compactMapValues { names in
            let unmentioned = names.filter { name in !foreign.contains { !$0.words(name).isEmpty } }
            return unmentioned.isEmpty ? nil : unmentioned
        }
    }

    /// The positions of the units that have names and that an app compiles.
    func unitsOfApps(naming names: [Set<String>], _ units: [AnalysisUnit]) -> [Int] {
        units.indices.filter { !names[$0].isEmpty && isOfApp(units[$0].file) }
    }

    func isOfApp(_ file: SourceFile) -> Bool { !(apps.apps(ofFileAt: file.path) ?? []).isEmpty }
}

extension DeclarationIndex {
    fileprivate func classesDeclared(among names: Set<String>) -> Set<String> {
        names.filter { types[$0]?.kind == .classDecl }
    }
}

extension Syntax {
    /// Whether it stands in the declaration of a type or in an extension of it, or names what an extension is of: only who has
    /// come to the type comes to that.
    func stands(inType name: String) -> Bool {
        ancestors.contains { $0.kind.isTypeDeclaration && $0.spelledName == name }
    }

    /// The name of the function that a node stands in, if an extension gives that to what others use, and only the program's code
    /// can call it; nil for any other place.
    fileprivate var functionOfExtension: String? {
        guard let function = nearestAncestor(where: { $0 == .functionDecl }), !function.isPublic,
            let type = function.nearestAncestor(where: \.isTypeDeclaration), type.kind == .extensionDecl, !type.isPublic
        else { return nil }
        return function.spelledName
    }
}

extension SourceFile {
    /// Whether an interface file has an object of a class: its owner is no object of it, but what loads it.
    func showsClass(_ name: String) -> Bool {
        words(name).contains { start in
            let opening = bytes[..<start].lastIndex(of: UInt8(ascii: "<")) ?? 0
            return !bytes[opening..<start].starts(with: "<placeholder".utf8)
        }
    }

    /// How often a name stands in the code, but for where something is declared by it: a comment leads to nothing.
    func codeWords(_ name: String) -> Int {
        let places = words(name)
        guard !places.isEmpty else { return 0 }
        let tokens = lex(self)
        return places.count { place in
            guard let own = tokens.index(covering: place) else { return false }
            guard tokens[own].start == place, own > 0 else { return true }
            let before = bytes[Int(tokens[own - 1].start)..<Int(tokens[own - 1].end)]
            return !["func", "var", "let"].contains { before.elementsEqual($0.utf8) }
        }
    }

    /// Where a name stands in the text by itself.
    func words(_ name: String) -> some Collection<Int> {
        func isPart(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        let length = name.utf8.count
        return WordSearch(Array(name.utf8)).offsets(in: bytes).lazy.filter { start in
            (start == 0 || !isPart(bytes[start - 1])) && (start + length >= bytes.count || !isPart(bytes[start + length]))
        }
    }
}
