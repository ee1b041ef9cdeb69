import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads single files: those that the user named and those that a search gives.
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

    /// The files whose bytes are wanted. One that cannot be read any more is left out: the walk has read it a moment ago.
    static func read(
        _ paths: [String], jobs: Int, where isWanted: @escaping @Sendable (UnsafeRawBufferPointer) -> Bool
    ) -> [SourceFile] {
        let pool = WorkPool(paths)
        return Threads.run(paths.count < filesForOneThread ? 1 : jobs) {
            var buffer = ReadBuffer()
            var found: [SourceFile] = []
            pool.drain { path in
                guard (try? buffer.read(closing: open(path, ReadBuffer.openFlags))) != nil, isWanted(buffer.bytes) else { return }
                found.append(SourceFile(path: path, bytes: Array(buffer.bytes)))
            }
            return found
        }.flatMap(\.self)
    }

    /// Fewer are read sooner than a thread is started.
    private static let filesForOneThread = 8
}
