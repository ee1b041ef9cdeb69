extension [Set<Int>] {
    /// Of a graph that has for each module, by its number, those next to it: all that can be reached from one, itself among them.
    package func reached(from module: Int) -> Set<Int> {
        var reached: Set = [module]
        var waiting = [module]
        while let next = waiting.popLast() {
            for other in self[next] where reached.insert(other).inserted { waiting.append(other) }
        }
        return reached
    }
}
