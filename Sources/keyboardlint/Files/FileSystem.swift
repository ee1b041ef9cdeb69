#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The few questions the linter asks the file system. They are asked with plain calls, since `FileManager`, `FileHandle` and
/// `Data` take twice the time of `readdir` and `read` on a tree of many small files, which is what a code base is.
enum FileSystem {
    enum Kind: Equatable {
        case file, folder, link, other
    }

    /// What a path leads to, links followed.
    static func kind(of path: String) throws(SystemError) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { throw SystemError(errno) }
        return Kind(mode: status.st_mode)
    }

    /// The absolute path without links, `.` and `..`.
    static func realPath(of path: String) throws(SystemError) -> String {
        guard let resolved = realpath(path, nil) else { throw SystemError(errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The same of a file that need not be there, in a folder that is.
    static func realPath(ofNewFile path: String) throws(SystemError) -> String {
        if let real = try? realPath(of: path) { return real }
        return FileSet.join(try realPath(of: path.parentFolder ?? "."), path.lastPathComponent)
    }

    static func currentFolder() -> String {
        (try? realPath(of: ".")) ?? "/"
    }

    /// A folder's absolute path without links, also where the last of it does not exist.
    static func nearestRealPath(of folder: String) -> String {
        if let real = try? realPath(of: FileSet.openable(folder)) { return real }
        guard let parent = folder.parentFolder else { return FileSet.join(currentFolder(), folder) }
        return FileSet.join(parent == folder ? parent : nearestRealPath(of: parent), folder.lastPathComponent)
    }

    /// An absolute path as a reader in the current folder would write it: up to three folders up, absolute beyond that.
    static func display(_ path: String) -> String {
        let names = path.pathComponents
        let current = currentFolder().pathComponents
        let common = zip(names, current).prefix { $0 == $1 }.count
        let upwards = current.count - common
        guard common > 0, upwards <= 3 else { return path }
        let shown = (repeatElement("..", count: upwards) + names.dropFirst(common)).joined(separator: "/")
        return shown.isEmpty ? "." : shown
    }

    /// Writes a file whole or not at all: to a draft beside it, which then takes its place, so that nobody ever reads half of it.
    ///
    /// A device or a pipe is written as it is, and a link keeps pointing where it points.
    static func write(_ text: String, to path: String) throws(SystemError) {
        let target = (try? realPath(of: path)) ?? path
        if let kind = try? kind(of: target), kind != .file {
            return try write(text, opening: target, O_WRONLY)
        }
        let draft = "\(target).\(getpid()).tmp"
        do throws(SystemError) {
            try write(text, opening: draft, O_WRONLY | O_CREAT | O_EXCL)
            if rename(draft, target) != 0 { throw SystemError(errno) }
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Adds to the end of a file, which is made if there is none.
    static func append(_ text: String, to path: String) throws(SystemError) {
        try write(text, opening: path, O_WRONLY | O_CREAT | O_APPEND)
    }

    /// In bytes.
    static func size(of path: String) throws(SystemError) -> Int {
        var status = stat()
        guard stat(path, &status) == 0 else { throw SystemError(errno) }
        return Int(status.st_size)
    }

    private static func write(_ text: String, opening path: String, _ flags: Int32) throws(SystemError) {
        CrashHandler.commit()
        let descriptor = open(path, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError(errno) }
        let failure = writeAll(text, to: descriptor)
        guard close(descriptor) == 0 || failure != nil else { throw SystemError(errno) }
        if let failure { throw failure }
    }

    /// Makes a folder; one that is there already will do.
    static func makeFolder(_ path: String) throws(SystemError) {
        guard mkdir(path, 0o777) != 0 else { return }
        let failure = SystemError(errno)
        guard let kind = try? kind(of: path), kind == .folder else { throw failure }
    }

    /// - Returns: nil when every byte was written.
    static func writeAll(_ text: String, to descriptor: Int32) -> SystemError? {
        var text = text
        return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    /// - Returns: nil when every byte was written.
    static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SystemError? {
        var rest = bytes
        while !rest.isEmpty {
            let written = Self.write(descriptor, rest)
            if written < 0 {
                if errno == EINTR { continue }
                return SystemError(errno)
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
        return nil
    }

    private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}

extension FileSystem.Kind {
    init(mode: mode_t) {
        switch mode & mode_t(S_IFMT) {
        case mode_t(S_IFREG): self = .file
        case mode_t(S_IFDIR): self = .folder
        case mode_t(S_IFLNK): self = .link
        default: self = .other
        }
    }
}

/// An `errno` with the sentence the system has for it.
struct SystemError: Error, Equatable {
    let code: Int32

    init(_ code: Int32) { self.code = code }

    /// Lower case, no full stop: "permission denied".
    var message: String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    static let missing = SystemError(ENOENT)
    static let linkLoop = SystemError(ELOOP)
}
