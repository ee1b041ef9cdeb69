import HandlerInterpreter
import KeyboardFacts
import PatternMatching
import ProgramIndex
import SwiftParser

/// A controller registers as its view is loaded, which happens once, and removes the observer each time that its screen goes
/// (Apple, documentation of `UIViewController.viewDidLoad()` and `viewWillDisappear(_:)`). It goes and comes back behind a screen
/// that it pushes, or presents over all of its own; behind an alert or a sheet it stays.
struct IsNotRegisteredAgain: RuleFact {
    static let phrases = [
        FactPhrase(
            of: .variable, "is not registered again",
            "a name in a registration that is made once, if its observer is removed whenever the screen disappears and the class shows other screens in its place",
            IsNotRegisteredAgain())
    ]
    static let basis = FactBasis.declarations
    private static let loading = ["loadView", "viewDidLoad"]
    private static let returning = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

    func holds(for node: Syntax, in evidence: Evidence) -> Bool { loss(of: node, in: evidence.index) != nil }

    func trace(of node: Syntax, in evidence: Evidence) -> [(what: String, node: Syntax)] {
        loss(of: node, in: evidence.index).map {
            [("removed here", $0.removal), ("another screen takes its place here", $0.screen)]
        } ?? []
    }

    /// Where the observer that a name registers is removed for good, and where another screen comes.
    private func loss(of name: Syntax, in index: DeclarationIndex) -> (removal: Syntax, screen: Syntax)? {
        guard let type = name.nearestType?.name, index.isViewController(type), let function = name.enclosingFunction?.name,
            let call = name.ancestors.first(where: { $0.kind == .callExpr }), call.child(.callee)?.name == "addObserver",
            // What a wrapper of the program's own adds is another object's.
            call.children(.argument).first?.child(.value)?.text == "self",
            call.children(.argument).contains(where: { $0.label == "selector" })
        else { return nil }
        // What a base class registers, it loses where one of its heirs shows the other screen.
        return ([type] + index.descendants(of: type).map(\.name)).lazy.compactMap { screen in
            loss(of: name, registeredBy: function, in: screen, index)
        }.first
    }

    /// The same for the screens of one class.
    private func loss(
        of name: Syntax, registeredBy function: String, in type: String, _ index: DeclarationIndex
    ) -> (removal: Syntax, screen: Syntax)? {
        guard index.namesReached(fromMethods: Self.loading, in: type).contains(function) else { return nil }
        let lineage = index.lineage(of: type)
        func first(in methods: some Collection<String>, _ does: (Syntax) -> Syntax?) -> Syntax? {
            // A method that all screens have, and this one does not call, is none of its own.
            let names = index.namesReached(fromMethods: methods, in: type)
            return lineage.lazy.flatMap(\.functions).filter { names.contains($0.key) }.flatMap(\.value)
                .compactMap(does).min { $0.range.start < $1.range.start }
        }
        // So is one that shows whatever it is given.
        let own = lineage.filter { !DeclarationIndex.isFramework($0.name) }.flatMap { ancestor in
            ancestor.functions.filter { ancestor.name == lineage.first?.name || !$0.value.allSatisfy(\.showsWhatItIsGiven) }.keys
        }
        let segueIsCover = !lineage.flatMap(\.declarations).contains { $0.subtree.contains(where: \.presentsBeside) }
        guard
            let removal = first(
                in: DeclarationIndex.leavingScreen, { $0.change(of: name, by: "removeObserver", inAnyCase: true) }),
            first(in: Self.returning, { $0.change(of: name, by: "addObserver") }) == nil,
            let screen = first(in: own, { $0.screenShown(bySegues: segueIsCover, in: index) })
        else { return nil }
        return (removal, screen)
    }
}

extension Syntax {
    /// Whether it presents a screen that leaves its own visible, a popover or a sheet: so may what a segue shows.
    fileprivate var presentsBeside: Bool {
        presentation.map { $0.style.lowercased() != "fullscreen" } ?? false
    }

    /// Whether a function pushes or presents one of its own parameters.
    fileprivate var showsWhatItIsGiven: Bool {
        let given = Set(children(.parameter).map(\.name))
        return subtree.contains { call in
            guard call.kind == .callExpr, let callee = call.child(.callee)?.name,
                callee == Showing.pushing || Showing.presenting.contains(callee),
                let screen = call.children(.argument).first?.child(.value)
            else { return false }
            return screen.kind == .identifierExpr && given.contains(screen.name)
        }
    }

    /// Where it has another screen take the place of its own, to which that one leads back.
    ///
    /// - Parameter bySegues: whether a segue does that.
    fileprivate func screenShown(bySegues: Bool, in index: DeclarationIndex) -> Syntax? {
        let nodes = subtree.filter { $0.kind == .callExpr || $0.kind == .assignExpr }
        func calls(_ names: Set<String>) -> Syntax? {
            nodes.first { node in
                node.kind == .callExpr && names.contains(node.child(.callee)?.name ?? "")
                    && !(node.pushedScreen.map(index.hidesBackButton) ?? false)
            }
        }
        // A controller that takes itself off the stack as it pushes another one does not return.
        let staysOnStack = !subtree.contains { $0.kind == .memberExpr && $0.name == "viewControllers" }
        let pushes: Set =
            bySegues ? ["pushViewController", "performSegue", "performSegueWithIdentifier"] : ["pushViewController"]
        if staysOnStack, let call = calls(pushes) { return call }
        let presents = calls(["present", "presentViewController"])
        return presents.flatMap { call in
            nodes.contains { node in
                guard let (style, screen) = node.presentation, let screen else { return false }
                return style == "fullScreen" && screen.text != "self"
            } ? call : nil
        }
    }

    /// Where it adds or removes the object as the observer of all notifications, or of the named one.
    ///
    /// - Parameter inAnyCase: whether it must not depend on an `if`.
    fileprivate func change(of name: Syntax, by method: String, inAnyCase: Bool = false) -> Syntax? {
        subtree.first { call in
            guard call.kind == .callExpr, call.child(.callee)?.name == method,
                !inAnyCase || !call.ancestors.prefix(while: { $0 != self }).contains(where: { $0.kind == .ifExpr })
            else { return false }
            let arguments = call.children(.argument).compactMap { $0.child(.value) }
            guard arguments.first?.text == "self" else { return false }
            return arguments.count == 1 || arguments.contains { $0.name == name.name }
        }
    }
}
