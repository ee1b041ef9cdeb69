import KeyboardModel
import ProgramIndex
import SwiftParser

/// The navigation bar that a storyboard shows a controller under.
enum NavigationBar {
    /// Points that the usual bar is high: 44, and 50 on an iPad since iOS 12, as Interface Builder draws it.
    static func height(on screen: Screen) -> Double { screen.isPad ? 50 : 44 }

    /// What code names that hides the bar, or makes it another one.
    static let changes: Set<String> = [
        "isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden", "prefersLargeTitles", "isTranslucent",
        "translucent",
    ]
}

/// The tab bar that a storyboard or code shows a controller above.
package enum TabBar {
    /// Points that the bar is high above the home indicator, as Interface Builder draws it. On an iPad it is at the top since
    /// iPadOS 18 (Apple, "Elevate your tab and sidebar experience in iPadOS", WWDC24).
    static func height(on screen: Screen) -> Double { screen.isPad ? 0 : 49 }

    /// Whether a screen's view reaches under the bar, whose height its safe area then leaves out, or ends at it (Apple,
    /// documentation of `UIViewController.extendedLayoutIncludesOpaqueBars`).
    package enum Style {
        case translucent, opaque

        /// That the bar is there.
        var assumption: Assumption { self == .opaque ? .endsAtTabBar : .hasTabBar }
    }

    /// What code names that has views reach under opaque bars.
    static let reachingUnder = "extendedLayoutIncludesOpaqueBars"

    /// Whether code at a node has the screen's view end at its bars: `edgesForExtendedLayout = []` (Apple, documentation of
    /// `UIViewController.edgesForExtendedLayout`).
    static func endsView(at node: Syntax) -> Bool {
        guard node.kind == .assignExpr, let left = node.child(.left), left.name == "edgesForExtendedLayout",
            left.child(.base).map({ $0.name == "self" }) ?? true, let edges = node.child(.right)
        else { return false }
        return edges.subtree.allSatisfy { ["", "UIRectEdge", "init", "top", "left", "right"].contains($0.name) }
    }

    /// What code names that hides the bar (Apple, documentation of UITabBarController and UIViewController).
    private static let changes: Set<String> = ["setTabBarHidden", "isTabBarHidden"]

    /// Whether code at a node may hide the bar of the screen that it belongs to: what it says of another screen does not.
    package static func mayBeHidden(by node: Syntax) -> Bool {
        switch node.name {
        case "hidesBottomBarWhenPushed": node.child(.base).map { $0.name == "self" } ?? true
        case "isHidden", "hidden": node.child(.base)?.name == "tabBar" && node.isAssigned && !node.isSetToFalse
        case "alpha", "frame": node.child(.base)?.name == "tabBar" && node.isAssigned
        default: changes.contains(node.name)
        }
    }

    /// Whether code at a node asks for the frame of the bar of a tab bar controller that it takes to be there:
    /// `tabBarController!.tabBar.frame`, or `(tabBarController?.tabBar.frame.height)!`.
    static func isTakenForGranted(at node: Syntax) -> Bool {
        guard node.name == "frame" || node.name == "bounds", let bar = node.child(.base), bar.name == "tabBar",
            let tabs = bar.child(.base), let member = tabs.child(.expression), member.name == "tabBarController",
            member.child(.base).map({ $0.name == "self" }) ?? true
        else { return false }
        let value = node.wholeValue
        return tabs.kind == .forceUnwrap || value.parent?.kind == .forceUnwrap
            || (value.parent?.kind == .parenExpr && value.parent?.parent?.kind == .forceUnwrap)
    }
}

extension Syntax {
    /// Whether it is assigned `false`, and nothing else.
    fileprivate var isSetToFalse: Bool { wholeValue.parent?.child(.right).map { $0.text == "false" } ?? false }
}

extension DeclarationIndex {
    /// Whether some node of a class, or of one that it inherits from, is one that is asked for.
    func hasCode(in type: String, where isMeant: (Syntax) -> Bool) -> Bool {
        lineage(of: type).flatMap(\.declarations).contains { $0.subtree.contains(where: isMeant) }
    }
}

extension HandlerInterpreter {
    /// Whether the handlers' own controller lies under a navigation bar, and nothing it says of it makes that another one.
    var isUnderNavigationBar: Bool {
        actor.map { actor in
            interfaces.isUnderNavigationBar(actor, in: index)
                && !index.hasCode(in: actor) { NavigationBar.changes.contains($0.name) }
        } ?? false
    }

    /// The tab bar that the handlers' own controller lies above, and says nothing of; nil where it lies above none.
    var tabBar: TabBar.Style? {
        guard let actor, let bar = barOfTabs(around: actor) else { return nil }
        // Apple, documentation of `edgesForExtendedLayout`: without `.bottom`, the view ends at the bar.
        return index.hasCode(in: actor, where: TabBar.endsView(at:)) ? .opaque : bar
    }

    private func barOfTabs(around actor: String) -> TabBar.Style? {
        guard !index.hasCode(in: actor, where: TabBar.mayBeHidden) else { return nil }
        if interfaces.isAboveTabBar(actor, in: index) { return .translucent }
        if interfaces.isAboveOpaqueTabBar(actor, in: index) {
            return index.hasCode(in: actor) { $0.name == TabBar.reachingUnder } ? .translucent : .opaque
        }
        return index.hasCode(in: actor, where: TabBar.isTakenForGranted) ? .translucent : nil
    }

    /// A storyboard that a project lists and that does not exist, if the handlers' own controller may stand in it: the class has
    /// outlets, and no interface file at hand connects them.
    var missingStoryboard: String? {
        guard let storyboard = interfaces.surroundings.missingStoryboard, let actor, index.isViewController(actor),
            index.hasOutlets(actor), !interfaces.draws(actor, in: index)
        else { return nil }
        return storyboard
    }
}

extension Scenario {
    /// The same, with the view above a tab bar.
    func above(_ bar: TabBar.Style) -> Scenario {
        let height = TabBar.height(on: world.screen)
        return switch bar {
        case .translucent: adding(toBottomOfSafeArea: height)
        case .opaque: endingAboveBar(height: height)
        }
    }
}

extension Evaluator {
    /// Points that the safe area's upper inset has besides the scenario's.
    var navigationBarHeight: Double { program.isUnderNavigationBar ? NavigationBar.height(on: world.screen) : 0 }
}
