/// A half-open range of UTF-8 byte offsets in one file.
package struct ByteRange: Hashable, Sendable, Comparable {
    package var start: Int
    package var end: Int

    package init(_ start: Int, _ end: Int) {
        precondition(start <= end, "a range must not end before it starts")
        self.start = start
        self.end = end
    }

    package var count: Int { end - start }
    package var isEmpty: Bool { start == end }

    package func contains(_ other: ByteRange) -> Bool {
        start <= other.start && other.end <= end
    }

    package func contains(_ offset: Int) -> Bool {
        start <= offset && offset < end
    }

    /// The smallest range that covers both.
    package func union(_ other: ByteRange) -> ByteRange {
        ByteRange(min(start, other.start), max(end, other.end))
    }

    package static func < (left: ByteRange, right: ByteRange) -> Bool {
        (left.start, left.end) < (right.start, right.end)
    }
}
