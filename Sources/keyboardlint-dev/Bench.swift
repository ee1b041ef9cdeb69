import Foundation

/// Times the linter over a tree beside ripgrep over the same tree, in the same minutes.
///
/// Times taken on different days or machines say little; a ratio within one run does. So the commands take turns, and medians are
/// compared. ripgrep is the yardstick because it is the fastest tool that reads the same bytes: with its own filters and the
/// linter's regular expression, and with everything off but the search for one word.
struct Bench {
    let tree: String
    /// Set where the tree is made for this.
    private let screens: ScreenTree?
    let runs: Int
    let linter: String

    static let usage = "bench PATH|--screens N [--runs N] [--binary FILE]"
    static let buildCommand = "swift build -c release --static-swift-stdlib --product keyboardlint"

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        var tree: String?
        var screens: Int?
        var runs = 15
        var linter = ".build/release/keyboardlint"
        while let word = rest.popFirst() {
            switch word {
            case "--runs":
                guard let text = rest.popFirst(), let number = Int(text), (1...1000).contains(number) else {
                    throw Refusal("--runs needs a number from 1 to 1000")
                }
                runs = number
            case "--screens":
                guard let text = rest.popFirst(), let number = Int(text), (1...10_000).contains(number) else {
                    throw Refusal("--screens needs a number from 1 to 10000")
                }
                screens = number
            case "--binary":
                guard let path = rest.popFirst() else { throw Refusal("--binary needs the linter's path") }
                linter = path
            default:
                guard tree == nil, !word.hasPrefix("-") else { throw Refusal("usage: keyboardlint-dev \(Self.usage)") }
                tree = word
            }
        }
        guard (tree == nil) != (screens == nil) else { throw Refusal("usage: keyboardlint-dev \(Self.usage)") }
        guard FileManager.default.isExecutableFile(atPath: linter) else {
            throw Refusal("there is no '\(linter)'; build it first: \(Self.buildCommand)")
        }
        self.screens = try screens.map(ScreenTree.init)
        self.tree = tree ?? self.screens?.folder.path ?? "."
        self.runs = runs
        self.linter = linter
    }

    func run() throws {
        defer { screens?.remove() }
        let size = try measureTree()
        var contestants = [Contestant(name: "keyboardlint", command: [linter, "--exit-zero", tree])]
        if let ripgrep = Self.find("rg") {
            contestants += [
                Contestant(name: "rg -l 'eyboard(Will|Did)'", command: [ripgrep, "-l", "eyboard(Will|Did)", tree]),
                Contestant(name: "rg -l -uu -F eyboard", command: [ripgrep, "-l", "-uu", "-F", "eyboard", tree]),
            ]
        } else {
            print("ripgrep (rg) is not installed: there is nothing to compare with")
        }
        // The first round warms the file system's cache and is not counted.
        for round in 0...runs {
            for index in contestants.indices {
                let result = try ChildProcess.run(contestants[index].command)
                if round > 0 { contestants[index].results.append(result) }
            }
        }
        printTable(contestants, size)
    }

    /// What the linter itself counts, so that its figures and ripgrep's speak of the same files.
    private func measureTree() throws -> TreeSize {
        let report = FileManager.default.temporaryDirectory.appending(path: "keyboardlint-bench-\(getpid()).json")
        defer { try? FileManager.default.removeItem(at: report) }
        let result = try ChildProcess.run([linter, "--exit-zero", "--format", "json:\(report.path)", tree])
        guard result.status == 0 else { throw Refusal("the linter ended with status \(result.status)") }
        return try JSONDecoder().decode(TreeReport.self, from: Data(contentsOf: report)).summary
    }

    private struct TreeReport: Decodable {
        var summary: TreeSize
    }

    struct TreeSize: Decodable {
        var filesRead: Int
        var filesMatched: Int
        var bytesRead: Int
    }

    private static func find(_ program: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

/// What is wrong and what to do about it.
struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

struct Contestant {
    let name: String
    let command: [String]
    var results: [ChildProcess.Result] = []

    func median(_ value: (ChildProcess.Result) -> Double) -> Double {
        let sorted = results.map(value).sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}

extension Bench {
    private func printTable(_ contestants: [Contestant], _ size: TreeSize) {
        let megabytes = Double(size.bytesRead) / 1e6
        print(
            "\(size.filesRead) Swift files, \(number(megabytes)) MB, \(size.filesMatched) with keyboard notifications; \(runs) runs each, medians\n"
        )
        let header = ["", "wall ms", "CPU ms", "MB/s", "files/s", "peak MB", "linter's time to this one's"]
        let linterTime = contestants[0].median(\.wallSeconds)
        let rows = contestants.map { contestant in
            let seconds = contestant.median(\.wallSeconds)
            return [
                contestant.name, number(seconds * 1000), number(contestant.median(\.cpuSeconds) * 1000),
                number(megabytes / seconds, digits: 0), number(Double(size.filesRead) / seconds, digits: 0),
                peak(contestant), number(linterTime / seconds, digits: 2),
            ]
        }
        let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
        for row in [header] + rows {
            let cells = row.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + padding : padding + row[column]
            }
            print(cells.joined(separator: "  "))
        }
    }

    /// A child's peak counts the memory it shared with this process before it became another program, so a smaller one cannot be
    /// told.
    private func peak(_ contestant: Contestant) -> String {
        let bytes = contestant.median { Double($0.peakBytes) }
        let megabytes = number(bytes / 1e6)
        return bytes <= Double(ChildProcess.ownPeakBytes) ? "≤ \(megabytes)" : megabytes
    }

    private func number(_ value: Double, digits: Int = 1) -> String {
        String(format: "%.\(digits)f", value)
    }
}
