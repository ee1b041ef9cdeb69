import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftLexer
import SwiftParser

/// Functions that register handlers, and that nothing calls.
extension Linter {
    /// Notes for each unit the functions that register its handlers and that no code of an app's sources mentions.
    ///
    /// - Parameter registering: those that their own files do not mention.
    func noteUncalled(
        _ units: inout [AnalysisUnit], registering: [Set<String>], from search: some SourceSearch
    ) {
        let registering = units.indices.map { ownFunctions(among: registering[$0], of: units[$0].file) }
        let left = unmentioned(
            units.indices.map { ($0, units[$0].file, registering[$0]) }, from: search, areForOthers: false)
        for (position, names) in left { units[position].uncalled = names }
        // A base class registers for those that inherit from it, too.
        let byPath = Dictionary(left.map { (units[$0.key].file.path, $0.value) }) { $0.union($1) }
        for position in units.indices where !byPath.isEmpty {
            for file in units[position].library { units[position].uncalled.formUnion(byPath[file.path] ?? []) }
        }
        for position in units.indices where search.scopes.isListed(units[position].file.path) {
            let open = registering[position].subtracting(units[position].uncalled)
            guard !open.isEmpty else { continue }
            let tree = parse(units[position].file)
            for name in open {
                // What only its own file can call is called by no other, whatever others call theirs.
                let functions = tree.nodes(of: [.functionDecl]).filter { $0.spelledName == name }
                let isPrivate = functions.allSatisfy(\.isPrivate)
                let isOnly = functions.count == 1
                guard
                    isPrivate || isOnly && isOfApp(tree.file) && othersCallTheirOwn(functions[0], in: tree, from: search)
                        || isOnly && nobodyHasObjects(toCall: functions[0], in: tree, from: search)
                else { continue }
                units[position].uncalled.insert(name)
            }
        }
    }

    /// Those of the functions that only code at hand can call: what is public in a library, others call.
    private func ownFunctions(among names: Set<String>, of file: SourceFile) -> Set<String> {
        guard !names.isEmpty, !apps.isOnlyInPrograms(fileAt: file.path) else { return names }
        return names.subtracting(parse(file).nodes(of: [.functionDecl]).filter(\.isPublic).map(\.spelledName))
    }

    /// Whether no code that calls a function of that name can have an object to call it on: only its own file names the class,
    /// and there only to ask an object for other members, as in `Watcher.shared.height`.
    private func nobodyHasObjects(toCall function: Syntax, in own: SyntaxTree, from search: some SourceSearch) -> Bool {
        guard let type = function.nearestType?.name,
            let declaration = own.nodes(of: [.classDecl]).first(where: { $0.spelledName == type }), !declaration.isPublic
        else { return false }
        let mentions = own.nodes(of: [.identifierExpr, .memberExpr, .identifierType, .memberType], spelled: [type])
        let outside = mentions.map(\.node).filter { !$0.stands(inType: type) }
        let areOfOthers = outside.allSatisfy { mention in
            guard let object = mention.parent, object.kind == .memberExpr, mention.role == .base, object.role == .base,
                let member = object.parent, member.kind == .memberExpr
            else { return false }
            return member.name != function.spelledName
        }
        let others = search.files(declaring: [], mentioning: [type]).filter { $0.path != own.file.path }
        return areOfOthers && others.allSatisfy { $0.codeWords(type) == 0 }
            && search.interfaceFiles(naming: [type], mentioning: []).allSatisfy { $0.words(type).isEmpty }
            && search.objectiveCFiles(mentioning: [type]).allSatisfy { $0.words(type).isEmpty }
    }

