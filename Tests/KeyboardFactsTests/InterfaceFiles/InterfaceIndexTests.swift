import SourceText
import SwiftParser
import Testing

@testable import KeyboardFacts
@testable import ProgramIndex

struct InterfaceIndexTests {
    private func file(_ path: String, _ owner: String, constant: Int = 8, property: String = "bottom") -> InterfaceFile {
        let drawn = """
            <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="\(constant)" id="k"/>
            """
        let outlet = #"<outlet property="\#(property)" destination="k" id="o"/>"#
        return InterfaceFile(path, Drawing.storyboard(owner, constraints: drawn, outlets: outlet))
    }

    /// Paths of what the files connect to `bottom` of a `ReplyController`, which inherits from `FormController`.
    private func paths(_ files: [InterfaceFile], of type: String = "ReplyController") -> [String] {
        let code = """
            class FormController: UIViewController {}
            class ReplyController: FormController {}
            class QuickReplyController: ReplyController {}
            class Loop: Loop {}
            """
        let declarations = DeclarationIndex([parse(SourceFile(path: "Reply.swift", text: code))])
        return InterfaceIndex(files).connections(property: "bottom", ofClass: type, in: declarations).map(\.path)
    }

    @Test func onlyTheOwnersClassAndPropertyCount() {
        let files = [
            file("A.storyboard", "ReplyController"), file("B.storyboard", "OtherController"),
            file("C.storyboard", "ReplyController", property: "top"),
        ]
        #expect(paths(files) == ["A.storyboard"])
    }

    @Test func anOutletThatNoFileConnectsHasNoConnectionThoughItsNameIsCommon() {
        #expect(paths((1...9).map { file("\($0).storyboard", "Rules\($0)Controller") }) == [])
    }

    /// Two apps of one project have screens of one name, each with its drawing beside it.
    @Test func ofClassesWithOneNameEachHasTheNearestFiles() {
        let trees = ["Old", "New"].map {
            parse(SourceFile(path: "App/\($0)/Reply.swift", text: "class ReplyController: UIViewController {}"))
        }
        let declarations = DeclarationIndex(TypeNames.resolved(in: trees))
        let files = [file("App/Old/Reply.xib", "ReplyController"), file("App/New/UI/Reply.xib", "ReplyController")]
        let index = InterfaceIndex(files)
        let names = declarations.types.keys.sorted()
        #expect(names == ["ReplyController", "ReplyController (Reply.swift)"])
        let found = names.map { index.connections(property: "bottom", ofClass: $0, in: declarations).map(\.path) }
        #expect(found == [["App/Old/Reply.xib"], ["App/New/UI/Reply.xib"]])
    }

    @Test func anOutletDeclaredInABaseClassIsFoundWhereTheFileNamesASubclass() {
        #expect(paths([file("A.xib", "QuickReplyController")]) == ["A.xib"])
        #expect(paths([file("A.xib", "QuickReplyController")], of: "FormController") == ["A.xib"])
    }

    @Test func aSuperclassesFileServesASubclassThatHasNone() {
        #expect(paths([file("A.xib", "FormController")]) == ["A.xib"])
        #expect(paths([file("A.xib", "FormController"), file("B.xib", "ReplyController")]) == ["B.xib"])
    }

    @Test func allOfSeveralConnectionsAreReturnedInTheOrderOfTheirPaths() {
        let files = [file("B.storyboard", "ReplyController", constant: 4), file("A.storyboard", "QuickReplyController")]
        #expect(paths(files) == ["A.storyboard", "B.storyboard"])
    }

    @Test func aTypeThatInheritsFromItselfEndsTheSearch() {
        #expect(paths([file("A.xib", "Loop")], of: "ReplyController") == [])
        #expect(paths([file("A.xib", "Loop")], of: "Loop") == ["A.xib"])
    }

    @Test func localisedCopiesOfOneFileAreOneAndTheBaseStandsForThem() {
        let copies = ["de", "Base", "ar"].map { file("App/\($0).lproj/Reply.storyboard", "ReplyController") }
        #expect(paths(copies) == ["App/Base.lproj/Reply.storyboard"])
        #expect(paths(copies.reversed()) == ["App/Base.lproj/Reply.storyboard"])
        let old = ["fr", "en", "ar"].map { file("App/\($0).lproj/Reply.xib", "ReplyController") }
        #expect(paths(old) == ["App/en.lproj/Reply.xib"])
        // The same name elsewhere is another file.
        let moved = [file("App/Base.lproj/Reply.xib", "ReplyController"), file("Kit/Base.lproj/Reply.xib", "ReplyController")]
        #expect(paths(moved).count == 2)
    }

    @Test func theOwnersOfAPropertyAreListedOnce() {
        let files = [
            file("A.xib", "ReplyController"), file("B.xib", "ReplyController"), file("C.xib", "FormController"),
            file("D.xib", "OtherController", property: "top"),
        ]
        #expect(InterfaceIndex(files).owners(of: "bottom") == ["FormController", "ReplyController"])
        #expect(InterfaceIndex(files).owners(of: "height") == [])
    }

    @Test func nothingSearchedIsNotNothingFound() {
        #expect(!InterfaceIndex.empty.isSearched)
        #expect(InterfaceIndex([]).isSearched)
    }
}
