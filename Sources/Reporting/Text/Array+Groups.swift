extension Array {
    /// The elements with equal keys together, the groups in the order of their first elements, and each in the array's order.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var groups: [[Element]] = []
        var positions: [Key: Int] = [:]
        for element in self {
            let position = positions[key(element), default: groups.count]
            if position == groups.count {
                positions[key(element)] = position
                groups.append([])
            }
            groups[position].append(element)
        }
        return groups
    }
}
