import HandlerInterpreter

extension Movement {
    /// "raises the content by 398 − tabBarHeight pt", "resizes `messageView` by −80 pt"
    package var text: String { text(by: amount.map { $0 + " pt" } ?? "an unknown amount") }

    func text(by distance: String) -> String {
        switch verb {
        case .leaves: "leaves \(subject.text) where it was"
        case .raises: "raises \(subject.text) by \(distance)"
        case .lowers: "lowers \(subject.text) by \(distance)"
        case .moves: "moves \(subject.text) by \(distance)" + (amount == nil ? "" : " (positive: down)")
        case .resizes: "resizes \(subject.text) by \(distance)"
        case .changes: "changes \(subject.text) by \(distance)"
        case .lengthens: "changes how far \(subject.text) scrolls by \(distance)"
        case .switches where subject == .content: "only switches constraints"
        case .switches: "only switches \(subject.text)"
        }
    }
}

extension ContentSubject {
    /// As a sentence calls it.
    var text: String {
        switch self {
        case .content: "the content"
        case .view(let name): "`\(name)`"
        case .standing(let name): "the content on `\(name)`"
        }
    }
}
