import Testing

@testable import Fixes

/// Functions that are emptied go with the calls of them, and with no others.
@Suite struct CallsOfOthersTests {
    /// What another class calls by the same name is its own.
    @Test func callsOfOtherClassesStay() throws {
        let other = """
            class Header: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    registerForKeyboard()
                    self.registerForKeyboard()
                }
                func registerForKeyboard() { isHidden = true }
            }
            """
        let sample = FixSample(Screens.composer + other)
        #expect(sample.fixed == Screens.migratedComposer + other)
        // Whose function an object's is, nobody says: it stays, though nothing is left in it.
        let lent = FixSample(Screens.composer + "func start(_ thing: Any) { thing.registerForKeyboard() }\n")
        #expect(lent.fixed?.contains("thing.registerForKeyboard()") ?? true)
    }
}
