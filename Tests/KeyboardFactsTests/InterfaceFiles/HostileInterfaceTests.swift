import Foundation
import Testing

@testable import KeyboardFacts
@testable import ProgramIndex

/// Files that no person drew end quickly, and say where they ended.
struct HostileInterfaceTests {
    private let whole = Drawing.storyboard(
        constraints: #"<constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="8" id="k"/>"#,
        outlets: Drawing.bottom)

    private func issue(_ text: String) -> InterfaceFile.Issue? { InterfaceFile(text).issues.first }

    @Test func aMillionElementsEndAtTheLimit() {
        let nodes = String(repeating: "<view id=\"a\"/>\n", count: 1_000_000)
        let clock = ContinuousClock()
        var found: InterfaceFile.Issue?
        let time = clock.measure { found = issue("<document>\n" + nodes + "</document>") }
        // The document is the first of 50,000 on its own line.
        #expect(found == InterfaceFile.Issue(line: 50_001, message: "the file has more than 50000 elements"))
        #expect(time < .seconds(5))
    }

    @Test func aFileBeyondTheSizeOfAnyDrawingIsNotRead() {
        let text = "<document>" + String(repeating: " ", count: 17 << 20)
        #expect(issue(text) == InterfaceFile.Issue(line: 1, message: "the file is larger than 16 MB"))
    }

    @Test func asManyOwnersAsConstraintsDoNotCostTheirProduct() {
        let constraint = #"<constraint firstItem="v" firstAttribute="bottom" secondItem="w" secondAttribute="bottom"/>"#
        let owner = #"<view id="ID" customClass="C"><outlet property="p" destination="v"/></view>"#
        let owners = (0..<5_000).map { owner.replacingOccurrences(of: "ID", with: "o\($0)") }
        let text =
            "<document><view id=\"v\"/><view id=\"w\"/>" + String(repeating: constraint, count: 5_000) + owners.joined()
            + "</document>"
        let clock = ContinuousClock()
        var file: InterfaceFile?
        let time = clock.measure { file = InterfaceFile(text) }
        #expect(file?.outlets.count == 5_000)
        #expect(time < .seconds(10))
    }

    @Test func nestingEndsAtTheLimit() {
        let text = "<document>" + String(repeating: "<view id=\"a\">", count: 100_000)
        #expect(issue(text)?.message == "elements are nested deeper than 256 levels")
    }

    @Test(arguments: [
        #"<!DOCTYPE document [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><document>&c;</document>"#,
        #"<!DOCTYPE document [<!ENTITY f SYSTEM "file:///etc/passwd">]><document><view id="&f;"/></document>"#,
        #"<!DOCTYPE document SYSTEM "http://localhost/a.dtd"><document/>"#,
    ])
    func nothingIsExpandedAndNothingFetched(text: String) {
        #expect(issue(text)?.message == "the file declares a document type, which Interface Builder does not write")
    }

    @Test func aTruncatedFileGivesWhatStandsBeforeItsEnd() throws {
        let cut = try #require(whole.range(of: "</connections>"))
        let file = InterfaceFile(String(whole[..<cut.lowerBound]))
        #expect(file.edge == .tied(BottomTie(.viewBottom, raises: true, 8)))
        // The `connections` element begins on this line of `Drawing`.
        #expect(file.issues == [InterfaceFile.Issue(line: 24, message: "the file ends inside this element")])
    }

    @Test func cuttingAFileAnywhereNeverMakesAnOutletMeanSomethingElse() {
        let bytes = Array(whole.utf8)
        for length in bytes.indices {
            let file = InterfaceFile(path: "Cut.storyboard", bytes: Array(bytes[..<length]))
            #expect(file.issues.count == 1, "cut at \(length)")
            #expect(file.outlets.isEmpty || file.edge == .tied(BottomTie(.viewBottom, raises: true, 8)), "cut at \(length)")
        }
    }

    @Test func aMergeConflictIsNamedByItsLine() {
        let text = whole.replacing("<autoresizingMask", with: "\n<<<<<<< HEAD\n<autoresizingMask")
        #expect(issue(text) == InterfaceFile.Issue(line: 12, message: "a tag without a name"))
    }

    @Test(arguments: [
        ("", 1, "the file is not a document of Interface Builder"),
        ("Please draw me a storyboard", 1, "the file is not a document of Interface Builder"),
        ("NIBArchive\u{1}", 1, "the file is not a document of Interface Builder"),
        (
            #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#, 1,
            "the file is not a document of Interface Builder"
        ),
        ("<document>\n<view id='a'></document>", 2, "`</document>` ends no element"),
        ("<document></document>\n</document>", 2, "`</document>` ends no element"),
        ("<document>\n<view id=\"a></view>", 2, "a tag that is not closed"),
        ("<document>\n<view id></view>", 2, "a tag that is not closed"),
        ("<document>\n<view id=\"a\"", 2, "a tag that is not closed"),
        ("<document>\n<view / id=\"a\">", 2, "a tag that is not closed"),
        ("<document>\n</ document>", 2, "a tag without a name"),
        ("<document>\n<!-- no end", 2, "the file ends inside a comment"),
        ("<document>\n<![CDATA[ no end", 2, "the file ends inside character data"),
        ("<?xml", 1, "the file ends inside a processing instruction"),
    ])
    func damageIsNamedWithItsLine(text: String, line: Int, message: String) {
        #expect(InterfaceFile(text).issues == [InterfaceFile.Issue(line: line, message: message)])
    }

    @Test func otherEncodingsAreNamedRatherThanMisread() throws {
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32] {
            let bytes = Array(try #require(whole.data(using: encoding)))
            #expect(InterfaceFile(path: "A.xib", bytes: bytes).issues.map(\.message) == ["the file is not UTF-8 text"])
        }
        #expect(InterfaceFile("\u{FEFF}" + whole).issues == [])
    }

    @Test func bytesThatAreNoTextAreSurvived() {
        var bytes = Array(whole.utf8)
        for position in stride(from: 0, to: bytes.count, by: 7) {
            let kept = bytes[position]
            for byte: UInt8 in [0, 0x22, 0x3C, 0x3E, 0x26, 0xFF] {
                bytes[position] = byte
                // That it returns is the test; what it says must be one thing at most.
                #expect(InterfaceFile(path: "A.xib", bytes: bytes).issues.count <= 1)
            }
            bytes[position] = kept
        }
    }

    @Test func twoElementsWithOneIdentifierAndElementsThatReferToThemselvesEnd() {
        let text = """
            <document><view id="a" customClass="C"><view id="a" customClass="C">
            <constraint firstItem="a" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="a"/>
            <outlet property="bottom" destination="a"/></view></view></document>
            """
        #expect(InterfaceFile(text).outlets.count == 1)
    }
}
