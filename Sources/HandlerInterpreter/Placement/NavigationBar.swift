import KeyboardModel
import ProgramIndex
import SwiftParser

/// The navigation bar that a storyboard or code shows a controller under.
enum NavigationBar {
    /// Points that the usual bar is high: 44, and 50 on an iPad since iOS 12, as Interface Builder draws it.
    static func height(on screen: Screen) -> Double { screen.isPad ? 50 : 44 }

    /// Points that a bar adds to the upper inset of the safe area: none that ends where the view begins.
    static func inset(under style: BarStyle?, on screen: Screen) -> Double { style == .translucent ? height(on: screen) : 0 }

    /// The class of such bars.
    static let type = "UINavigationBar"

    /// That the bar is there.
    static func assumption(_ style: BarStyle) -> Assumption {
        style == .opaque ? .beginsAtNavigationBar : .hasDrawnNavigationBar
    }

    /// What code names that hides the bar, or makes it another one.
    static let changes: Set<String> = [
        "isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden", "prefersLargeTitles",
    ]

    /// Whether code at a node says if views reach under the bar of the navigation controller around a screen:
    /// `navigationController?.navigationBar.isTranslucent = false`.
    static func saysStyle(_ node: Syntax) -> Bool {
        guard BarStyle.members.contains(node.name), let bar = node.child(.base) else { return false }
        return bar.name == "navigationBar" && bar.child(.base)?.isOwnNavigationController ?? false
    }

    /// Whether code at a node puts the controller's view to where a view below an opaque bar began on the iPhones of its time:
    /// `view.frame.origin.y = 64`. A status bar of 20 points and a bar of 44 end there, and since the iPhone X one of 44 points
    /// and the bar at 88 (Apple, Human Interface Guidelines, iPhone X). Nobody puts a view there that begins at 0.
    static func hasViewBelow(_ node: Syntax) -> Bool {
        guard node.kind == .assignExpr, node.isNamed("="), let left = node.child(.left), let right = node.child(.right) else {
            return false
        }
        let origin = left.name == "y" ? left.child(.base) : left
        guard let origin, origin.name == "origin", let frame = origin.child(.base), frame.name == "frame",
            frame.child(.base)?.name == "view"
        else { return false }
        let y = left.name == "y" ? right : right.children(.argument).first { $0.name == "y" }?.child(.value)
        return ["64", "88"].contains(y?.text)
    }

    /// Whether code at a node says what the bar shows of a screen.
    static func isFilled(at node: Syntax) -> Bool {
        node.name == "navigationItem" && node.child(.base).map { $0.name == "self" } ?? true
    }
}

extension Syntax {
    /// Whether it is `navigationController?` of the code's own object.
    fileprivate var isOwnNavigationController: Bool {
        let member = kind == .optionalChain || kind == .forceUnwrap ? child(.expression) : self
        return member?.name == "navigationController" && member?.child(.base).map { $0.name == "self" } ?? true
    }

    /// Whether it is assigned `false`, and nothing else.
    package var isSetToFalse: Bool { wholeValue.parent?.child(.right).map { $0.text == "false" } ?? false }

    /// Whether code at a node has the screen's view end at a bar: `edgesForExtendedLayout = []` (Apple, documentation of
    /// `UIViewController.edgesForExtendedLayout`).
    ///
    /// - Parameter edge: where the bar is, "top" or "bottom".
    func endsView(atBarOf edge: String) -> Bool {
        guard kind == .assignExpr, let left = child(.left), left.name == "edgesForExtendedLayout",
            left.child(.base).map({ $0.name == "self" }) ?? true, let edges = child(.right)
        else { return false }
        let others = Set(["", "UIRectEdge", "init", "top", "left", "bottom", "right"]).subtracting([edge])
        return edges.subtree.allSatisfy { others.contains($0.name) }
    }
}

extension DeclarationIndex {
    /// Whether some node of a class, or of one that it inherits from, is one that is asked for.
    func hasCode(in type: String, where isMeant: (Syntax) -> Bool) -> Bool {
        lineage(of: type).flatMap(\.declarations).contains { $0.subtree.contains(where: isMeant) }
    }

    /// Whether the program's classes have such a node. What an extension of UIKit's offers, any screen may use, or none.
    package func hasOwnCode(in type: String, where isMeant: (Syntax) -> Bool) -> Bool {
        ownDeclarations(of: type).contains { $0.subtree.contains(where: isMeant) }
    }

    /// The same nodes.
    fileprivate func ownCode(in type: String, where isMeant: (Syntax) -> Bool) -> [Syntax] {
        ownDeclarations(of: type).flatMap { $0.subtree.filter(isMeant) }
    }

    private func ownDeclarations(of type: String) -> [Syntax] {
        lineage(of: type).filter { !Self.isFramework($0.name) }.flatMap(\.declarations)
    }
}

extension HandlerInterpreter {
    /// The navigation bar that the handlers' own controller lies under, if nothing it says makes that another one; nil where it
    /// lies under none, or nobody knows.
    var navigationBar: BarStyle? {
        guard let actor, !index.hasCode(in: actor, where: { NavigationBar.changes.contains($0.name) }) else { return nil }
        let drawn = interfaces.navigationBar(over: actor, in: index)
        let said = index.ownCode(in: actor, where: NavigationBar.saysStyle)
        guard said.allSatisfy(\.isSetToFalse) else { return nil }
        if drawn == .opaque || !said.isEmpty { return opaqueBar(of: actor) }
        if drawn == nil, index.hasOwnCode(in: actor, where: NavigationBar.hasViewBelow) { return .opaque }
        guard drawn != nil || index.hasOwnCode(in: actor, where: NavigationBar.isFilled) else { return nil }
        if endsView(of: actor, atBarOf: "top") { return .opaque }
        return interfaces.surroundings.opaqueBars.contains(NavigationBar.type) ? opaqueBar(of: actor) : drawn
    }

    /// How the views of a controller lie at opaque bars.
    func opaqueBar(of actor: String) -> BarStyle {
        let reachesUnder =
            interfaces.reachesUnderOpaqueBars(actor, in: index)
            || index.hasCode(in: actor) { $0.name == "extendedLayoutIncludesOpaqueBars" }
        return reachesUnder ? .translucent : .opaque
    }

    /// Whether the views of a controller end at the bar of an edge, whatever it looks like.
    func endsView(of actor: String, atBarOf edge: String) -> Bool {
        interfaces.endsView(of: actor, atBarOf: edge, in: index)
            || index.hasOwnCode(in: actor) { $0.endsView(atBarOf: edge) }
    }
}

extension Scenario {
    /// The same, with the view under a navigation bar: one that it reaches under adds to its safe area where that is asked for.
    func under(_ bar: BarStyle) -> Scenario {
        bar == .opaque ? beginningBelowBar(height: NavigationBar.height(on: world.screen)) : self
    }
}

extension Evaluator {
    /// Points that the safe area's upper inset has besides the scenario's.
    var navigationBarHeight: Double { NavigationBar.inset(under: program.navigationBar, on: world.screen) }
}