    /// Whether whoever calls a function of that name calls another one: without an object, each class calls its own.
    private func othersCallTheirOwn(_ function: Syntax, in own: SyntaxTree, from search: some SourceSearch) -> Bool {
        let name = function.spelledName
        guard search.scopes.isListed(own.file.path), let type = function.nearestType?.name,
            own.nodes(of: [.classDecl]).contains(where: { $0.spelledName == type })
        else { return false }
        let ancestors = Set(DeclarationIndex([own]).ancestorNames(of: type) + [type])
        let others = search.files(declaring: [], mentioning: [name, type]).filter { file in
            file.path != own.file.path && search.scopes.sees(file.path, own.file.path)
        }
        let allCallTheirOwn = others.allSatisfy { file in
            let tree = parse(file)
            let mentions = tree.nodes(of: [.identifierExpr, .memberExpr], spelled: [name])
            // A text may be a selector, and who inherits from the class calls what it has.
            return file.codeWords(name) == mentions.count
                && !tree.nodes(of: [.classDecl]).contains { $0.children(.inheritedType).contains { $0.name == type } }
                && mentions.allSatisfy { mention in
                    let base = mention.node.child(.base)
                    guard base == nil || base?.name == "self", let caller = mention.node.enclosingTypeName else { return false }
                    return !ancestors.contains(caller)
                }
        }
        // Last, since these files are looked for in the tree.
        return allCallTheirOwn && search.objectiveCFiles(mentioning: [name]).allSatisfy { $0.words(name).isEmpty }
    }
}

extension FileFacts {
    /// The functions that registrations stand in, if nothing but the program's code can call them, and that of the file does not.
    ///
    /// Most are called where they stand: no other file is looked through for those.
    var uncalledRegistrars: Set<String> {
        let places = handlers.flatMap(\.registrations).map(\.reference.node).filter { $0.tree === tree }
        return Set(places.compactMap { $0.registeringFunction(in: index) }).filter { name in
            let declarations = tree.nodes(of: [.functionDecl]).count { $0.spelledName == name }
            return tree.file.words(name).count <= declarations || tree.file.codeWords(name) == 0
        }
    }
}

extension Syntax {
    /// The name of the function that a registration stands in, if nothing but the program's code can call that.
    fileprivate func registeringFunction(in index: DeclarationIndex) -> String? {
        if let property = lazyProperty { return property }
        guard let function = enclosingFunction, function.kind == .functionDecl, !function.hasModifier("override"),
            !function.children(.attribute).contains(where: { ["objc", "IBAction"].contains($0.name) }),
            !ObserverSeeds.entryPoints.contains(function.name), !function.mayBeAskedFor(by: index),
            isOfPlainExtension || function.isPrivate
                // It may be what a library's protocol asks for.
                || enclosingTypeName.map({ index.missingProtocol(of: $0) == nil && index.missingSuperclass(of: $0) == nil })
                    ?? true
        else { return nil }
        return function.name
    }

    /// Whether a function may be what a delegate's protocol of a framework asks for.
    private func mayBeAskedFor(by index: DeclarationIndex) -> Bool {
        guard !children(.parameter).isEmpty, let type = enclosingTypeName else { return false }
        return index.ancestorNames(of: type).contains { name in
            DeclarationIndex.isFramework(name) && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
        }
    }

    /// The property in whose initial value the node stands, if that is not made before somebody asks for it.
    fileprivate var lazyProperty: String? {
        guard let binding = ancestors.first(where: { $0.kind == .patternBinding && $0.parent?.hasModifier("lazy") ?? false }),
            range.start >= binding.child(.value)?.range.start ?? .max
        else { return nil }
        return binding.child(.pattern)?.name
    }

    /// Whether the node stands in an extension that gives a class of UIKit's members, and no conformance.
    private var isOfPlainExtension: Bool {
        guard let type = ancestors.first(where: \.kind.isTypeDeclaration), type.kind == .extensionDecl else { return false }
        return DeclarationIndex.isFramework(type.spelledName) && type.children(.inheritedType).isEmpty
    }
}

extension KeyboardHandler {
    /// One of some functions, if nothing else registers the handler.
    func onlyRegistered(by functions: Set<String>) -> String? {
        let names = registrations.map { $0.reference.node.lazyProperty ?? $0.reference.node.enclosingFunction?.name ?? "" }
        return names.allSatisfy(functions.contains) ? names.first : nil
    }
}
