import SourceText

extension SourceFile {
    /// Whether it names something of Foundation, Core Graphics or UIKit as only Swift 2 does (Swift evolution, SE-0005, SE-0044 and
    /// SE-0086).
    package var isOfSwift2: Bool { Self.oldNames.contains { $0.isFound(in: bytes) } }

    private static let oldNames: [WordSearch] = [
        WordSearch("NSNotificationCenter"), WordSearch("NSTimeInterval"), WordSearch("NSUserDefaults"),
        WordSearch("CGRectMake"), WordSearch("CGSizeMake"), WordSearch("CGPointMake"), WordSearch("animateWithDuration"),
    ]
}
