/// The list of the libraries that a run knows, beside UIKit and the standard library, which all code that runs is made of.
enum Frameworks {
    static let all: [any Framework.Type] = [
        PureLayout.self,
        ScreenStreams.self,
        SnapKit.self,
        Streams.self,
        Then.self,
        TinyConstraints.self,
    ]
}
