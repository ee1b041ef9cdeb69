import SourceText

extension SourceFile {
    /// Whether it names a class of Foundation as only Swift 2 does (Swift evolution, SE-0086).
    package var isOfSwift2: Bool { Self.oldCenter.isFound(in: bytes) }

    private static let oldCenter = WordSearch("NSNotificationCenter")
}
