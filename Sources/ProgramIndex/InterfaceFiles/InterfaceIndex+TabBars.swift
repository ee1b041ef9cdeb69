/// Which controllers lie above tab bars, as files and code show them.
extension InterfaceIndex {
    /// Whether some file, or code, shows controllers of this class above a tab bar.
    package func isAboveTabBar(_ name: String, in declarations: DeclarationIndex) -> Bool {
        func isMeant(_ shown: String) -> Bool { declarations.isClass(shown, orHeirOf: name) }
        return surroundings.classesInTabs.contains(where: isMeant) || classesInTabs.contains(where: isMeant)
    }

    /// Whether some file, or code, shows controllers of this class above a tab bar that their views end at.
    package func isAboveOpaqueTabBar(_ name: String, in declarations: DeclarationIndex) -> Bool {
        classesAtOpaqueTabBars.contains { declarations.isClass($0, orHeirOf: name) }
    }

    /// Whether it is told that controllers of a class, or views, lie above no tab bar, or above which one: an app that has such bars
    /// may show any other above one.
    package func tellsTabBar(of name: String, in declarations: DeclarationIndex) -> Bool {
        !surroundings.hasTabBars || surroundings.classesAboveNoTabBar.contains(name)
            || isAboveTabBar(name, in: declarations) || isAboveOpaqueTabBar(name, in: declarations)
    }

    /// The classes of controllers that files show, and above no tab bar, and those that files may show above one.
    ///
    /// - Parameters:
    ///   - made: those that code may show above a bar.
    ///   - alone: those that code shows above none, wherever it does.
    package func classesAboveNoTabBar(
        besides made: Set<String>, madeAboveNone alone: Set<String>
    ) -> (none: Set<String>, maybe: Set<String>) {
        navigation.classesAboveNoTabBar(
            besides: made, madeAboveNone: alone, codeFillsTabs: surroundings.codeFillsTabs,
            pushesCover: surroundings.pushesCoverTabBars)
    }

    /// Whether a tab of a file holds a navigation controller.
    package var hasNavigationInTabs: Bool { navigation.graph.hasNavigationInTabs }

    /// The classes of the controllers from which files lead to some classes, but for what covers those.
    package func classesLeading(to classes: Set<String>) -> Set<String> { navigation.classesLeading(to: classes) }

    /// The same with objects of some classes above a tab bar.
    ///
    /// - Parameter isOpaque: whether views end at it.
    package func showing(_ names: Set<String>, aboveTabBarThatIsOpaque isOpaque: Bool) -> InterfaceIndex {
        var index = self
        if isOpaque {
            index.surroundings.classesAtOpaqueTabBars.formUnion(names)
        } else {
            index.surroundings.classesInTabs.formUnion(names)
        }
        return index
    }

    /// Whether a file has a tab bar controller whose views end at its bar.
    package var drawsOpaqueTabBars: Bool {
        files.values.contains { $0.scenes.controllers.contains { $0.isTabBarController && $0.hasOpaqueBar } }
    }

    /// Whether files have tab bar controllers, and views end at the bar of each.
    package var drawsOpaqueTabBarsOnly: Bool {
        let bars = files.values.flatMap { $0.scenes.controllers.filter(\.isTabBarController) }
        return !bars.isEmpty && bars.allSatisfy(\.hasOpaqueBar)
    }

    /// Whether a file has a tab bar controller.
    package var drawsTabBars: Bool { files.values.contains { $0.scenes.controllers.contains(where: \.isTabBarController) } }

    /// The classes of controllers that files show above a tab bar that their views reach under.
    package var classesInTabs: Set<String> { navigation.classesInTabs }

    /// The classes of controllers that files, or code, show above a tab bar that their views end at.
    package var classesAtOpaqueTabBars: Set<String> {
        navigation.classesAtOpaqueTabBars.union(surroundings.classesAtOpaqueTabBars)
    }
}
