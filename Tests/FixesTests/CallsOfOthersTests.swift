import Testing

@testable import Fixes

/// Functions that are emptied go with the calls of them, and registrations with what takes them away: and with no others.
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

    /// A text view's own observers are not the screen's.
    @Test func whatTakesAwayTheObserversOfAnotherObjectStays() throws {
        let line =
            "NotificationCenter.default.removeObserver(\n            %, name: UIResponder.keyboardWillShowNotification, object: nil)\n"
        func source(_ observer: String) -> String {
            let taking = line.replacing("%", with: observer)
            return Screens.composer.replacing("super.viewDidLoad()\n", with: "super.viewDidLoad()\n        " + taking)
        }
        #expect(try #require(FixSample(source("composer")).fixed).contains(line.replacing("%", with: "composer")))
        #expect(FixSample(source("self")).fixed == Screens.migratedComposer)
    }
}
