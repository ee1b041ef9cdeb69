/// How the storyboards of a program lead from one controller to the other: which are shown in navigation controllers, and which
/// in tabs. What stands in one for a controller of another is that controller.
struct StoryboardNavigation: Sendable {
    /// The classes of controllers that are shown in a navigation controller, under a bar that their views reach under, or one
    /// that they begin at, and in other ways; one that is shown in several is in all.
    let classesUnderNavigationBars, classesAtOpaqueNavigationBars, classesElsewhere: Set<String>
    /// The classes of controllers that are the first of a tab of a tab bar controller, with a navigation controller around
    /// them or not, or that are pushed onto such a navigation controller, and that are shown in no other way: above bars that
    /// their views reach under, and above those that their views end at. One that hides the bar takes with it what is pushed over
    /// it (Apple, documentation of `UIViewController.hidesBottomBarWhenPushed`).
    let classesInTabs, classesAtOpaqueTabBars: Set<String>
    /// The classes of controllers that are shown as sheets, or as popovers, which iPhones show as sheets, or in a navigation
    /// controller that is one, and in no other way.
    let classesInSheets: Set<String>
    /// The styles in which a controller is a sheet, or a popover, by the names that files have for them.
    static let sheetStyles: Set<String> = ["automatic", "pageSheet", "formSheet", "popover"]
    let graph: StoryboardGraph

    /// - Parameters:
    ///   - storyboards: by path.
    ///   - hiddenBars: what code says of segues.
    init(_ storyboards: [String: StoryboardScenes], hiding hiddenBars: Set<HiddenBar> = []) {
        let graph = StoryboardGraph(storyboards, hiding: hiddenBars)
        self.graph = graph
        let (under, at) = (graph.underNavigationBars(areOpaque: false), graph.underNavigationBars(areOpaque: true))
        let shown = under.union(at)
        classesUnderNavigationBars = graph.classes(under)
        classesAtOpaqueNavigationBars = graph.classes(at)
        classesElsewhere = graph.classes(
            graph.steps.filter { step in
                step.isRelationship
                    ? !graph.controllers[step.from].isNavigation : !(step.isPush && shown.contains(step.from))
            }.map(\.to))
        classesInTabs = graph.classes(graph.inTabs(atOpaqueBars: false))
        classesAtOpaqueTabBars = graph.classes(graph.inTabs(atOpaqueBars: true)).subtracting(classesInTabs)
        classesInSheets = graph.classesOnly(graph.presented(as: Self.sheetStyles))
    }

    /// The classes of controllers that are shown, and above no tab bar: nothing leads from one to them but what covers it or hides
    /// it.
    ///
    /// - Parameters:
    ///   - made: those that code may show above a bar.
    ///   - alone: those that code shows above none, wherever it does.
    ///   - codeFillsTabs: whether code may put controllers into tabs.
    ///   - pushesCover: whether no tab holds a navigation controller.
    /// - Returns: with them, those to which a storyboard leads that may lie above one.
    func classesAboveNoTabBar(
        besides made: Set<String>, madeAboveNone alone: Set<String>, codeFillsTabs: Bool, pushesCover: Bool
    ) -> (none: Set<String>, maybe: Set<String>) {
        let (all, led) = graph.maybeAboveTabBars(
            besides: made, madeAboveNone: alone, codeFillsTabs: codeFillsTabs, pushesCover: pushesCover)
        let drawn = graph.classes(graph.controllers.indices)
        return (drawn.subtracting(graph.classes(all)), graph.classes(led))
    }

    /// The classes of the controllers from which storyboards lead to some classes, but for what covers those.
    func classesLeading(to classes: Set<String>) -> Set<String> { graph.classes(graph.leading(to: classes)) }
}
