import KeyboardModel
import Vocabulary

/// The tab bar controller of a screen that is above its bar, and the bar.
extension Evaluator {
    func tabBarMember(_ name: String, of object: ObjectID) -> Value? {
        switch name {
        case "tabBarController" where object == controller && program.tabBar != nil:
            let tabs = make(.other, name: heap[object].name + "." + name)
            let bar = make(.other, name: heap[tabs].name + ".tabBar")
            heap[bar].properties[Self.isTabBar] = .bool(true)
            heap[tabs].properties["tabBar"] = .object(bar)
            heap[object].properties[name] = .object(tabs)
            return .object(tabs)
        case "tabBarController" where object == controller && !program.interfaces.surroundings.hasTabBars:
            note(.assumed(.hasNoTabBar))
            return .nothing
        case "frame", "bounds": return tabBarFrame(object).map { .rect($0) }
        case "isHidden" where heap[object].isTrue(Self.isTabBar): return .bool(false)
        default: return nil
        }
    }

    /// In its controller's view, which fills the window. The bar reaches to the view's end and is as high as what it adds to
    /// the safe area and the home indicator together: 83 points, or 49 on an iPhone with a home button. Nil of another view,
    /// and on an iPad, whose bar is at the top or at the bottom.
    private func tabBarFrame(_ object: ObjectID) -> RectValue? {
        let bounds = world.window.bounds
        guard heap[object].isTrue(Self.isTabBar), TabBar.height(on: world.screen) > 0, let bar = program.tabBar,
            bar == .opaque || world.view.frame == bounds
        else { return nil }
        note(.assumed(TabBar.assumption(bar)))
        let inset = world.view.safeAreaInsets.bottom - heap.safeAreaAddedAtRest
        let height = bar == .opaque ? bounds.maxY - world.view.frame.maxY : inset
        return RectValue(0, bounds.height - height, bounds.width, height, .otherView, in: .view)
    }

    private static let isTabBar = "isTabBar"
}
