extension SourceFile {
    /// The part of the file that another text of it has something else for: from the first byte that differs to the last.
    package func difference(from other: SourceFile) -> ByteRange {
        bytes.withUnsafeBufferPointer { old in
            other.bytes.withUnsafeBufferPointer { new in
                let shorter = min(old.count, new.count)
                var start = 0
                while start < shorter, old[start] == new[start] { start += 1 }
                var rest = 0
                while rest < shorter - start, old[old.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
                return ByteRange(start, old.count - rest)
            }
        }
    }
}
