#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open folder: its entries one after the other, and its files opened by name, which spares the system walking the path again
/// for each.
struct Folder: ~Copyable {
    #if canImport(Darwin)
        private let stream: UnsafeMutablePointer<DIR>
    #else
        private let stream: OpaquePointer
    #endif

    init(path: String) throws(SystemError) {
        guard let stream = opendir(path) else { throw SystemError(errno) }
        self.stream = stream
    }

    deinit { closedir(stream) }

    /// Calls `body` with each entry's name, which is valid during the call only, and kind; `.` and `..` are left out.
    func forEachEntry(_ body: (UnsafePointer<CChar>, FileSystem.Kind) -> Void) {
        while let entry = readdir(stream) {
            let type = Int32(entry.pointee.d_type)
            // By pointer: the name is a tuple of 256 bytes of which the system allocates only what it needs.
            withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 1) { name in
                    guard !Self.isDots(name) else { return }
                    body(name, kind(of: name, type))
                }
            }
        }
    }

    /// Opens a file for reading; without blocking, should it be a pipe.
    func open(_ name: UnsafePointer<CChar>) -> Int32 {
        openat(dirfd(stream), name, ReadBuffer.openFlags)
    }

    private func kind(of name: UnsafePointer<CChar>, _ type: Int32) -> FileSystem.Kind {
        switch type {
        case Int32(DT_REG): return .file
        case Int32(DT_DIR): return .folder
        case Int32(DT_LNK): return .link
        case Int32(DT_UNKNOWN):
            // Some file systems do not say.
            var status = stat()
            guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
            return FileSystem.Kind(mode: status.st_mode)
        default: return .other
        }
    }

    private static func isDots(_ name: UnsafePointer<CChar>) -> Bool {
        let dot = CChar(UInt8(ascii: "."))
        return name[0] == dot && (name[1] == 0 || (name[1] == dot && name[2] == 0))
    }
}
