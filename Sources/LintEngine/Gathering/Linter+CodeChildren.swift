import ProgramIndex
import SourceText
import SwiftParser

/// Controllers that code makes children of others, whose views it puts into a part of theirs: nobody knows that they end with the
/// window.
extension Linter {
    /// By file, the classes of the children (Apple, documentation of `UIViewController.addChild(_:)`), and those of the pages that
    /// a page controller makes which a file puts into a part of another controller.
    func classesInCodeContainers(
        from search: some SourceSearch, in interfaces: InterfaceIndex
    ) -> [String: Set<String>] {
        var classes: [String: Set<String>] = [:]
        for file in search.files(declaring: [], mentioning: Syntax.addingChildren) {
            let found = parse(file).nodes(of: [.callExpr]).filter(\.addsChild).compactMap(\.embeddedChild)
            classes[file.path, default: []].formUnion(found)
        }
        for file in search.files(declaring: [], mentioning: [Syntax.pageController]) {
            for type in parse(file).nodes(of: [.classDecl]) where interfaces.embedsController(type.name) {
                guard type.children(.inheritedType).contains(where: { $0.name == Syntax.pageController }) else { continue }
                let made = type.subtree.filter { $0.kind == .callExpr || $0.kind == .castExpr }.compactMap(\.madeController)
                classes[file.path, default: []].formUnion(made.filter { !DeclarationIndex.isFramework($0) })
            }
        }
        return classes
    }
}

extension Syntax {
    fileprivate static let pageController = "UIPageViewController"
    fileprivate static let addingChildren: Set<String> = ["addChild", "addChildViewController"]

    /// Whether a call makes a controller a child, by itself or by a helper of that name:
    /// `addChild(page: chat, toView: container)`.
    fileprivate var addsChild: Bool { child(.callee).map { Self.addingChildren.contains($0.name) } ?? false }

    /// The class of the controller that a call makes a child; nil where it is not written beside it, and where its view is added
    /// to the whole view around it.
    fileprivate var embeddedChild: String? {
        guard let child = children(.argument).first?.child(.value), let function = enclosingFunction else { return nil }
        let isWhole = function.subtree.contains { call in
            guard call.kind == .callExpr, let callee = call.child(.callee),
                ["addSubview", "insertSubview"].contains(callee.name),
                let view = call.children(.argument).first?.child(.value), view.name == "view",
                view.child(.base)?.name == child.name
            else { return false }
            return callee.child(.base).map { $0.name == "view" || $0.name == "self" } ?? true
        }
        guard !isWhole else { return nil }
        return child.madeController ?? function.declaration(of: child.name)?.madeController
    }

    /// The local variable or the property of a name: what it is declared to be, or made as.
    private func declaration(of name: String) -> Syntax? {
        let type = ancestors.first(where: \.kind.isTypeDeclaration)
        let bindings = [subtree.filter(\.isBinding), type.map { $0.subtree.filter(\.isBinding) } ?? []].joined()
        let binding = bindings.first { $0.child(.pattern)?.name == name }
        return binding?.child(.type) ?? binding?.child(.value)
    }

    private var isBinding: Bool { kind == .patternBinding || kind == .optionalBinding }

    /// Whether a function is called as one of those that make a controller from a storyboard: the program's own, too.
    var instantiates: Bool { name.hasPrefix("instantiate") }

    /// `Chat.self`
    private var isMetatype: Bool {
        kind == .memberExpr && name == "self"
            && child(.base).map { $0.kind == .identifierExpr && $0.name.startsUppercase } ?? false
    }

    /// The class that an expression makes an object of, or that a type names: `Chat()`, `board.instantiate() as! Chat`,
    /// `board.instantiate(Chat.self)`, `Chat.make()`.
    var madeController: String? {
        switch kind {
        case .identifierType, .memberType: return name.startsUppercase ? name : nil
        case .optionalType, .implicitlyUnwrappedType: return subtree.first { $0.kind == .identifierType }?.name
        case .castExpr: return child(.type)?.madeController
        case .tryExpr, .forceUnwrap, .optionalChain, .parenExpr: return child(.expression)?.madeController
        case .callExpr:
            guard let callee = child(.callee) else { return nil }
            if callee.kind == .closureExpr { return nil }
            if callee.instantiates, let named = children(.argument).compactMap({ $0.child(.value) }).last(where: \.isMetatype) {
                return named.child(.base)?.name
            }
            if callee.name.startsUppercase { return callee.name }
            return callee.child(.base).flatMap { $0.kind == .identifierExpr && $0.name.startsUppercase ? $0.name : nil }
        default: return nil
        }
    }
}
