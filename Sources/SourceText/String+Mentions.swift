extension String {
    /// Whether ASCII text stands in the string: byte by byte, as the standard library's search looks at characters and takes a
    /// hundred times as long on a name.
    package func mentions(_ text: StaticString) -> Bool {
        var copy = self
        return copy.withUTF8 { bytes in
            let count = text.utf8CodeUnitCount
            guard count > 0 else { return true }
            guard bytes.count >= count else { return false }
            for start in 0...(bytes.count - count) where bytes[start] == text.utf8Start[0] {
                var length = 1
                while length < count, bytes[start + length] == text.utf8Start[length] { length += 1 }
                if length == count { return true }
            }
            return false
        }
    }
}
