import KeyboardModel
import ProgramIndex
import SwiftParser

/// The tab bar that a storyboard or code shows a controller above.
package enum TabBar {
    /// Points that the bar is high above the home indicator, as Interface Builder draws it. On an iPad it is at the top since
    /// iPadOS 18 (Apple, "Elevate your tab and sidebar experience in iPadOS", WWDC24).
    static func height(on screen: Screen) -> Double { screen.isPad ? 0 : heightOnPhones }
    /// The same on a phone.
    package static let heightOnPhones = 49.0

    /// The class of such bars.
    static let type = "UITabBar"

    /// That the bar is there.
    static func assumption(_ style: BarStyle) -> Assumption { style == .opaque ? .endsAtTabBar : .hasTabBar }

    /// What code names that hides the bar (Apple, documentation of UITabBarController and UIViewController).
    private static let changes: Set<String> = ["setTabBarHidden", "isTabBarHidden"]

    /// Whether code at a node may hide the bar of the screen that it belongs to: what it says of another screen does not.
    ///
    /// - Parameter functions: those of the program that hide the bar of who calls them.
    package static func mayBeHidden(by node: Syntax, or functions: Set<String> = []) -> Bool {
        switch node.name {
        case "hidesBottomBarWhenPushed": node.child(.base).map { $0.name == "self" } ?? true
        case "isHidden", "hidden": node.child(.base)?.name == "tabBar" && node.isAssigned && !node.isSetToFalse
        case "alpha", "frame": node.child(.base)?.name == "tabBar" && node.isAssigned
        default:
            changes.contains(node.name)
                || functions.contains(node.name) && node.role == .callee && node.parent.map { !$0.isGivenFalse } ?? false
        }
    }

    /// The property by which a screen comes to its tab bar controller.
    private static let controllerProperty = "tabBarController"

    /// Whether code at a node unwraps its own tab bar controller by force, so that there is one, and does not ask first.
    static func isForced(at node: Syntax) -> Bool {
        guard node.kind == .forceUnwrap, let member = node.child(.expression), member.name == controllerProperty,
            member.child(.base).map({ $0.name == "self" }) ?? true
        else { return false }
        return !node.ancestors.contains {
            $0.kind == .ifExpr
                && $0.subtree.prefix { $0.range.start < node.range.start }.contains { $0.name == controllerProperty }
        }
    }

    /// Whether code at a node asks for the frame of the bar of a tab bar controller that it takes to be there:
    /// `tabBarController!.tabBar.frame`, or `(tabBarController?.tabBar.frame.height)!`.
    static func isTakenForGranted(at node: Syntax) -> Bool {
        guard node.name == "frame" || node.name == "bounds", let bar = node.child(.base), bar.name == "tabBar",
            let tabs = bar.child(.base), let member = tabs.child(.expression), member.name == controllerProperty,
            member.child(.base).map({ $0.name == "self" }) ?? true
        else { return false }
        let value = node.wholeValue
        return tabs.kind == .forceUnwrap || value.parent?.kind == .forceUnwrap
            || (value.parent?.kind == .parenExpr && value.parent?.parent?.kind == .forceUnwrap)
    }
}

extension Syntax {
    /// Whether all that a call is given is `false`: `setTabBar(hidden: false)`.
    fileprivate var isGivenFalse: Bool {
        let values = children(.argument).compactMap { $0.child(.value) }
        return !values.isEmpty && values.allSatisfy { $0.kind == .booleanLiteral && $0.isNamed("false") }
    }
}

extension HandlerInterpreter {
    /// The tab bar that the handlers' own controller lies above, and says nothing of; nil where it lies above none.
    var tabBar: BarStyle? {
        guard let actor, let bar = barOfTabs(around: actor) else { return nil }
        return endsView(of: actor, atBarOf: "bottom") ? .opaque : bar
    }

    private func barOfTabs(around actor: String) -> BarStyle? {
        let functions = interfaces.surroundings.functionsHidingTabBar
        guard !index.hasCode(in: actor, where: { TabBar.mayBeHidden(by: $0, or: functions) }) else { return nil }
        if interfaces.isAboveTabBar(actor, in: index) {
            return interfaces.surroundings.opaqueBars.contains(TabBar.type) ? opaqueBar(of: actor) : .translucent
        }
        if interfaces.isAboveOpaqueTabBar(actor, in: index) { return opaqueBar(of: actor) }
        guard index.hasCode(in: actor, where: TabBar.isTakenForGranted) || index.hasOwnCode(in: actor, where: TabBar.isForced)
        else { return nil }
        return interfaces.surroundings.tabBarsAreOpaque ? opaqueBar(of: actor) : .translucent
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
    func above(_ bar: BarStyle) -> Scenario {
        let height = TabBar.height(on: world.screen)
        return switch bar {
        case .translucent: adding(toBottomOfSafeArea: height)
        case .opaque: endingAboveBar(height: height)
        }
    }
}
