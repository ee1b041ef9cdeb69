@_exported import ObjectiveC

/// What `#selector` makes. Nothing is run here, so it holds nothing.
public struct Selector: Hashable, ExpressibleByStringLiteral {
    public init(_ name: String) {}
    public init(stringLiteral name: String) {}
}
