import Foundation

/// A folder that goes away with its last user.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "keyboardlint-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        url = folder.resolvingSymlinksInPath()
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package var path: String { url.path }

    @discardableResult
    package func write(_ content: Data, to path: String) throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file)
        return file
    }

    @discardableResult
    package func write(_ content: String, to path: String) throws -> URL {
        try write(Data(content.utf8), to: path)
    }

    package func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appending(path: path).path, withDestinationPath: target)
    }

    package func read(_ path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }
}

/// A folder that is gone when the work in it is done.
package func withTemporaryFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) { try work(folder.url) }
}
