import Foundation
import TestSupport
import Testing

@testable import keyboardlint

/// Edits at random, after each of which the server must say what a server says that never knew another text: whatever is
/// remembered between edits is remembered rightly.
@Suite("Whatever is typed, the findings are those of a fresh run") struct RandomEditTests {
    /// Pieces that change much by little.
    private static let pieces = [
        "x", "0", " ", "\n", "{", "}", "\"", "/*", "*/", "// ", "\"\"\"", "😀", "ü", "\r\n", "return ", "-", "frame.height",
        "self.",
        "func update() {}\n", "// keyboardlint:disable:next frame-height-as-inset - why\n", "guard isOpen else { return }\n",
        "UIResponder.keyboardWillHideNotification", "bottom?.constant = 0\n", "class Other: FieldController {}\n", "#if DEBUG\n",
        "lift(for: frame)",
    ]

    /// One edit of a text: what it takes away and puts in, by scalars, so that no character is cut in two.
    private func edit(_ text: String, _ dice: inout SeededGenerator) -> (start: Int, count: Int, replacement: String) {
        let scalars = text.unicodeScalars.count
        let start = Int.random(in: 0...scalars, using: &dice)
        let count = Bool.random(using: &dice) ? 0 : min(Int.random(in: 1...12, using: &dice), scalars - start)
        let replacement = Int.random(in: 0..<4, using: &dice) == 0 ? "" : Self.pieces.randomElement(using: &dice) ?? ""
        return (start, count, replacement)
    }

    /// Where a number of scalars ends, as a client counts; a line ends as in the language.
    private func position(_ scalars: Int, of text: String) -> JSON {
        var line = 0
        var column = 0
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars.prefix(scalars) {
            if scalar == "\n", previous == "\r" {
                column = 0
            } else if scalar == "\n" || scalar == "\r" {
                line += 1
                column = 0
            } else {
                column += UTF16.width(scalar)
            }
            previous = scalar
        }
        return ["line": .number(Double(line)), "character": .number(Double(column))]
    }

    /// - Returns: nil where the place is between the two halves of a line break, where no client's cursor is.
    private func changed(_ text: String, _ dice: inout SeededGenerator) -> (text: String, change: JSON)? {
        let (start, count, replacement) = edit(text, &dice)
        let scalars = Array(text.unicodeScalars)
        for place in [start, start + count] where place > 0 && place < scalars.count {
            if scalars[place - 1] == "\r", scalars[place] == "\n" { return nil }
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[..<start])
        view.append(contentsOf: replacement.unicodeScalars)
        view.append(contentsOf: scalars[(start + count)...])
        let range: JSON = ["start": position(start, of: text), "end": position(start + count, of: text)]
        return (String(view), ["range": range, "text": .string(replacement)])
    }

    /// How many edits are made: more by hand, `KEYBOARDLINT_EDITS=10000 swift test --filter RandomEditTests`.
    private static let count = ProcessInfo.processInfo.environment["KEYBOARDLINT_EDITS"].flatMap { Int($0) } ?? 60

    @Test func theServerNeverRemembersWhatIsNoLongerSo() throws {
        var dice = SeededGenerator(ofTest: "RandomEditTests")
        let seed = dice.seed
        let folder = try TemporaryFolder()
        let names = ["Field.swift", "Height.swift", "Plain.swift", "Screens.swift"]
        let originals = [
            Sources.fieldLiftedByAHelper, Sources.heightHelper, "struct Plain {\n    let rest = 3\n}\n", Sources.screens,
        ]
        var texts = originals
        var paths: [String] = []
        for (name, text) in zip(names, originals) { paths.append(try folder.write(text, to: name).path) }
        let editor = try Editor(in: folder.url)
        try editor.openAll(paths)
        var versions = [1, 1, 1, 1]
        for number in 1...Self.count {
            // Most is typed into the screens themselves; now and then a file is as it was, so that there is something to find.
            let file = [0, 0, 0, 1, 1, 2, 3, 3, 3].randomElement(using: &dice) ?? 0
            if number.isMultiple(of: 9) {
                texts[file] = originals[file]
                versions[file] += 1
                try editor.change(paths[file], version: versions[file], ["text": .string(texts[file])])
            }
            // Some are typed before the server is done with the last.
            for _ in 0..<Int.random(in: 1...3, using: &dice) {
                guard let (text, change) = changed(texts[file], &dice) else { continue }
                texts[file] = text
                versions[file] += 1
                try editor.type(paths[file], version: versions[file], change)
            }
            editor.run()
            for (path, text) in zip(paths, texts) { try Data(text.utf8).write(to: URL(filePath: path)) }
            let fresh = try CommandLineRun(folder.url.path)
            for path in paths {
                let expected = try fresh.remarks(in: path)
                try #require(editor.remarks(in: path) == expected, "seed \(seed), edit \(number), \(path)")
            }
        }
    }
}
