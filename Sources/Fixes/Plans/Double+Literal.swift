extension Double {
    /// The number as Swift code writes it: without decimals where it has none.
    var literal: String { Int(exactly: self).map(String.init) ?? String(self) }
}
