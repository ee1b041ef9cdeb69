import SourceText
import SwiftLexer
import TestSupport
import Testing

@testable import SwiftParser

@Suite("An edit of a function's body gives the tree of the whole file") struct UpdateTests {
    private func file(_ text: String) -> SourceFile { SourceFile(path: "Form.swift", text: text) }

    private func update(_ tree: SyntaxTree, to file: SourceFile) -> SyntaxTree? {
        tree.updated(to: file, changing: tree.file.difference(from: file))
    }

    private func isSame(_ tree: SyntaxTree, as other: SyntaxTree) -> Bool {
        tree.nodes == other.nodes && tree.tokens.tokens == other.tokens.tokens && tree.issues == other.issues
    }

    @Test(arguments: [
        ("super.viewDidLoad()", "super.viewDidLoad(); view.frame = .zero"),
        ("view.window?.safeAreaInsets.bottom ?? 0", "0"),
        ("super.viewDidLoad()", "// nothing\n"),
        ("let height", "/* why */\n\n\n    let height"),
        ("let height = frame", "let text = \"\"\"\n            low \\(value)\n            \"\"\"\n        let height = frame"),
        ("-height : 0", "-height : { 0 }()"),
    ])
    func isTheTreeThatParsingGives(part: String, replacement: String) throws {
        let after = sample.replacingFirst(part, with: replacement)
        try #require(after != sample)
        let updated = try #require(update(parse(file(sample)), to: file(after)))
        #expect(isSame(updated, as: parse(file(after))))
        #expect(updated.violations == [])
    }

    @Test(arguments: [
        // What is not in a function, or does not stay in it.
        ("import UIKit", "import UIKitCore"),
        ("{ didSet { layout() } }", "{ didSet { lay() } }"),
        ("super.viewDidLoad()", "super.viewDidLoad() }"),
        ("super.viewDidLoad()", "super.viewDidLoad() { "),
        ("super.viewDidLoad()", "} func other() {"),
        ("super.viewDidLoad()", "/*"),
        ("super.viewDidLoad()", "\"\"\""),
        ("print(a < b, c...d)", "print()"),
        // What may mean more than it says.
        ("super.viewDidLoad()", "super.viewDidLoad("),
        ("super.viewDidLoad()", "\n#if A"),
    ])
    func isParsedAnewWhereMoreMayHaveChanged(part: String, replacement: String) throws {
        let after = sample.replacingFirst(part, with: replacement)
        try #require(after != sample)
        #expect(update(parse(file(sample)), to: file(after)) == nil)
    }

    @Test(arguments: [
        // Whether the first slash begins a regular expression, the second one tells.
        ("func f(a: Int = b /c) { d }", "func f(a: Int = b /c) { d/ }"),
        ("func f() { a } ; let b = c / d", "func f() { /a } ; let b = c / d"),
    ])
    func isParsedAnewWhereALineGoesOnOutside(before: String, after: String) {
        #expect(update(parse(file(before)), to: file(after)) == nil)
    }

    /// One edit after the other, as they are typed.
    @Test func isTheTreeThatParsingGivesWhateverIsTyped() {
        var numbers = SeededGenerator(ofTest: "UpdateTests", standard: 20_260_102)
        let pieces = [
            "x", " ", "\n", "(", ")", "{ }", "a.b(c)\n", "-", "\"", "// why\n", "if a { b }\n", "/", ",", "let a = b\n", "}",
        ]
        var answered = 0
        var tree = parse(file(sample))
        for round in 0..<2_000 {
            if round.isMultiple(of: 2) { tree = parse(file(sample)) }
            var bytes = tree.file.bytes
            let place = numbers.next(below: bytes.count)
            if numbers.next(below: 3) == 0 { bytes.removeSubrange(place..<min(bytes.count, place + 1 + numbers.next(below: 8))) }
            bytes.insert(contentsOf: Array(pieces[numbers.next(below: pieces.count)].utf8), at: place)
            let new = SourceFile(path: "Form.swift", bytes: bytes)
            let parsed = parse(new)
            if let updated = update(tree, to: new) {
                answered += 1
                #expect(isSame(updated, as: parsed), "seed \(numbers.seed), round \(round)")
                tree = updated
            } else {
                tree = parsed
            }
        }
        #expect(answered > 100)
    }
}

extension String {
    fileprivate func replacingFirst(_ part: String, with other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
