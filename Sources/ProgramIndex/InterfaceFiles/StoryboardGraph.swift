import SourceText

/// The controllers of all storyboards, by positions of their own.
struct StoryboardGraph: Sendable {
    let controllers: [StoryboardScenes.Controller]
    let steps: [StoryboardScenes.Step]
    /// Those that storyboards begin with; and those of them to which no other one leads: an app shows them, or its code does.
    let initials, starts: Set<Int>
    private let hiddenBars: Set<HiddenBar>

    /// - Parameter hiddenBars: what code says of steps.
    init(_ storyboards: [String: StoryboardScenes], hiding hiddenBars: Set<HiddenBar> = []) {
        self.hiddenBars = hiddenBars
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
        let referred = Set(
            files.flatMap(\.value.controllers).filter { $0.isPlaceholder && $0.referenced == nil }.compactMap(\.storyboard))
        let first = files.compactMap { path, scenes -> (path: String, position: Int)? in
            guard let start = starts[path], let initial = scenes.initial else { return nil }
            return scenes.controllers.firstIndex { $0.id == initial }.map { (path, start + $0) }
        }
        initials = Set(first.map(\.position))
        self.starts = Set(first.filter { !referred.contains(Self.name(ofFileAt: $0.path)) }.map(\.position))
    }

    private static func name(ofFileAt path: String) -> String {
        let last = path.split(separator: "/").last ?? ""
        return last.hasSuffix(".storyboard") ? String(last.dropLast(".storyboard".count)) : ""
    }

    func classes(_ positions: some Sequence<Int>) -> Set<String> { Set(positions.compactMap { controllers[$0].customClass }) }

    /// The classes of these of which no other controller is shown.
    func classesOnly(_ positions: Set<Int>) -> Set<String> {
        classes(positions).subtracting(classes(starts.union(steps.map(\.to)).subtracting(positions)))
    }

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
    /// - Parameter styles: how.
    func presented(as styles: Set<String>) -> Set<Int> {
        let presenting = steps.indices.filter { number in
            let step = steps[number]
            return step.isPresentation && styles.contains(style(of: step))
        }
        let (shown, ways) = reached(from: presenting.map { steps[$0].to })
        let others = steps.indices.filter { !ways.contains($0) && !presenting.contains($0) }.map { steps[$0].to }
        // What is shown in another way, too, shows in that way what it pushes.
        return shown.subtracting(reached(from: others + starts).controllers)
    }

    private func style(of step: StoryboardScenes.Step) -> String {
        step.presentationStyle ?? (step.isPopover ? "popover" : controllers[step.to].presentationStyle ?? "automatic")
    }

    /// Whether what a step pushes hides the bar of its tab bar controller: as a file says, or the code that prepares for it.
    private func hidesBar(_ step: StoryboardScenes.Step) -> Bool {
        if controllers[step.to].hidesBottomBar { return true }
        guard !hiddenBars.isEmpty, let from = controllers[step.from].customClass, let to = controllers[step.to].customClass else {
            return false
        }
        return hiddenBars.contains(HiddenBar(from: from, to: to))
    }

    /// Whether what a step shows covers the bars of what it leads from: all that is presented does, unless that stays in the
    /// context of what is below.
    private func covers(_ step: StoryboardScenes.Step) -> Bool {
        step.isPresentation && !["currentContext", "overCurrentContext"].contains(style(of: step))
    }

    /// Whether a tab holds a navigation controller: what is pushed lies above the bar in no other.
    var hasNavigationInTabs: Bool {
        let tabs = steps.filter { $0.isRelationship && controllers[$0.from].isTabBarController }.map(\.to)
        return reached(from: tabs).controllers.contains { controllers[$0].isNavigation }
    }

    /// Some controllers, with what they push and what they contain; and all the steps on the way.
    ///
    /// - Parameter leavesOutTabs: whether what tab bar controllers contain does not count.
    private func reached(
        from first: some Sequence<Int>, leavingOutTabs leavesOutTabs: Bool = false
    ) -> (controllers: Set<Int>, steps: Set<Int>) {
        var ways: Set<Int> = []
        var shown: Set<Int> = []
        var next = Array(first)
        while let controller = next.popLast() {
            guard shown.insert(controller).inserted, !(leavesOutTabs && controllers[controller].isTabBarController) else {
                continue
            }
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
                guard !controllers[step.to].isNavigation, !hidesBar(step) else { continue }
                pushes.insert(number)
                if inTabs.insert(step.to).inserted { pushing.append(step.to) }
            }
        }
        let others = steps.indices.filter { !steps[$0].isRelationship && !pushes.contains($0) }.map { steps[$0].to }
        // However a tab bar controller is shown, what it holds is above its bar.
        return inTabs.subtracting(reached(from: others, leavingOutTabs: true).controllers)
    }

    /// Those that may lie above a tab bar: a tab bar controller or code shows them so, or nobody says how they are shown; and all
    /// that those lead to, but for what covers the bar or hides it.
    ///
    /// A navigation controller is pushed on no other (Apple, documentation of
    /// `UINavigationController.pushViewController(_:animated:)`): if it is in no tab, it is above none.
    ///
    /// - Parameters:
    ///   - codeFillsTabs: whether code may put controllers into tabs.
    ///   - pushesCover: whether no tab holds a navigation controller, so that what is pushed covers the bar.
    /// - Returns: with them, those that a step leads to.
    func maybeAboveTabBars(
        besides made: Set<String>, madeAboveNone alone: Set<String>, codeFillsTabs: Bool, pushesCover: Bool
    ) -> (all: Set<Int>, led: Set<Int>) {
        let shown = starts.union(steps.map(\.to))
        var led: Set<Int> = []
        var next = controllers.indices.filter { position in
            let controller = controllers[position]
            let isUntold = !shown.contains(position) && (codeFillsTabs || !controller.isNavigation)
            guard let name = controller.customClass else { return isUntold || controller.isTabBarController }
            return controller.isTabBarController || made.contains(name) || isUntold && !alone.contains(name)
        }
        var all = Set(next)
        while let controller = next.popLast() {
            for step in steps where step.from == controller && !covers(step) {
                guard !(step.isPush && (pushesCover || hidesBar(step))) else { continue }
                led.insert(step.to)
                if all.insert(step.to).inserted { next.append(step.to) }
            }
        }
        return (all, led)
    }

    /// Those from which steps that do not cover them lead to controllers of some classes.
    func leading(to classes: Set<String>) -> Set<Int> {
        var found: Set<Int> = []
        var next = controllers.indices.filter { controllers[$0].customClass.map(classes.contains) ?? false }
        while let controller = next.popLast() {
            for step in steps where step.to == controller && !covers(step) && found.insert(step.from).inserted {
                next.append(step.from)
            }
        }
        return found
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
