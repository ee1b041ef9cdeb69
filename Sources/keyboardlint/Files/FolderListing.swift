import LintEngine
import LintPolicy
import PatternMatching

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The entries of a folder that a walk has to do with.
///
/// They are listed before any is opened, since a folder's configuration may stand behind files that it leaves out. One listing
/// serves folder after folder without new memory.
struct FolderListing {
    private var names: [CChar] = []
    private var entries: [(start: Int, kind: FileSystem.Kind)] = []
    /// Whether another configuration may govern the folder than the one around it.
    private(set) var mayChangeConfiguration = false

    /// - Parameter wanted: whether a file of that name is.
    mutating func list(_ folder: borrowing Folder, wanted: (UnsafePointer<CChar>) -> Bool) {
        names.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        mayChangeConfiguration = false
        folder.forEachEntry { name, kind in
            if name[0] == CChar(UInt8(ascii: ".")), Self.isTelling(name) { mayChangeConfiguration = true }
            if (kind == .file || kind == .other) && !wanted(name) { return }
            entries.append((names.count, kind))
            names.append(contentsOf: UnsafeBufferPointer(start: name, count: strlen(name) + 1))
        }
    }

    func forEach(_ body: (UnsafePointer<CChar>, FileSystem.Kind) -> Void) {
        names.withUnsafeBufferPointer { names in
            guard let base = names.baseAddress else { return }
            for entry in entries { body(base + entry.start, entry.kind) }
        }
    }

    /// Whether it is a configuration, or makes the folder one that those around it have nothing to say about.
    private static func isTelling(_ name: UnsafePointer<CChar>) -> Bool {
        strcmp(name, ".git") == 0 || ConfigurationFile.names.contains { strcmp(name, $0) == 0 }
    }
}
