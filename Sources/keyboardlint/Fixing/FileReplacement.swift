#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file's new content, complete and beside it, until it takes the old one's place in one step.
///
/// Whoever reads the file meanwhile, and whatever ends the program, sees the old content or the new, never a part. A symbolic
/// link stays one: it is the file behind it that is replaced. Permissions stay.
struct FileReplacement {
    private let target: String
    private let temporary: String

    init(of path: String, by bytes: [UInt8]) throws(SystemError) {
        target = try FileSystem.realPath(of: path)
        var status = stat()
        guard stat(target, &status) == 0 else { throw SystemError(errno) }
        temporary = target + ".keyboardlint-\(getpid())"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemError(errno) }
        var failure = bytes.withUnsafeBytes { FileSystem.writeAll($0, to: descriptor) }
        if failure == nil, fchmod(descriptor, status.st_mode & 0o7777) != 0 { failure = SystemError(errno) }
        // Before the name leads to it, the content is on the disk.
        if failure == nil, fsync(descriptor) != 0 { failure = SystemError(errno) }
        if close(descriptor) != 0, failure == nil { failure = SystemError(errno) }
        if let failure {
            unlink(temporary)
            throw failure
        }
    }

    func commit() throws(SystemError) {
        guard rename(temporary, target) == 0 else { throw SystemError(errno) }
    }

    func discard() { unlink(temporary) }
}
