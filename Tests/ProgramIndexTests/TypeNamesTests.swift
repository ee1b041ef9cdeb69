import ProgramIndex
import SourceText
import SwiftParser
import Testing

/// Whose name is it: what each mention of a type means, by the rules of scopes.
struct TypeNamesTests {
    /// The names that the mentions of a word go by, file by file in the order in which they stand.
    private func meanings(of word: String, in files: String...) -> [[String]] {
        let trees = files.enumerated().map { parse(SourceFile(path: "F\($0.offset).swift", bytes: Array($0.element.utf8))) }
        return TypeNames.resolved(in: trees).map { tree in
            tree.root.subtree.filter { node in
                [.identifierExpr, .memberExpr, .identifierType, .memberType].contains(node.kind) && node.spelledName == word
            }
            .map(\.name)
        }
    }

    @Test func nestedTypesOfOneLastNameAreTwo() {
        let code = """
            class First { private enum Sizes { static let bar = 10 }
                func show() { print(Sizes.bar) } }
            class Second { private enum Sizes { static let bar = 20 }
                func show() { print(Sizes.bar) } }
            """
        #expect(meanings(of: "Sizes", in: code) == [["First.Sizes", "Second.Sizes"]])
    }

    /// `Forms.Field` in a file that imports `Forms` is that module's, whatever the program calls `Field`.
    @Test func aTypeOfAnImportedModuleIsNotTheProgramsOwn() {
        let own = "class Field {}\nclass Screen { let field = Field() }"
        let importing = "import Forms\nclass Page: Forms.Field { var field: Forms.Field? }"
        #expect(meanings(of: "Field", in: own, importing) == [["Field"], ["Forms.Field", "Forms.Field"]])
        // Of its own module by its name, which nobody imports there.
        let qualified = "class Page: App.Field {}"
        #expect(meanings(of: "Field", in: own, qualified) == [["Field"], ["Field"]])
    }

    @Test func anInnerTypeShadowsOneOfTheFile() {
        let code = """
            enum Sizes {}
            class Form { enum Sizes {}
                func show() { _ = Sizes.self } }
            func other() { _ = Sizes.self }
            """
        #expect(meanings(of: "Sizes", in: code) == [["Form.Sizes", "Sizes"]])
    }

    @Test func whatASuperclassNestsIsInherited() {
        let base = "class Base { enum Sizes {} }"
        let heir = "class Form: Base { func show() { _ = Sizes.self } }\nclass Other { enum Sizes {} }"
        #expect(meanings(of: "Sizes", in: heir, base) == [["Base.Sizes"], []])
    }

    @Test func whatAFileKeepsToItselfIsNotMeantElsewhere() {
        let own = "func show() { _ = Sizes.self }"
        let other = "private enum Sizes {}\nfunc hide() { _ = Sizes.self }"
        #expect(meanings(of: "Sizes", in: own, other) == [["Sizes"], ["Sizes (F1.swift)"]])
    }

    @Test func everyFileMeansItsOwnPrivateType() {
        let file = "private enum Sizes {}\nfunc show() { _ = Sizes.self }"
        #expect(meanings(of: "Sizes", in: file, file) == [["Sizes"], ["Sizes (F1.swift)"]])
    }

    @Test func aNestedTypeIsMeantOnlyWhereItCanBeNamed() {
        let screen = "class Screen { func show() { _ = Theme.self } }"
        let cell = "class Cell { enum Theme {}\n func show() { _ = Theme.self } }"
        #expect(meanings(of: "Theme", in: screen, cell) == [["Theme"], ["Cell.Theme"]])
        // Alone it keeps its name.
        #expect(meanings(of: "Theme", in: cell) == [["Theme"]])
    }

    @Test func aQualifiedNameMeansWhatItSays() {
        let code = """
            class First { enum Sizes {} }
            class Second { enum Sizes {} }
            func show(_ sizes: Second.Sizes) { _ = First.Sizes.self }
            """
        #expect(meanings(of: "Sizes", in: code) == [["Second.Sizes", "First.Sizes"]])
    }

    @Test func anExtensionDeclaresForTheTypeItExtends() {
        let form = "class Form { func show() { _ = Sizes.self } }"
        let more = "extension Form { enum Sizes {} }\nextension UIColor { enum Sizes {} }"
        #expect(meanings(of: "Sizes", in: form, more) == [["Form.Sizes"], []])
    }

