import SourceText

/// The controllers of one storyboard, and how it leads from one to the other.
struct StoryboardScenes: Sendable {
    /// A controller, or what stands for one of another storyboard.
    struct Controller: Sendable {
        let id: String
        let tag: String
        let customClass: String?
        /// By which code and other storyboards ask for it.
        let identifier: String?
        /// Of what stands for a controller: the storyboard that has it, without its ending, and the identifier of the controller
        /// there; nil for the one that the storyboard begins with.
        let storyboard: String?
        let referenced: String?
        /// Whether no tab bar is shown below it where it is pushed.
        let hidesBottomBar: Bool
        /// How it is presented, where it says so.
        let presentationStyle: String?
        /// Of a navigation controller: whether it has no bar, or one with a large title.
        let changesNavigationBar: Bool
        /// Of a navigation or tab bar controller: whether views end at its bar rather than under it.
        let hasOpaqueBar: Bool
        /// Whether its view reaches under bars although they are opaque, and the edges at which it reaches under bars; nil for all
        /// (Apple, documentation of `UIViewController.extendedLayoutIncludesOpaqueBars` and `edgesForExtendedLayout`).
        let reachesUnderOpaqueBars: Bool
        let extendedEdges: Set<String>?
        var isNavigation: Bool { tag == "navigationController" }
        var isTabBarController: Bool { tag == Self.tabBarController }
        var isPlaceholder: Bool { tag == Self.placeholder }

        static let placeholder = "viewControllerPlaceholder"
        static let tabBarController = "tabBarController"
    }

    /// A way from one controller to another, by their positions.
    struct Step: Sendable {
        let from, to: Int
        let kind: String
        /// How it presents, where it says so.
        let presentationStyle: String?

        /// Whether it puts a controller on the stack of the one that shows it, if it has one.
        var isPush: Bool { kind == "show" || kind == "push" }
        var isRelationship: Bool { kind == "relationship" }
        var isPresentation: Bool { kind == "presentation" || kind == "modal" || isPopover }
        /// Whether it shows a popover, which on an iPhone is a sheet (Apple, documentation of
        /// `UIModalPresentationStyle.popover`).
        var isPopover: Bool { kind == "popoverPresentation" || kind == "popover" }
    }

    let controllers: [Controller]
    let steps: [Step]
    /// The id of the controller that is made where nobody asks for another one.
    let initial: String?
}

extension InterfaceDocument {
    var scenes: StoryboardScenes {
        let positions = elements.indices.filter { elements[$0].isController || elements[$0].isControllerPlaceholder }
        let byID = Dictionary(positions.enumerated().map { (elements[$1].id, $0) }) { first, _ in first }
        func marked(_ isMarked: (Element) -> Bool) -> Set<Int> {
            Set(elements.indices.filter { isMarked(elements[$0]) }.compactMap(controller))
        }
        let unusual = marked(\.changesNavigationBar)
        let opaque = marked { ["tabBar", "navigationBar"].contains($0.tag) && $0.isOpaqueBar }
        return StoryboardScenes(
            controllers: positions.map { position in
                let element = elements[position]
                return StoryboardScenes.Controller(
                    id: element.id, tag: element.tag, customClass: element.customClass, identifier: element.identifier,
                    storyboard: element.storyboard, referenced: element.referenced, hidesBottomBar: element.hidesBottomBar,
                    presentationStyle: element.presentationStyle,
                    changesNavigationBar: unusual.contains(position), hasOpaqueBar: opaque.contains(position),
                    reachesUnderOpaqueBars: element.reachesUnderOpaqueBars, extendedEdges: element.extendedEdges)
            },
            steps: segues.compactMap { segue in
                guard segue.kind != "unwind", let from = controller(around: segue.owner).flatMap({ byID[elements[$0].id] }),
                    let to = byID[segue.destination]
                else { return nil }
                return StoryboardScenes.Step(
                    from: from, to: to, kind: segue.kind, presentationStyle: segue.presentationStyle)
            },
            initial: initialController)
    }

    /// The controller that an element belongs to, or is.
    private func controller(around element: Int) -> Int? {
        var current: Int? = element
        while let position = current, !elements[position].isController { current = elements[position].parent }
        return current
    }
}
