import KeyboardModel

extension Scenario {
    /// An event in a few words: "show", "shrinks 45 pt".
    func text(ofEvent name: String) -> String {
        heightChange(of: name) ?? name.stepWords
    }

    /// The same as the end of a sentence: "at hide", "when the keyboard shrinks 45 pt".
    func moment(of name: String) -> String {
        heightChange(of: name).map { "when the keyboard \($0)" } ?? "at \(name.stepWords)"
    }

    /// "shrinks 45 pt", for an event that only makes the keyboard lower or higher; nil for another.
    private func heightChange(of name: String) -> String? {
        guard let position = steps.firstIndex(where: { $0.name == name }),
            case .changeHeight(let height) = steps[position].event,
            let before = steps[..<position].lazy.reversed().compactMap(\.event.dockedHeight).first, height != before
        else { return nil }
        return "\(height < before ? "shrinks" : "grows") \(abs(height - before).points) pt"
    }
}