    @Test func whatExtendsAFrameworksClassIsInheritedFromIt() {
        let form = "class Form: UITableViewController { func show() { _ = Sizes.self } }\nenum Sizes {}"
        let more = "extension UIViewController { enum Sizes {} }"
        #expect(meanings(of: "Sizes", in: form, more) == [["UIViewController.Sizes"], []])
    }

    @Test func aTypeAliasIsWhatItStandsFor() {
        let code = """
            class Screen { typealias Sizes = FormSizes
                func show() { _ = Sizes.self } }
            enum FormSizes {}
            typealias Controller = UIViewController
            class Form: Controller {}
            """
        #expect(meanings(of: "Sizes", in: code) == [["FormSizes"]])
        #expect(meanings(of: "Controller", in: code) == [["UIViewController"]])
    }

    @Test(arguments: ["UIViewController & Themed", "Themed & UIViewController", "Base & Themed"])
    func anAliasOfACompositionIsItsClass(composition: String) {
        let code = """
            typealias Screen = \(composition)
            class Form: Screen {}
            class Base: UIViewController {}
            protocol Themed {}
            """
        let index = DeclarationIndex(TypeNames.resolved(in: [parse(SourceFile(path: "F.swift", bytes: Array(code.utf8)))]))
        #expect(index.isViewController("Form"))
    }

    @Test func whatIsInheritedMayBeAComposition() {
        let code = "class Form: UIViewController & Themed {}\nprotocol Themed {}\nextension Themed { func adapt() {} }"
        let index = DeclarationIndex([parse(SourceFile(path: "F.swift", bytes: Array(code.utf8)))])
        #expect(index.types["Form"]?.inherited == ["UIViewController", "Themed"])
        #expect(index.method("adapt", in: "Form") != nil)
    }

    @Test func theBranchesOfAConditionDeclareOneType() {
        let code = """
            #if os(iOS)
            class Form { enum Sizes {} }
            #else
            class Form { enum Sizes {} }
            #endif
            """
        let index = DeclarationIndex(TypeNames.resolved(in: [parse(SourceFile(path: "F.swift", bytes: Array(code.utf8)))]))
        #expect(index.types.keys.sorted() == ["Form", "Sizes"])
    }

    @Test func circlesEnd() {
        let code = """
            class A: B { class C: D {} }
            class B: A { class D: C {} }
            typealias E = F
            typealias F = E
            func show() { _ = E.self; _ = C.self }
            """
        #expect(meanings(of: "E", in: code) == [["E", "E"]])
    }

    @Test func theIndexKeepsThemApart() {
        let code = """
            class First { enum Sizes { static let bar = 10 } }
            class Second { enum Sizes { static let bar = 20 } }
            """
        let index = DeclarationIndex(TypeNames.resolved(in: [parse(SourceFile(path: "F.swift", bytes: Array(code.utf8)))]))
        #expect(index.property("bar", in: "First.Sizes")?.child(.value)?.text == "10")
        #expect(index.property("bar", in: "Second.Sizes")?.child(.value)?.text == "20")
        #expect(index.types["Second.Sizes"]?.qualifiedName == "Second.Sizes")
    }

    @Test func globalsAreThoseOfTheFileFirst() {
        let own = "private let inset = 10\nfunc show() { _ = inset }"
        let other = "private let inset = 20\nfunc hide() { _ = inset }\nlet margin = 5"
        let trees = [own, other].enumerated().map {
            parse(SourceFile(path: "F\($0.offset).swift", bytes: Array($0.element.utf8)))
        }
        let index = DeclarationIndex(trees)
        func value(_ name: String, in tree: SyntaxTree) -> String? {
            index.globalVariable(name, at: tree.root)?.child(.value)?.text
        }
        #expect(value("inset", in: trees[0]) == "10")
        #expect(value("inset", in: trees[1]) == "20")
        #expect(value("margin", in: trees[0]) == "5")
        let third = parse(SourceFile(path: "F2.swift", bytes: Array("func third() { _ = inset }".utf8)))
        #expect(value("inset", in: third) == nil)
    }
}
