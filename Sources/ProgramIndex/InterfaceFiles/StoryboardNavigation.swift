import SourceText

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
    /// The classes of controllers that are shown as sheets, or in a navigation controller that is one, and in no other way.
    let classesInSheets: Set<String>
    /// The classes of controllers that are presented, or lie in a navigation controller that is, and are shown in no other way:
    /// they cover whatever bars there are.
    let classesPresented: Set<String>

    /// - Parameter storyboards: by path.
    init(_ storyboards: [String: StoryboardScenes]) {
        let graph = Graph(storyboards)
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
        classesInSheets = graph.classes(graph.presented(as: ["automatic", "pageSheet", "formSheet"]))
        classesPresented = graph.classes(graph.presented(as: nil))
    }
}

/// The controllers of all storyboards, by positions of their own.
private struct Graph {
    let controllers: [StoryboardScenes.Controller]
    let steps: [StoryboardScenes.Step]

    init(_ storyboards: [String: StoryboardScenes]) {
        let files = storyboards.sorted { $0.key < $1.key }
        var starts: [String: Int] = [:]
        var count = 0
        for (path, scenes) in files {
            starts[path] = count
            count += scenes.controllers.count
        }
        let byName = Dictionary(grouping: files.map(\.key)) { Self.name(ofFileAt: $0) }
        /// The controller that another one stands for, or itself.
        func meant(_ position: Int, in path: String) -> Int? {
            var (position, path) = (position, path)
            var seen: Set<Int> = []
            while let scenes = storyboards[path], let start = starts[path] {
                let controller = scenes.controllers[position]
                guard controller.isPlaceholder else { return start + position }
                // Of several storyboards of one name, the nearest: those of two apps have nothing to do with each other.
                let others = controller.storyboard.map { byName[$0] ?? [] } ?? [path]
                guard seen.insert(start + position).inserted,
                    let other = others.max(by: { $0.sharedFolders(with: path) < $1.sharedFolders(with: path) }),
                    let target = storyboards[other]?.position(of: controller.referenced)
                else { return nil }
                (position, path) = (target, other)
            }
            return nil
        }
        controllers = files.flatMap(\.value.controllers)
        steps = files.flatMap { path, scenes in
            scenes.steps.compactMap { step in
                guard let start = starts[path], let target = meant(step.to, in: path) else { return nil }
                return StoryboardScenes.Step(
                    from: start + step.from, to: target, kind: step.kind, presentationStyle: step.presentationStyle)
            }
        }
    }

    private static func name(ofFileAt path: String) -> String {
        let last = path.split(separator: "/").last ?? ""
        return last.hasSuffix(".storyboard") ? String(last.dropLast(".storyboard".count)) : ""
    }

    func classes(_ positions: some Sequence<Int>) -> Set<String> { Set(positions.compactMap { controllers[$0].customClass }) }

    /// Those that lie in a navigation controller with a bar that has a small title.
    func underNavigationBars(areOpaque: Bool) -> Set<Int> {
        var shown: Set<Int> = []
        var next = steps.filter { step in
            let from = controllers[step.from]
            return step.isRelationship && from.isNavigation && !from.changesNavigationBar && from.hasOpaqueBar == areOpaque
        }.map(\.to)
        while let controller = next.popLast() {
            guard shown.insert(controller).inserted else { continue }
            next += steps.filter { $0.from == controller && $0.isPush && !controllers[$0.to].isNavigation }.map(\.to)
        }
        return shown
    }

    /// Those that are presented: what is presented is a sheet where nothing says otherwise (Apple, documentation of
    /// `UIModalPresentationStyle.automatic`).
    ///
    /// - Parameter styles: how; nil for any way but one in which what is below stays in its context.
    func presented(as styles: Set<String>?) -> Set<Int> {
        let presenting = steps.indices.filter { number in
            let step = steps[number]
            let style = step.presentationStyle ?? controllers[step.to].presentationStyle ?? "automatic"
            let isMeant = styles?.contains(style) ?? !["currentContext", "overCurrentContext", "popover"].contains(style)
            return step.isPresentation && isMeant
        }
        let (shown, ways) = reached(from: Set(presenting))
        let others = steps.indices.filter { !ways.contains($0) }.map { steps[$0].to }
        return shown.subtracting(others)
    }

    /// Those that some steps lead to, with what they push and what they contain; and all the steps on the way.
    private func reached(from first: Set<Int>) -> (controllers: Set<Int>, steps: Set<Int>) {
        var ways = first
        var shown: Set<Int> = []
        var next = first.map { steps[$0].to }
        while let controller = next.popLast() {
            guard shown.insert(controller).inserted else { continue }
            for (number, step) in steps.enumerated() where step.from == controller && (step.isPush || step.isRelationship) {
                ways.insert(number)
                next.append(step.to)
            }
        }
        return (shown, ways)
    }

    /// Those that lie above a tab bar, and that nothing shows in another way.
    func inTabs(atOpaqueBars: Bool) -> Set<Int> {
        var inTabs = Set(
            steps.filter { step in
                let from = controllers[step.from]
                return step.isRelationship && from.isTabBarController && from.hasOpaqueBar == atOpaqueBars
            }.map(\.to))
        var pushing = steps.filter {
            $0.isRelationship && controllers[$0.from].isNavigation && inTabs.contains($0.from)
        }.map(\.to)
        inTabs.formUnion(pushing)
        var pushes: Set<Int> = []
        while let shown = pushing.popLast() {
            for (number, step) in steps.enumerated() where step.isPush && step.from == shown {
                guard !controllers[step.to].isNavigation, !controllers[step.to].hidesBottomBar else { continue }
                pushes.insert(number)
                if inTabs.insert(step.to).inserted { pushing.append(step.to) }
            }
        }
        let others = steps.indices.filter { !steps[$0].isRelationship && !pushes.contains($0) }.map { steps[$0].to }
        return inTabs.subtracting(others)
    }
}

extension StoryboardScenes {
    /// - Parameter identifier: nil for the controller that the storyboard begins with.
    fileprivate func position(of identifier: String?) -> Int? {
        controllers.firstIndex { controller in
            identifier.map { controller.identifier == $0 } ?? (controller.id == initial)
        }
    }
}
