extension String {
    /// `self?.bottom?.constant` and `bottom.constant` are one place.
    package var withoutSelf: String {
        let plain = filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
        return plain.hasPrefix("self.") ? String(plain.dropFirst(5)) : plain
    }
}
