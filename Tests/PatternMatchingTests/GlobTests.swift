import Testing

@testable import PatternMatching

/// A star stands for any letters, none included, and what is around it for itself.
@Suite struct GlobTests {
    @Test(arguments: [
        ("height", "height"), ("height*", "height"), ("*height", "height"), ("a*", "abc"), ("*c", "abc"),
        ("a*c", "ac"), ("a*b*a", "aba"), ("*bc*", "abbcd"), ("*aab*", "aaab"), ("a**b", "ab"), ("ä*", "ähnlich"),
    ])
    func fits(glob: String, name: String) throws {
        #expect(try #require(Glob(glob)).fits(Array(name.utf8)[...]))
    }

    @Test(arguments: [
        ("height", "heights"), ("height*", "eight"), ("*height", "heights"), ("aba*aba", "ababa"), ("a*b*a", "aa"),
        ("*bc*", "bdc"), ("a*", ""), ("abc", "ab"), ("*abc*", "ab"),
    ])
    func doesNotFit(glob: String, name: String) throws {
        #expect(try !#require(Glob(glob)).fits(Array(name.utf8)[...]))
    }

    /// A part of a larger array of bytes does not begin at 0.
    @Test func fitsAPartOfAFile() throws {
        let bytes = Array("let keyboardHeight = 3".utf8)
        #expect(try #require(Glob("*eyboardH*")).fits(bytes[4..<18]))
        #expect(try !#require(Glob("*eyboardH*")).fits(bytes[4..<11]))
    }
}
