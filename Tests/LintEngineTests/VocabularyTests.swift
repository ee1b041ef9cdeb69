import HandlerInterpreter
import KeyboardFacts
import Testing
import Vocabulary

@testable import Behaviour
@testable import LintEngine
@testable import LintPolicy
@testable import PatternMatching
@testable import ProgramIndex

/// A word that the pattern language accepts and the engine does not know would make a condition that never holds, silently.
@Suite struct VocabularyTests {
    private func letters(_ words: [String]) -> Set<String> {
        Set(words.map { $0.replacing("-", with: "").lowercased() })
    }

    @Test func originsNameThePlacesAndPartsThatValuesRemember() {
        #expect(
            letters(PatternMatching.Origin.Place.allCases.map(\.rawValue))
                == letters(ValueOrigin.Source.allCases.map(\.rawValue)))
        #expect(
            letters(PatternMatching.Origin.Component.allCases.map(\.rawValue))
                == letters(ValueOrigin.Component.allCases.map(\.rawValue)))
    }

    @Test func spacesAreThoseOfValues() {
        for space in Space.allCases { #expect(SpaceTag(rawValue: space.rawValue) != nil) }
    }

    @Test func sinksAreThoseThatRunsRecord() {
        #expect(Set(SinkWord.allCases.map(\.rawValue)) == Set(SinkKind.allCases.map(\.rawValue)))
    }

    @Test func notificationsAreTheSix() {
        #expect(
            letters(NotificationWord.allCases.map(\.rawValue))
                == letters(KeyboardEventName.allCases.map { "keyboard\($0.rawValue)" }))
    }

    @Test func effectsAreThoseThatReportsName() {
        #expect(Set(EffectWord.allCases.map(\.rawValue)) == Set(Effect.Name.allCases.map(\.rawValue)))
    }
}
