import HandlerInterpreter
import KeyboardFacts
import ProgramIndex
import SourceText
import SwiftParser

/// What code does with tab bar controllers.
struct CodeTabs {
    /// By file, the classes of controllers that are made where a tab bar controller gets its controllers, by themselves or as the
    /// first of a navigation controller.
    let classes: [String: Set<String>]
    /// Whether code makes a tab bar controller at all, or has a class of its own.
    let areMade: Bool
    /// Whether it makes one by an initialiser: then no file says how its bar looks.
    let areCalled: Bool
    /// Whether it gives one its controllers.
    let areFilled: Bool
    /// Whether code that gives one its controllers has to do with navigation controllers, or may have.
    let haveNavigation: Bool
    /// The functions by which code may hide the bar of whatever screen calls them.
    let functionsHidingBar: Set<String>
}

/// Controllers that code puts into tabs: each lies above the bar of a tab bar controller, which is part of its safe area.
extension Linter {
    /// - Parameter interfaces: the files that code asks for controllers by an identifier.
    func codeTabs(from search: some SourceSearch, in interfaces: InterfaceIndex) -> CodeTabs {
        let (bars, trees) = tabBarControllers(from: search)
        var haveNavigation = false
        let classes: [String: Set<String>] = trees.reduce(into: [:]) { classes, tree in
            let code = tree.nodes(of: [.functionDecl, .initializerDecl, .closureExpr])
            for function in code where function.fillsTabs(ofAny: bars) {
                let used = [function] + function.ownCodeUsed + codeUsed(by: function, from: search)
                // Who is given what others make may be given anything.
                let isTold = used.contains { !$0.madeControllers.isEmpty || !$0.storyboardIdentifiers.isEmpty }
                haveNavigation = haveNavigation || !isTold || used.contains(where: \.namesNavigation)
                for code in used {
                    classes[tree.file.path, default: []].formUnion(code.madeControllers)
                    for identifier in code.storyboardIdentifiers {
                        classes[tree.file.path, default: []].formUnion(interfaces.classes(identifiedBy: identifier))
                    }
                }
            }
        }
        let areCalled = trees.contains { tree in
            tree.nodes(of: [.callExpr]).contains { call in
                call.child(.callee).map { bars.contains($0.name) || bars.contains($0.child(.base)?.name ?? "") } ?? false
            }
        }
        let areFilled = trees.contains { tree in
            tree.nodes(of: [.identifierExpr, .memberExpr], spelled: Self.members).contains { $0.node.isGiven }
        }
        let areMade = areCalled || bars.count > 1
        return CodeTabs(
            classes: classes, areMade: areMade, areCalled: areCalled, areFilled: areFilled,
            haveNavigation: haveNavigation,
            functionsHidingBar: areMade || interfaces.drawsTabBars ? functionsHidingTabBar(of: bars, from: search) : [])
    }

    /// What a function uses of the members of types that it names: `Tab.allCases.map { $0.screen }`.
    private func codeUsed(by function: Syntax, from search: some SourceSearch) -> [Syntax] {
        let named = Set(function.subtree.filter { $0.kind == .identifierExpr && $0.name.startsUppercase }.map(\.name))
            .filter { !DeclarationIndex.isFramework($0) }
        guard !named.isEmpty else { return [] }
        let members = Set(function.subtree.filter { $0.kind == .memberExpr }.map(\.name))
        return search.files(declaring: named, mentioning: []).sorted { $0.path < $1.path }.flatMap { file in
            parse(file).nodes(of: [.enumDecl, .extensionDecl], spelled: named).flatMap { type in
                type.node.children(.member).filter { member in
                    (member.children(.binding).compactMap { $0.child(.pattern)?.name } + [member.name]).contains(
                        where: members.contains)
                }
            }
        }
    }

    /// Those of the program's tab bar controllers, and those that it adds to UIKit's controllers.
    private func functionsHidingTabBar(of bars: Set<String>, from search: some SourceSearch) -> Set<String> {
        search.files(declaring: [], mentioning: ["tabBar"]).reduce(into: []) { names, file in
            for function in parse(file).nodes(of: [.functionDecl]) {
                guard let type = function.nearestAncestor(where: \.isTypeDeclaration)?.name,
                    bars.contains(type) || DeclarationIndex.isFrameworkController(type),
                    function.subtree.contains(where: { TabBar.mayBeHidden(by: $0) })
                else { continue }
                names.insert(function.name)
            }
        }
    }

