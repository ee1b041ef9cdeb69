import Testing

@testable import HandlerInterpreter

/// Static members of a number's type, without that type's name.
struct StaticMemberTests {
    private static let sizes = """
        extension CGFloat {
            static let limit: CGFloat = 300
            static var tall: CGFloat {
                let size = UIScreen.main.bounds.size
                return Swift.max(size.height, size.width)
            }
            static func half(_ length: CGFloat) -> CGFloat { length / 2 }
        }
        """

    /// The screen is 1080 points wide and 810 high, and the keyboard's frame is (0, 412, 1080, 398).
    @Test(arguments: [
        ("bottom.constant = .tall - frame.minY", 668.0),
        ("bottom.constant = frame.minY - .tall", -668),
        ("bottom.constant = (.tall - frame.minY) - (view.frame.height - .limit)", 322),
        ("bottom.constant = frame.height > .limit ? 1 : 2", 1),
        ("bottom.constant = frame.height - .half(98)", 349),
    ])
    func theyAreTakenFromTheTypeOfTheOtherOperand(statement: String, number: Double) {
        #expect(Run(statement, outside: Self.sizes).number == number)
    }

    @Test func oneThatNoFileDeclaresIsUnknownByItsName() throws {
        let run = Run("bottom.constant = frame.height - .margin")
        #expect(run.number == nil)
        #expect(run.paths.first?.missingNames.contains("margin") == true)
    }

    /// A property of the type, beside one of its objects of the same name, is another one.
    @Test(arguments: [true, false]) func aTypesPropertyIsNotItsObjects(typeFirst: Bool) {
        let properties = ["static let height: CGFloat = 40", "var height: CGFloat { Bar.height + 2 }"]
        let members = (typeFirst ? properties : properties.reversed()).joined(separator: "\n    ")
        let outside = "final class Bar {\n    \(members)\n}\n"
        #expect(Run("bottom.constant = frame.height + Bar.height", outside: outside).number == 438)
        #expect(Run("bottom.constant = frame.height + Bar().height", outside: outside).number == 440)
    }
}
