import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads one file that the user named, for commands that cannot do without it.
enum SourceReader {
    /// Whatever its bytes are.
    static func readBytes(_ path: String) throws(UsageError) -> SourceFile {
        try read(path, where: { _ in nil })
    }

    static func read(_ path: String) throws(UsageError) -> SourceFile {
        try read(path, where: { ByteScan($0).firstInvalidByte.map { .notUTF8(offset: $0) } })
    }

    private static func read(
        _ path: String, where failure: (UnsafeRawBufferPointer) -> ReadFailure?
    ) throws(UsageError) -> SourceFile {
        var buffer = ReadBuffer()
        do throws(ReadFailure) {
            try buffer.read(closing: open(path, ReadBuffer.openFlags))
            if let failure = failure(buffer.bytes) { throw failure }
        } catch {
            throw UsageError("'\(path)' \(error.reason)")
        }
        return SourceFile(path: path, bytes: Array(buffer.bytes))
    }
}
