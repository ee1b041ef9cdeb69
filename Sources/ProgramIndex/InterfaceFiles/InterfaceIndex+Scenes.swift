import SourceText

/// How storyboards come to a class's objects.
package struct ClassScenes: Sendable {
    /// Whether there is one.
    package internal(set) var isDrawn = false
    /// Whether a storyboard begins with one, or with what leads to one by itself.
    package internal(set) var isFirst = false
    /// By which code asks for one, or for what leads to one by itself.
    package internal(set) var identifiers: Set<String> = []
    /// The classes of the controllers that lead to one, or to what does so by itself.
    package internal(set) var sources: Set<String> = []
    /// Whether a storyboard has one that is no controller.
    package internal(set) var isPart = false
}

extension InterfaceIndex {
    /// Whether a storyboard draws a controller of a class.
    package func hasScene(ofClass name: String) -> Bool { navigation.controllers(ofClass: name) > 0 }

    /// How the storyboards lead to controllers of a class.
    package func scenes(ofClass name: String) -> ClassScenes {
        var scenes = navigation.scenes(ofClass: name)
        let attribute = WordSearch(Array("customClass=\"\(name)\"".utf8))
        let drawn = files.values.filter { $0.path.hasSuffix(".storyboard") }.map { attribute.offsets(in: $0.bytes).count }
        scenes.isPart = drawn.reduce(0, +) > navigation.controllers(ofClass: name)
        return scenes
    }
}

extension InterfaceIndex {
    /// Whether some file sets a property of that name as a runtime attribute.
    package func setsAttribute(_ name: String) -> Bool {
        let attribute = WordSearch(Array("keyPath=\"\(name)\"".utf8))
        return files.values.contains { !attribute.offsets(in: $0.bytes).isEmpty }
    }
}

extension StoryboardNavigation {
    func controllers(ofClass name: String) -> Int { graph.controllers.count { $0.customClass == name } }

    func scenes(ofClass name: String) -> ClassScenes {
        var scenes = ClassScenes()
        var next = graph.controllers.indices.filter { graph.controllers[$0].customClass == name }
        var seen = Set(next)
        scenes.isDrawn = !next.isEmpty
        while let position = next.popLast() {
            if graph.initials.contains(position) { scenes.isFirst = true }
            if let identifier = graph.controllers[position].identifier { scenes.identifiers.insert(identifier) }
            for step in graph.steps where step.to == position {
                if let source = graph.controllers[step.from].customClass {
                    if source != name { scenes.sources.insert(source) }
                } else if seen.insert(step.from).inserted {
                    next.append(step.from)
                }
            }
        }
        return scenes
    }
}
