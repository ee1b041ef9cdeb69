import Foundation

/// A block of a document that shows what the program prints. A comment above the block has the arguments:
///
///     <!-- output of: rules -->               a whole output
///     <!-- part of: explain ID, from "┌─" to "keyboard" -->
///
/// A part begins at the first line that contains the first text and ends at the next line that contains the second. The block is
/// code fenced as `text`; a Markdown table stands without a fence and ends at `<!-- end of output -->`.
struct OutputSample: Equatable {
    let arguments: [String]
    /// Nil for a whole output.
    let part: Part?
    /// The lines between the marks, counted from 0.
    let lines: Range<Int>

    struct Part: Equatable {
        let first: String
        let last: String
    }

    /// The samples of a document, in order.
    ///
    /// - Throws: a refusal that names the line of a block without an end.
    static func samples(in lines: [Substring], path: String) throws -> [OutputSample] {
        var samples: [OutputSample] = []
        for (number, line) in lines.enumerated() where line.hasPrefix("<!-- output of:") || line.hasPrefix("<!-- part of:") {
            let place = "\(path):\(number + 1)"
            guard let (arguments, part) = mark(line) else { throw Refusal("\(place): the mark of the sample is not well-formed") }
            let isFenced = lines.indices.contains(number + 1) && lines[number + 1] == "```text"
            let start = number + (isFenced ? 2 : 1)
            let end = lines[min(start, lines.count)...].firstIndex(of: isFenced ? "```" : "<!-- end of output -->")
            guard let end else { throw Refusal("\(place): the sample has no end") }
            samples.append(OutputSample(arguments: arguments, part: part, lines: start..<end))
        }
        return samples
    }

    private static func mark(_ line: Substring) -> ([String], Part?)? {
        func words(_ text: Substring) -> [String] { text.split(separator: " ").map(String.init) }
        if let match = line.wholeMatch(of: #/<!-- output of: (.+) -->/#) { return (words(match.output.1), nil) }
        guard let match = line.wholeMatch(of: #/<!-- part of: (.+), from "(.+)" to "(.+)" -->/#) else { return nil }
        return (words(match.output.1), Part(first: String(match.output.2), last: String(match.output.3)))
    }

    /// The lines that the document shows of an output; nil where the output has no such part.
    func shown(of output: String) -> [Substring]? {
        var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        guard let part else { return lines }
        guard let first = lines.firstIndex(where: { $0.contains(part.first) }),
            let last = lines[first...].firstIndex(where: { $0.contains(part.last) })
        else { return nil }
        return Array(lines[first...last])
    }
}

/// A document with all samples as the program prints them now.
///
/// - Parameters:
///   - path: for messages.
///   - run: the program's standard output.
func refreshingSamples(_ text: String, path: String, _ run: ([String]) throws -> String) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // From the end, so that the positions of earlier blocks stay right.
    for sample in try OutputSample.samples(in: lines, path: path).reversed() {
        guard let shown = sample.shown(of: try run(sample.arguments)) else {
            let command = "keyboardlint \(sample.arguments.joined(separator: " "))"
            throw Refusal("\(path):\(sample.lines.lowerBound): '\(command)' prints no such part")
        }
        lines.replaceSubrange(sample.lines, with: shown)
    }
    return lines.joined(separator: "\n")
}
