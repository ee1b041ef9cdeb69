import SourceText
import SwiftLexer
import TestSupport
import Testing

@testable import SwiftParser

@Test func `every short sequence of the tokens the grammar cares about gives a tree`() {
    let words = [
        "a", "1", "(", ")", "[", "]", "{", "}", ",", ":", ".", "?", "!", "=", "->", "<", ">", "&", " - ", "@", "#if", "#endif",
        "\n", "\\", "_", "let", "func", "class", "init", "if", "else", "for", "in", "switch", "case", "catch", "return", "as",
        "try", "where", "get", "lazy", "\"\\(", "extension", "throws",
    ]
    for first in words {
        for second in words {
            for third in words {
                let source = "\(first) \(second) \(third)"
                let tree = parse(SourceFile(path: "World.swift", text: source))
                #expect(tree.violations == [], "\(source.debugDescription)")
            }
        }
    }
}

@Test func `mutated files give trees`() {
    var numbers = SeededGenerator(ofTest: "RobustnessTests", standard: 20_260_101)
    let original = Array(sample.utf8)
    let alphabet = Array("(){}[]<>\"\\.,:;?!=&|+-*/@#$_ \n\tabl09".utf8)
    for round in 0..<1_500 {
        var bytes = original
        for _ in 0...numbers.next(below: 6) {
            let place = numbers.next(below: bytes.count)
            switch numbers.next(below: 3) {
            case 0: bytes[place] = alphabet[numbers.next(below: alphabet.count)]
            case 1: bytes.remove(at: place)
            default:
                let start = numbers.next(below: original.count)
                let end = min(original.count, start + numbers.next(below: 40))
                bytes.insert(contentsOf: original[start..<end], at: place)
            }
        }
        let tree = parse(SourceFile(path: "Mutant.swift", bytes: bytes))
        #expect(tree.violations == [], "seed \(numbers.seed), round \(round)")
    }
}

/// Constructs that nest, as what opens and what closes one level.
private let nests = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f({ x in ", "})"), ("if x { ", "}"), ("func f() { ", "}"), ("class A { ", "}"),
    ("- ", ""), ("try ", ""), ("await ", ""), ("a ? ", " : b"), ("\"\\(", ")\""), ("#if A\n", "\n#endif\n"),
    ("switch x { case .a(", "): b }"), ("switch x { case 1: ", "}"), ("let x: A<", ">"), ("let x: (", ")"), ("A<", ">"),
    ("a.b\n#if A\n.c", "\n#endif"), ("\\", ""), ("lazy ", ""), ("@a(", ")"), ("let x = if a { ", "}"), ("x = { ", "}"),
    ("var x: T { get { ", "} }"), ("guard x else { ", "}"), ("a<(", ")"), ("repeat { ", "} while x"), ("[a: ", "]"),
    ("do { } catch ", ""), ("case ", ""), ("some ", ""),
]

@Test func `code nested too deep is skipped and named, whatever nests`() {
    for (open, close) in nests {
        for isClosed in [true, false] {
            let source = String(repeating: open, count: 1_000) + "x" + (isClosed ? String(repeating: close, count: 1_000) : "")
            let tree = parse(SourceFile(path: "Nest.swift", text: source))
            #expect(tree.violations == [], "1,000 times \(open.debugDescription)")
        }
    }
    let message = "nesting deeper than \(Limits.nesting) levels is not analysed"
    #expect(tree(String(repeating: "(", count: 1_000)).issues.contains { $0.message == message })
    let balanced = tree(String(repeating: "(", count: 1_000) + String(repeating: ")", count: 1_000) + "\nafter")
    #expect(balanced.root.children.map(\.kind) == [.parenExpr, .identifierExpr])
}

/// How many levels one nest takes differs, so that one of the counts comes to the limit with nothing left but a blank.
@Test(arguments: ["{ ", "( ", "[ ", "f { ", "x = { ", "if a { ", "switch x { case 1: "])
func `nothing but a blank may be nested too deep`(open: String) {
    for count in Limits.nesting / 8...Limits.nesting + 2 {
        for close in [" }", " )", " ]", ""] {
            let source = String(repeating: open, count: count) + String(repeating: close, count: count)
            #expect(tree(source).violations == [], "\(count) times \(open.debugDescription) and \(close.debugDescription)")
        }
    }
}

@Test func `a hundred thousand brackets, and thousands of anything, take no more than a step each`() {
    for (open, close) in nests {
        let count = open.count == 1 ? 100_000 : 10_000
        let source = String(repeating: open, count: count) + String(repeating: close, count: count)
        let tokens = lex(SourceFile(path: "Long.swift", text: source))
        var tree: SyntaxTree?
        let time = ContinuousClock().measure { tree = parse(tokens) }
        // A quadratic parser would take minutes; the bound leaves room for a debug build on a busy machine.
        #expect(time < .seconds(10), "\(count) times \(open.debugDescription)")
        #expect(tree?.tokens.count == tokens.count)
    }
}

@Test func `long sums, chains, else ifs and switches are read without recursion`() throws {
    let count = 100_000
    let sum = tree("a" + String(repeating: " + b", count: count))
    #expect(sum.issues.isEmpty)
    #expect(sum.nodeCount == 2 * count + 2)
    let fewer = 10_000
    #expect(tree("a" + String(repeating: " ?? b", count: fewer)).nodeCount == 2 * fewer + 2)
    #expect(tree("a" + String(repeating: ".b()", count: fewer)).nodeCount == 2 * fewer + 2)
    let chain = tree(String(repeating: "if a {} else ", count: fewer) + "{}")
    #expect(chain.issues.isEmpty)
    #expect(chain.root.subtree.reduce(0) { $0 + ($1.kind == .ifExpr ? 1 : 0) } == fewer)
    let cases = tree("switch x {\n" + String(repeating: "case 1: a\n", count: fewer) + "}")
    #expect(cases.issues.isEmpty)
    #expect(cases.root.firstChild?.children(.switchCase).count == fewer)
}

@Test func `issues are limited in number`() {
    #expect(tree(String(repeating: ")\n", count: 5_000)).issues.count == Limits.issues)
}

@Test func `empty files, white space and a shebang give an empty tree`() {
    for source in ["", " \n", "// a", "\u{FEFF}", "#!/usr/bin/swift\n"] {
        let tree = tree(source)
        #expect(tree.issues.isEmpty)
        #expect(tree.nodeCount == 1)
        #expect(tree.root.range == ByteRange(0, source.utf8.count))
    }
}
