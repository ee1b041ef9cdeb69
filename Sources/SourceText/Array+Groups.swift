extension Array {
    /// The elements with equal keys together, the groups in the order of their first elements, and each in the array's order.
    package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var groups: [[Element]] = []
        var positions: [Key: Int] = [:]
        for element in self {
            let key = key(element)
            let position = positions[key, default: groups.count]
            if position == groups.count {
                positions[key] = position
                groups.append([])
            }
            groups[position].append(element)
        }
        return groups
    }
}
