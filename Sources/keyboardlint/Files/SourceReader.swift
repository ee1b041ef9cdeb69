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
    static func read(_ path: String) throws(UsageError) -> SourceFile {
        var buffer = ReadBuffer()
        do throws(ReadFailure) {
            try buffer.read(closing: open(path, ReadBuffer.openFlags))
            if let offset = ByteScan(buffer.bytes).firstInvalidByte { throw .notUTF8(offset: offset) }
        } catch {
            throw UsageError("'\(path)' \(error.reason)")
        }
        return SourceFile(path: path, bytes: Array(buffer.bytes))
    }
}
