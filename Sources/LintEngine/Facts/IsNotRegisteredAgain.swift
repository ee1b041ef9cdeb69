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
    private static let leaving = ["viewWillDisappear", "viewDidDisappear"]

    func holds(for node: Syntax, in evidence: Evidence) -> Bool {
        let index = evidence.index
        guard let type = node.nearestType?.name, index.isViewController(type), let function = node.enclosingFunction?.name,
            let call = node.ancestors.first(where: { $0.kind == .callExpr }), call.child(.callee)?.name == "addObserver",
            call.children(.argument).first?.child(.value)?.text == "self",
            index.namesReached(fromMethods: Self.loading, in: type).contains(function)
        else { return false }
        let functions = index.lineage(of: type).flatMap(\.functions)
        func runs(_ methods: [String], _ does: (Syntax) -> Bool) -> Bool {
            let names = index.namesReached(fromMethods: methods, in: type)
            return functions.contains { names.contains($0.key) && $0.value.contains(where: does) }
        }
        return runs(Self.leaving) { $0.changesObserver(of: node, by: "removeObserver", inAnyCase: true) }
            && !runs(Self.returning) { $0.changesObserver(of: node, by: "addObserver") }
            && functions.flatMap(\.value).contains(where: \.showsAnotherScreen)
    }
}

extension Syntax {
    /// Whether it has another screen take the place of its own.
    fileprivate var showsAnotherScreen: Bool {
        subtree.contains { node in
            switch node.kind {
            case .callExpr:
                ["pushViewController", "performSegue", "performSegueWithIdentifier"].contains(node.child(.callee)?.name ?? "")
            case .assignExpr:
                node.child(.left)?.name == "modalPresentationStyle" && node.child(.right)?.name == "fullScreen"
            default: false
            }
        }
    }

    /// Whether it adds or removes the object as the observer of all notifications, or of the named one.
    ///
    /// - Parameter inAnyCase: whether it must not depend on an `if`.
    fileprivate func changesObserver(of name: Syntax, by method: String, inAnyCase: Bool = false) -> Bool {
        subtree.contains { call in
            guard call.kind == .callExpr, call.child(.callee)?.name == method,
                !inAnyCase || !call.ancestors.prefix(while: { $0 != self }).contains(where: { $0.kind == .ifExpr })
            else { return false }
            let arguments = call.children(.argument).compactMap { $0.child(.value) }
            guard arguments.first?.text == "self" else { return false }
            return arguments.count == 1 || arguments.contains { $0.name == name.name }
        }
    }
}
