/// Controllers that a storyboard shows in navigation controllers and in tabs.
extension InterfaceDocument {
    /// The classes of controllers by whether the storyboard shows them in a navigation controller, under its usual bar, or
    /// in another way; both for one that it shows in both.
    var shownClasses: (underNavigationBar: Set<String>, elsewhere: Set<String>) {
        let controllers = Dictionary(
            elements.indices.filter { elements[$0].isController }.map { (elements[$0].id, $0) },
            uniquingKeysWith: { first, _ in first })
        let unusual = Set(elements.indices.filter { elements[$0].changesNavigationBar }.compactMap(controller))
        let steps = segues.compactMap { segue -> (from: Int, to: Int, kind: String)? in
            guard let from = controller(around: segue.owner), let to = controllers[segue.destination] else { return nil }
            return (from, to, segue.kind)
        }
        func isNavigation(_ controller: Int) -> Bool { elements[controller].tag == "navigationController" }
        var shown: Set<Int> = []
        var next = steps.filter { $0.kind == "relationship" && isNavigation($0.from) && !unusual.contains($0.from) }.map(\.to)
        while let controller = next.popLast() {
            guard shown.insert(controller).inserted else { continue }
            next += steps.filter { $0.from == controller && Self.pushes.contains($0.kind) && !isNavigation($0.to) }.map(\.to)
        }
        let others = steps.filter { step in
            step.kind == "relationship"
                ? !isNavigation(step.from) : !(Self.pushes.contains(step.kind) && shown.contains(step.from))
        }
        func classes(_ controllers: some Sequence<Int>) -> Set<String> {
            Set(controllers.compactMap { elements[$0].customClass })
        }
        return (classes(shown), classes(others.filter { $0.kind != "unwind" }.map(\.to)))
    }

    /// The classes of controllers that are the first of a tab of a tab bar controller, with a navigation controller around
    /// them or not, or that are pushed onto such a navigation controller, and that the storyboard shows in no other way. One that
    /// hides the bar takes with it what is pushed over it (Apple, documentation of
    /// `UIViewController.hidesBottomBarWhenPushed`).
    func classesInTabs(atOpaqueBars: Bool) -> Set<String> {
        let opaque = Set(
            elements.indices.filter { elements[$0].tag == "tabBar" && elements[$0].isOpaqueBar }.compactMap(controller))
        let tabs = segues.filter {
            $0.kind == "relationship" && elements[$0.owner].tag == "tabBarController" && opaque.contains($0.owner) == atOpaqueBars
        }.map(\.destination)
        guard !tabs.isEmpty else { return [] }
        var inTabs = Set(tabs)
        var pushing: [String] = []
        for segue in segues where segue.kind == "relationship" && elements[segue.owner].tag == "navigationController" {
            guard inTabs.contains(elements[segue.owner].id) else { continue }
            inTabs.insert(segue.destination)
            pushing.append(segue.destination)
        }
        let byID = Dictionary(elements.filter(\.isController).map { ($0.id, $0) }) { first, _ in first }
        var steps: Set<Int> = []
        while let shown = pushing.popLast() {
            for (number, segue) in segues.enumerated() where Self.pushes.contains(segue.kind) && controllerID(of: segue) == shown
            {
                guard let next = byID[segue.destination], next.tag != "navigationController", !next.hidesBottomBar else {
                    continue
                }
                steps.insert(number)
                if inTabs.insert(segue.destination).inserted { pushing.append(segue.destination) }
            }
        }
        let others = Set(
            segues.enumerated().filter { !["relationship", "unwind"].contains($0.element.kind) && !steps.contains($0.offset) }
                .map(\.element.destination))
        return Set(byID.values.filter { inTabs.contains($0.id) && !others.contains($0.id) }.compactMap(\.customClass))
    }

    private func controllerID(of segue: Segue) -> String? { controller(around: segue.owner).map { elements[$0].id } }

    /// Kinds of segues that put a controller on the stack of the one that shows it, if it has one.
    private static let pushes: Set<String> = ["show", "push"]

    /// The controller that an element belongs to, or is.
    private func controller(around element: Int) -> Int? {
        var current: Int? = element
        while let position = current, !elements[position].isController { current = elements[position].parent }
        return current
    }
}
