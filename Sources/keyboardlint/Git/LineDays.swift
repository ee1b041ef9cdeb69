import Reporting

/// Asks git on which days lines of a file were last changed.
enum LineDays {
    /// - Parameter lines: counted from 1, as they are in the work tree.
    /// - Returns: nothing for lines of which git does not know, since they are not committed, or there is no repository, or no
    ///   git.
    static func of(_ lines: Set<Int>, inFileAt path: String) -> [Int: CommitDay] {
        guard let real = try? FileSystem.realPath(of: path), let folder = real.parentFolder else { return [:] }
        let ranges = lines.sorted().prefix(lineLimit).flatMap { ["-L", "\($0),\($0)"] }
        let arguments =
            ["blame", "--line-porcelain", "--no-textconv"] + ranges + ["--", real.lastPathComponent]
        guard let output = try? GitProcess.run(in: folder, arguments), output.status == 0 else { return [:] }
        return days(in: output.text)
    }

    /// Of one file; more comments than these are not read.
    private static let lineLimit = 200

    /// For each line a header with its commit, the line before and its number now; then what is known of the commit; then a tab
    /// and the text.
    static func days(in blame: [UInt8]) -> [Int: CommitDay] {
        var days: [Int: CommitDay] = [:]
        var line = 0
        var seconds: Double?
        var isBoundary = false
        for bytes in blame.split(separator: UInt8(ascii: "\n")) {
            if bytes.first == UInt8(ascii: "\t") {
                if let known = seconds { days[line] = CommitDay(ReportOptions.day(known), isLatest: isBoundary) }
                (seconds, isBoundary) = (nil, false)
                continue
            }
            let words = bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            if words.count >= 3, words[0].count >= 40, let number = Int(words[2]) {
                // What is not committed is of a commit of zeros, and of today.
                (line, seconds) = (number, nil)
                isBoundary = words[0].allSatisfy { $0 == "0" }
                if isBoundary { line = 0 }
            } else if words.first == "author-time", words.count == 2, line > 0 {
                seconds = Double(words[1])
            } else if words.first == "boundary" {
                isBoundary = true
            }
        }
        return days
    }
}
