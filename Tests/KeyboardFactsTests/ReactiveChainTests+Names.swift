import SourceText
import SwiftParser
import Testing

@testable import KeyboardFacts
@testable import ProgramIndex

/// Publishers that are followed by the names of variables, properties and functions.
extension ReactiveChainTests {
    @Test(arguments: [
        "var shows: P { \(shows) }", "var shows: P { return \(shows).eraseToAnyPublisher() }", "lazy var shows = \(shows)",
        "lazy var shows: P = { let p = \(shows); return p }()",
    ])
    func aPublisherInAPropertyIsFollowed(property: String) throws {
        #expect(try only(facts("shows.sink { note in }", members: property)).name == "closure")
        #expect(try only(facts("self.shows.sink { note in }", members: property)).name == "closure")
    }

    @Test func aPublisherThatAFunctionGivesIsFollowed() throws {
        let facts = facts("moves().sink { note in }", members: "func moves() -> P { \(Self.shows) }")
        #expect(try only(facts).name == "closure")
    }

    @Test func aPublisherThatAFunctionIsGivenIsFollowedIntoIt() throws {
        let facts = facts(
            "watch(\(Self.shows), 1)", members: "func watch(_ moves: P, _ x: Int) { moves.map { $0 }.sink { note in } }")
        #expect(operators(try only(facts)) == [["map"]])
    }

    @Test func aPublisherIsFollowedIntoOtherFiles() throws {
        let source = "extension Publishers { static var keyboardHeight: P { \(Self.shows).map { $0 } } }"
        let facts = FileFacts(
            parse(SourceFile(path: "Source.swift", text: source)),
            library: [
                parse(
                    SourceFile(
                        path: "Page.swift",
                        text: """
                            struct Page: View { var body: some View { Text("").onReceive(Publishers.keyboardHeight) { self.height = $0 } } }
                            struct Other: View { var body: some View { Text("").onReceive(model.keyboardHeight) { self.height = $0 } } }
                            """))
            ])
        let handler = try only(facts)
        #expect(handler.owner == "Page")
        #expect(handler.node.file.path == "Page.swift")
    }

    @Test func aMemberOfAnotherTypesObjectIsMeantWhereTheSourceSaysTheType() throws {
        let source = "class Keyboard { lazy var moves = \(Self.shows) }"
        let user =
            "class Screen { let keyboard = Keyboard(); let model = Model(); func start() { keyboard.moves.sink { a in }; model.moves.sink { b in } } }"
        let facts = FileFacts(
            parse(SourceFile(path: "Keyboard.swift", text: source)),
            library: [parse(SourceFile(path: "Screen.swift", text: user))])
        #expect(try only(facts).node.text == "{ a in }")
    }

    @Test func aRelayIsFollowedToItsSubscribers() throws {
        let facts = facts(
            "\(Self.shows).bind(to: frames)\nframes.asDriver().drive(onNext: { frame in })",
            members: "let frames = BehaviorRelay<CGRect>(value: .zero)")
        #expect(try only(facts).registrations.map { $0.stages.map(\.operation) } == [[.relay(.latest), .pass]])
    }
}