    /// UIKit's tab bar controller and the program's own, with the files that name any of them.
    private func tabBarControllers(from search: some SourceSearch) -> (names: Set<String>, trees: [SyntaxTree]) {
        var names: Set<String> = []
        var trees: [String: SyntaxTree] = [:]
        var new: Set<String> = [Self.tabBarController]
        while !new.isEmpty {
            names.formUnion(new)
            // A test's bar is in no app.
            for file in search.files(declaring: [], mentioning: new) where trees[file.path] == nil && !file.importsTests {
                trees[file.path] = parse(file)
            }
            let heirs = trees.values.flatMap { $0.nodes(of: [.classDecl]) }.filter { declaration in
                declaration.children(.inheritedType).contains { names.contains($0.name) }
            }
            new = Set(heirs.map(\.name)).subtracting(names)
        }
        return (names, Array(trees.values))
    }

    fileprivate static let tabBarController = "UITabBarController"
    /// What gives a tab bar controller its controllers (Apple, documentation of UITabBarController).
    fileprivate static let members: Set<String> = ["viewControllers", "setViewControllers"]
}

extension Syntax {
    /// Whether a function, an initialiser or a closure that makes a property gives a tab bar controller its controllers: one that it
    /// makes, or its own object.
    ///
    /// - Parameter classes: those that are tab bar controllers.
    fileprivate func fillsTabs(ofAny classes: Set<String>) -> Bool {
        let isCode = kind == .closureExpr ? enclosingFunction == nil : child(.body) != nil
        let given = isCode ? subtree.filter { Linter.members.contains($0.name) && $0.isGiven } : []
        guard !given.isEmpty else { return false }
        return given.contains { $0.child(.base)?.unwrapped.isTabBarController(ofAny: classes) ?? false }
            || enclosingTypeName.map(classes.contains) ?? false
            || subtree.contains { node in
                [.callExpr, .castExpr].contains(node.kind) && node.madeController.map(classes.contains) ?? false
            }
    }

    /// Whether an expression is a property or a parameter that is declared as a tab bar controller, or UIKit's property for one.
    private func isTabBarController(ofAny classes: Set<String>) -> Bool {
        if name == "tabBarController" { return true }
        let declared =
            enclosingFunction?.children(.parameter).first { $0.name == name }
            ?? nearestAncestor(where: \.isTypeDeclaration)?.children(.member).lazy.flatMap { $0.children(.binding) }
            .first { $0.child(.pattern)?.name == name }
        return declared?.child(.type)?.subtree.contains { classes.contains($0.name) } ?? false
    }

    /// Whether code names a navigation controller: a class or a property of one, or a function that makes one.
    fileprivate var namesNavigation: Bool {
        subtree.contains { node in
            [.identifierExpr, .memberExpr, .identifierType].contains(node.kind) && node.name.contains(/[Nn]av/)
        }
    }

    /// Whether a member is assigned, or called.
    fileprivate var isGiven: Bool {
        role == .callee || (role == .left && parent?.kind == .assignExpr && parent?.isNamed("=") ?? false)
    }

    /// What a function uses of the members of the type that it stands in: the initial values of properties, and functions.
    fileprivate var ownCodeUsed: [Syntax] {
        guard let type = nearestAncestor(where: \.isTypeDeclaration) else { return [] }
        let names = Set(subtree.filter { $0.kind == .identifierExpr || $0.kind == .memberExpr }.map(\.name))
        return type.subtree.compactMap { node -> Syntax? in
            guard node != self, node.nearestAncestor(where: \.isTypeDeclaration) == type else { return nil }
            switch node.kind {
            case .functionDecl: return names.contains(node.name) ? node : nil
            case .patternBinding: return names.contains(node.child(.pattern)?.name ?? "") ? node.child(.value) : nil
            default: return nil
            }
        }
    }

    /// The identifiers by which code asks storyboards for controllers.
    fileprivate var storyboardIdentifiers: [String] {
        subtree.compactMap { node in
            guard node.kind == .callExpr, node.child(.callee)?.name == "instantiateViewController",
                let name = node.children(.argument).first?.child(.value), name.kind == .stringLiteral
            else { return nil }
            return name.textBetweenQuotes
        }
    }

    /// The classes of what a function makes by calling them, in no particular order.
    fileprivate var madeControllers: [String] {
        subtree.compactMap { node in
            guard node.kind == .callExpr, let callee = node.child(.callee), callee.kind == .identifierExpr,
                callee.name.startsUppercase, !DeclarationIndex.isFramework(callee.name)
            else { return nil }
            return callee.name
        }
    }
}

extension SourceFile {
    /// Whether it is for tests, as what it imports tells.
    var importsTests: Bool { !words("XCTest").isEmpty || !words("@testable").isEmpty }
}
