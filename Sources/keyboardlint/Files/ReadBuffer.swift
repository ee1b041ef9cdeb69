#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One thread's memory for the file it is looking at, used again for every file: a tree of any size is read into the same few
/// hundred kilobytes.
struct ReadBuffer: ~Copyable {
    /// Longer files are named, not analysed. The largest hand-written Swift files have a few hundred kilobytes; tokens and tree
    /// take some twenty times a file's size, so this keeps even a hostile file within a laptop's memory.
    static let sizeLimit = 16 << 20
    /// Holds all but a few files of any project, and fits in a core's second-level cache.
    private static let usualCapacity = 256 << 10
    static let openFlags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY

    private var cache = UnsafeMutableRawBufferPointer.allocate(byteCount: usualCapacity, alignment: 64)
    private var count = 0

    deinit { cache.deallocate() }

    /// What was read last.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: cache[..<count]) }

    /// Reads to the end and closes the file.
    ///
    /// - Parameter descriptor: as `open` returned it; negative means that it failed just now.
    mutating func read(closing descriptor: Int32) throws(ReadFailure) {
        guard descriptor >= 0 else { throw .system(SystemError(errno)) }
        defer { close(descriptor) }
        try read(descriptor)
    }

    mutating func read(_ descriptor: Int32) throws(ReadFailure) {
        count = 0
        if cache.count > Self.usualCapacity { resize(to: Self.usualCapacity) }
        while true {
            if count == cache.count { resize(to: cache.count * 4) }
            let wanted = UnsafeMutableRawBufferPointer(rebasing: cache[count...])
            let received = Self.read(descriptor, wanted)
            if received == 0 { return }
            guard received > 0 else {
                if errno == EINTR { continue }
                throw .system(SystemError(errno))
            }
            count += received
            if count > Self.sizeLimit { throw .tooLarge }
        }
    }

    private mutating func resize(to capacity: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 64)
        larger.copyMemory(from: bytes)
        cache.deallocate()
        cache = larger
    }

    static func read(_ descriptor: Int32, _ cache: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, cache.baseAddress, cache.count)
        #elseif canImport(Musl)
            Musl.read(descriptor, cache.baseAddress, cache.count)
        #else
            Glibc.read(descriptor, cache.baseAddress, cache.count)
        #endif
    }
}

/// Why a file's bytes cannot be had. Reads as the rest of a sentence that begins with the path.
enum ReadFailure: Error, Equatable {
    case system(SystemError)
    case tooLarge
    case notUTF8(offset: Int)

    var reason: String {
        switch self {
        case .system(let error): "cannot be read: \(error.message)"
        case .tooLarge: "is larger than \(ReadBuffer.sizeLimit >> 20) MB"
        case .notUTF8(let offset): "is not valid UTF-8 (byte \(offset))"
        }
    }
}
