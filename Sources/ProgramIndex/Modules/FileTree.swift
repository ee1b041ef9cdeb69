/// The Swift and interface files of a tree, sorted, so that the files of a folder are a slice.
struct FileTree {
    /// Relative to the root.
    let paths: [String]

    init(_ paths: [String]) {
        // What is sorted already, as a walk of folders gives it, is looked at once.
        let sorted = paths.sorted()
        var unique: [String] = []
        unique.reserveCapacity(sorted.count)
        for path in sorted where path != unique.last { unique.append(path) }
        self.paths = unique
    }

    static func holds(_ path: String) -> Bool { isSwift(path) || isInterface(path) }

    static func isSwift(_ path: String) -> Bool { path.utf8.last == UInt8(ascii: "t") && path.hasSuffix(".swift") }

    static func isInterface(_ path: String) -> Bool { path.hasSuffix(".xib") || isStoryboard(path) }

    static func isStoryboard(_ path: String) -> Bool { path.hasSuffix(".storyboard") }

    func contains(_ path: String) -> Bool {
        let place = firstIndex(from: path)
        return place < paths.count && paths[place] == path
    }

    /// The files in a folder and the folders in it.
    func below(_ folder: String) -> ArraySlice<String> {
        if folder.isEmpty { return paths[...] }
        // `0` is the character behind `/`.
        return paths[firstIndex(from: folder + "/")..<firstIndex(from: folder + "0")]
    }

    /// The file that a path names, or the files below the folder that it names.
    func at(_ path: String) -> ArraySlice<String> {
        let place = firstIndex(from: path)
        return place < paths.count && paths[place] == path ? paths[place...place] : below(path)
    }

    func hasFolder(_ path: String) -> Bool { !below(path).isEmpty }

    private func firstIndex(from path: String) -> Int {
        var low = 0
        var high = paths.count
        while low < high {
            let middle = (low + high) / 2
            if paths[middle] < path { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
