extension SourceFile {
    /// 16 hexadecimal digits that change with any of the file's bytes, as far as 64 bits can tell.
    package var stableHash: String {
        var hash = StableHash()
        for byte in bytes { hash.add(byte) }
        return hash.digits
    }
}
