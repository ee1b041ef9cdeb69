extension ContentState {
    /// What readers know the content by: of a whole view, the control that has to stay visible. Nil for what has no name of its
    /// own, as a view that is known by its class alone.
    package var label: String? {
        if let wholeView { return wholeView.label }
        guard !isOfUnknownNeed, case .view(let name) = subject, let first = name.first, first.isLowercase || first == "_" else {
            return nil
        }
        return name
    }

    /// The content, where it is only presumed to belong right above the keyboard.
    package var presumedAboveKeyboard: ContentSubject? {
        assumptions.lazy.compactMap { point in
            if case .assumed(.belongsAboveKeyboard(let subject)) = point { subject } else { nil }
        }.first
    }
}
