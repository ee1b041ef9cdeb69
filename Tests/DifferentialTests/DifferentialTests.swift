import Behaviour
import KeyboardModel
import Testing

/// The interpreter against the compiler: handlers written as apps write them are compiled against a stand-in for UIKit and run,
/// and every layout write must be the interpreter's, to a billionth of a point.
///
/// The model of keyboards is the same on both sides, so what is tested is what the interpreter makes of Swift and of UIKit's
/// classes.
#if os(Linux)
    @Suite(.serialized) struct DifferentialTests {
        @Test(arguments: Corpus.files)
        func compiledAndInterpretedHandlersWriteTheSame(file: String) throws {
            let actors = Actor.all(in: try Corpus.tree(of: file))
            #expect(!actors.isEmpty, "\(file) has no handler to compare")
            for actor in actors where !Self.knownDisagreements.contains(actor.type) {
                for (scenario, disagreement) in try disagreements(of: actor) {
                    Issue.record("\(actor.type) in \(scenario): \(disagreement)")
                }
            }
        }

        /// Types whose handlers the interpreter does not run as compiled, each with the reason.
        private static let knownDisagreements: Set<String> = []

        /// A disagreement that is mended must leave the list.
        @Test func knownDisagreementsAreDisagreements() throws {
            var remaining = Self.knownDisagreements
            for file in Corpus.files {
                for actor in Actor.all(in: try Corpus.tree(of: file)) where remaining.contains(actor.type) {
                    if try !disagreements(of: actor).isEmpty { remaining.remove(actor.type) }
                }
            }
            #expect(remaining == [], "these agree by now, or are not compared at all")
        }

        /// By scenario; empty if every write of every scenario agrees.
        private func disagreements(of actor: Actor) throws -> [(scenario: String, text: String)] {
            let result = try NativeCorpus.shared.get().result(of: actor.stage)
            return try ScenarioLibrary.all.compactMap { scenario in
                let native = try #require(result.scenarios[scenario.id])
                let comparison = Comparison(actor: actor, scenario: scenario, native: native)
                return comparison.disagreement.map { (scenario.id, $0) }
            }
        }

        /// Classes of the corpus whose registration no fact leads to yet, each with the reason.
        private static let notCompared: [String] = []

        /// What silently is not compared proves nothing; what is compared after all must leave the list.
        @Test func everyOtherClassOfTheCorpusIsCompared() throws {
            var missing: [String] = []
            for file in Corpus.files {
                let tree = try Corpus.tree(of: file)
                let compared = Set(Actor.all(in: tree).flatMap { [$0.type, $0.stage] })
                missing += tree.root.subtree.filter { $0.kind == .classDecl && !compared.contains($0.name) }.map(\.name)
            }
            #expect(missing == Self.notCompared)
        }
    }
#else
    @Test(.disabled("on Apple's systems the stand-in's modules would meet the real ones, whose names they have"))
    func compiledAndInterpretedHandlersWriteTheSame() {}
#endif
