import SourceText
import SwiftParser
import Testing

@testable import KeyboardFacts
@testable import ProgramIndex

struct DeclarationIndexTests {
    private func index(_ code: String) -> DeclarationIndex {
        DeclarationIndex([parse(SourceFile(path: "Index.swift", text: code))])
    }

    @Test func aTypeAndItsExtensionsAreOne() {
        let index = index("class A { var x = 1 }\nextension A { func f() {} }\nextension Outer.A: P { func g() {} }")
        #expect(index.types["A"]?.functions.keys.sorted() == ["f", "g"])
        #expect(index.types["A"]?.properties.keys.sorted() == ["x"])
        #expect(index.types["A"]?.inherited == ["P"])
    }

    @Test func aNestedTypeKnowsItsPath() {
        #expect(index("enum Outer { struct Inner { class Core {} } }").types["Core"]?.qualifiedName == "Outer.Inner.Core")
    }

    @Test func membersBehindConditionalCompilationCount() {
        #expect(index("class A {\n#if os(iOS)\nfunc f() {}\n#endif\n}").method("f", in: "A") != nil)
    }

    @Test func aMethodIsFoundInTheSuperclassAndTheOverrideWins() {
        let index = index("class Base { func f() { a() }\nfunc g() {} }\nclass Derived: Base { override func f() { b() } }")
        #expect(index.method("f", in: "Derived")?.text.contains("b()") == true)
        #expect(index.method("g", in: "Derived") != nil)
        #expect(index.method("h", in: "Derived") == nil)
    }

    /// What a call leaves out has a default.
    @Test(arguments: [
        ([nil, nil] as [String?], "few"), ([nil, nil, nil], "few"), ([nil, nil, nil, nil], "many"), ([nil, "done"], "closing"),
        ([nil, nil, "done"], "few"), (["all", nil, nil, nil], "several"),
    ])
    func overloadsAreToldApartByWhatTheyNeed(labels: [String?], body: String) {
        let index = index(
            """
            class A {
                func pin(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int = 0) { many() }
                func pin(_ a: Int, _ b: Int, _ size: Int = 0, done: Int = 0) { few() }
                func pin(_ a: Int, done: () -> Void) { closing() }
                func pin(all views: Int..., by points: Int = 0) { several() }
            }
            """)
        #expect(index.method("pin", labels: labels, in: "A")?.text.contains(body + "()") == true)
    }

    @Test func overloadsAreToldApartByTheirLabels() {
        let index = index(
            "class A { func move(by x: Int) { one() }\nfunc move(to x: Int) { two() }\nfunc move(_ x: Int) { three() } }")
        #expect(index.method("move", labels: ["to"], in: "A")?.text.contains("two") == true)
        #expect(index.method("move", labels: [nil], in: "A")?.text.contains("three") == true)
    }

    @Test func typesThatInheritFromEachOtherInACircleEndTheSearch() {
        let index = index("class A: B {}\nclass B: C {}\nclass C: A {}")
        #expect(index.lineage(of: "A").map(\.name) == ["A", "B", "C"])
        #expect(index.method("missing", in: "A") == nil)
    }

    @Test(arguments: [
        "class A { var k: NSLayoutConstraint!\nfunc s() { k = view.bottomAnchor.constraint(equalTo: b.bottomAnchor) } }",
        "class A { lazy var k = view.bottomAnchor.constraint(equalTo: b.bottomAnchor) }",
        "class A { var k: NSLayoutConstraint?\nfunc s() { self.k = NSLayoutConstraint(item: a, attribute: .bottom) } }",
    ])
    func theCallThatMakesAConstraintIsFound(code: String) {
        #expect(index(code).constraintCreations(of: "k", in: "A").count == 1)
    }

    @Test func anOutletHasNoCallThatMakesIt() {
        #expect(index("class A { @IBOutlet var k: NSLayoutConstraint! }").constraintCreations(of: "k", in: "A").isEmpty)
    }
}
