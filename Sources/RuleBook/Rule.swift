import PatternMatching
import SourceText
import Vocabulary

/// What one file of Rules/ says.
package struct Rule: Sendable {
    /// The file's name without `.md`; names the bad pattern, so that it reads well after "disable".
    package let id: String
    package let title: String
    /// The most the rule may claim. An error or a warning about geometry stays one only where a run shows a difference; a handler
    /// that agrees with the layout guide everywhere is redundant: a note.
    package let severity: Severity
    package let category: Category
    /// The version of keyboardlint that first had the rule.
    package let since: String
    package let isEnabledByDefault: Bool
    /// One sentence.
    package let summary: String
    package let message: MessageTemplate
    /// The same of code that is built for systems without the layout guide; nil where that is no other.
    package let messageWithoutGuide: MessageTemplate?
    /// The meta-variable whose code a finding points at, without `$`.
    package let primary: String
    /// Ids of rules whose findings say less than this one's about the same place: of the two this rule speaks.
    package let refines: [String]
    /// Whether the rule is about registrations, so that what other rules find in the handlers belongs under its findings.
    package let foldsHandlers: Bool
    /// Where its mistake shows; nil for anywhere.
    package let world: World?
    /// In which scenarios its mistake moves content; nil for any.
    package let shows: Circumstance?
    /// The effects that its mistake has; nil where it may have any. A run that shows others only has nothing to do with it.
    package let explains: Set<EffectName>?
    /// A place that fits any of them is a finding.
    package let patterns: [Pattern]
    let content: Deferred<RuleContent>
    let text: RuleFile

    /// Code the rule finds something in, at the marked ranges and nowhere else.
    package var triggering: [Example] { content.value.triggering }
    /// Code the rule says nothing about.
    package var nonTriggering: [Example] { content.value.nonTriggering }
    package var migrations: [Migration] { content.value.migrations }
    /// What to do instead, in one sentence: the first of "How to migrate"; nil where that begins with code.
    package var remedy: String? { content.value.remedy }
    /// What to do where the layout guide cannot be used, as an imperative sentence: what follows "If the handler stays, " in "How
    /// to migrate".
    package var repair: String? { content.value.repair }
    package var references: [Reference] { content.value.references }
    /// The whole file.
    package var article: String { text.markdown }

    package enum World: String, Sendable, CaseIterable {
        case ipad
        /// Windows that are smaller than their screen, or on another one.
        case windows
    }

    /// What a scenario must have for a mistake to move content in it.
    package enum Circumstance: String, Sendable, CaseIterable {
        /// The keyboard covers less of the view than its height.
        case partialCover = "partial-cover"
        /// The origin of the view's coordinates is not that of the keyboard's screen.
        case offsetView = "offset-view"
        /// The window ends above the end of its screen, or the keyboard is on another screen.
        case smallWindow = "small-window"
        /// The safe area ends above the view's lower edge.
        case safeArea = "safe-area"
    }

    package enum Severity: String, Sendable, CaseIterable {
        case error, warning, note, off
    }

    package enum Category: String, Sendable, CaseIterable {
        case observing, frame, space, offset
        case safeArea = "safe-area"
        case state, animation, timing
        case swiftUI = "swiftui"
        case guide, advice
    }

    package struct Migration: Sendable {
        package let before: Example
        package let after: Example
        /// What the article says of running them that is not what a reader expects: that the one differs from the layout guide
        /// and the other agrees with it.
        package let beforeClaim: Claim?
        package let afterClaim: Claim?

        /// A paragraph directly under `### Before` or `### After`, which the tests hold the code to.
        package enum Claim: Sendable, Equatable {
            /// `Not run: REASON.`: the code places no content, or in a way that the model does not know.
            case notRun(String)
            /// `Agrees: REASON.`: the old code, too, puts its content where the guide does.
            case agrees(String)
        }
    }

    package struct Reference: Sendable, Equatable {
        package let title: String
        package let url: String
    }
}

/// The sentence of a finding, with blanks for what the pattern bound.
package struct MessageTemplate: Sendable, Equatable {
    package let text: String

    /// The meta-variables it speaks of, without `$`, in the order in which it does.
    package var variables: [String] { pieces.compactMap(\.variable) }

    /// - Parameter bindings: of a match of one of the rule's patterns.
    package func sentence(for bindings: [String: Binding]) -> String {
        pieces.map { piece in
            piece.literal + (piece.variable.map { Self.quotable(bindings[$0]?.line ?? "") } ?? "")
        }.joined()
    }

    /// Code, shortened where it would drown the sentence.
    private static func quotable(_ line: String) -> String {
        line.count <= quotedCharacters ? line : line.prefix(quotedCharacters - 1) + "…"
    }

    /// A message of eighty columns still has room for its sentence.
    private static let quotedCharacters = 60

    /// Text, then perhaps a meta-variable.
    private struct Piece {
        var literal: String
        var variable: String?
    }

    private var pieces: [Piece] {
        var pieces: [Piece] = []
        var literal = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            literal += rest[..<dollar]
            let name = rest[rest.index(after: dollar)...].prefix { $0.isUppercase || $0.isNumber || $0 == "_" }
            if name.first?.isUppercase == true {
                pieces.append(Piece(literal: literal, variable: String(name)))
                literal = ""
            } else {
                literal += "$" + name
            }
            rest = rest[name.endIndex...]
        }
        return pieces + [Piece(literal: literal + rest, variable: nil)]
    }
}
