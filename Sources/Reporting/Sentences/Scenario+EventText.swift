import KeyboardModel

extension Scenario {
    /// An event in a few words: "show", "gets 45 pt lower".
    func text(ofEvent name: String) -> String {
        heightChange(of: name).map { "gets \($0)" } ?? name.separatedWords
    }

    /// The same as the end of a sentence: "at hide", "when it gets 45 pt lower".
    func moment(of name: String) -> String {
        heightChange(of: name).map { "when it gets \($0)" } ?? "at \(name.separatedWords)"
    }

    /// "45 pt lower", for an event that only makes the keyboard lower or higher; nil for another.
    private func heightChange(of name: String) -> String? {
        guard let position = steps.firstIndex(where: { $0.name == name }),
            case .changeHeight(let height) = steps[position].event,
            let before = steps[..<position].lazy.reversed().compactMap(\.event.keyboardHeight).first, height != before
        else { return nil }
        return "\(abs(height - before).points) pt \(height < before ? "lower" : "higher")"
    }
}

extension KeyboardEvent {
    /// How high it makes a docked keyboard, in points; nil for another event.
    fileprivate var keyboardHeight: Double? {
        switch self {
        case .show(let height), .changeHeight(let height): height
        default: nil
        }
    }
}

extension String {
    /// "otherAppShows" as "other app shows".
    fileprivate var separatedWords: String {
        reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
}
