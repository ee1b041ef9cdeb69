import HandlerInterpreter
import SourceText
import Vocabulary

/// A change of a screen's source that leaves its content to the keyboard's layout guide, and what running the changed source
/// showed.
///
/// Values only; Reporting puts them in words.
package struct Fix: Hashable, Sendable {
    package var kind: Kind
    /// The rules whose findings are gone afterwards.
    package var mended: Set<String>
    package var applicability: Applicability
    /// The type whose objects change.
    package var type: String
    /// What is tied to the guide, by the names that the source has for it, in alphabetical order.
    package var contents: [String]
    /// The functions that are deleted, as they are called: `keyboardWillShow(_:)`.
    package var deleted: [String]
    /// The handlers that stay for what else they do.
    package var kept: [String]
    /// Sorted by path and place; they do not overlap.
    package var edits: [FileEdit]
    /// The stable hash of each file that changes, as it was analysed, by path; empty in a report that was read back.
    package var hashes: [String: String]
    package var proof: FixProof
    /// Why somebody has to agree to it; empty for a safe fix.
    package var reservations: [FixReservation]

    package init(
        kind: Kind, mended: Set<String> = [], applicability: Applicability, type: String, contents: [String], deleted: [String],
        kept: [String],
        edits: [FileEdit],
        hashes: [String: String] = [:], proof: FixProof, reservations: [FixReservation]
    ) {
        self.kind = kind
        self.mended = mended
        self.applicability = applicability
        self.type = type
        self.contents = contents
        self.deleted = deleted
        self.kept = kept
        self.edits = edits
        self.hashes = hashes
        self.proof = proof
        self.reservations = reservations
    }

    /// Whether the code stays as it is on the systems before the guide's, so that nothing is replaced there.
    package var leavesOlderSystems: Bool {
        reservations.contains { if case .olderSystems = $0 { true } else { false } }
    }

    package enum Kind: String, Sendable, Codable {
        /// The guide takes the handlers' place.
        case guide
        /// The handlers stay, and compute what they should.
        case handler
        /// The handlers stay, and give back what the content had without a keyboard.
        case reset
        /// An animation's curve is shifted to its place among the options.
        case curve
        /// An animation lays out what it has changed.
        case animation
        /// The handlers run when the keyboard begins to move.
        case timing
        /// The handlers read the end frame.
        case frame
        /// A frame of zeros counts as no keyboard.
        case empty

        /// Whether it changes a screen as a whole, rather than what one finding is about.
        package var isOfScreen: Bool { self == .guide || self == .handler || self == .reset }
        /// Whether it leaves the content where it is, and changes how it comes there.
        package var isOfAnimation: Bool { self == .curve || self == .animation }
    }

    /// The words are Ruff's, except that a sketch is shown and never applied.
    package enum Applicability: String, Sendable, Codable, Comparable {
        case safe, unsafe, sketch

        package static func < (left: Applicability, right: Applicability) -> Bool {
            (left == .safe && right != .safe) || (left == .unsafe && right == .sketch)
        }
    }
}

/// A change to one of several files.
package struct FileEdit: Hashable, Sendable {
    package var path: String
    package var edit: TextEdit

    package init(path: String, _ edit: TextEdit) {
        self.path = path
        self.edit = edit
    }
}

extension FileEdit: Comparable {
    /// By file, and from its beginning to its end.
    package static func < (left: FileEdit, right: FileEdit) -> Bool {
        (left.path, left.edit.range) < (right.path, right.edit.range)
    }
}

extension Sequence<FileEdit> {
    /// The edits of each file, from its beginning to its end, in the order of the paths.
    package var byPath: [(path: String, edits: [TextEdit])] {
        Dictionary(grouping: self, by: \.path).sorted { $0.key < $1.key }.map { path, edits in
            (path, edits.map(\.edit).sorted { $0.range < $1.range })
        }
    }
}

/// Something that a fix changes and that is not for a program to decide.
package enum FixReservation: Hashable, Sendable {
    /// At rest, content ends so many points higher than it did (lower where negative), in so many of the scenarios.
    case restMoves(content: String, points: Double, scenario: String, scenarios: Int)
    /// The handlers differ from the guide in so many scenarios still, no further than before.
    case stillDiffers(scenarios: [String])
    /// In these scenarios the content moves for a keyboard that is another app's or on another screen, and did not before.
    case movesForOthers(scenarios: [String])
    /// In so many scenarios content ends at the keyboard's edge, without the distance that it has at rest.
    case endsCloser(scenarios: [String])
    /// A scroll view that reached the view's bottom ends at the safe area.
    case frameEnds(content: String)
    /// A view that is tied to the content, and that the handlers left where it was, moves with it.
    case movesToo(view: String)
    /// A comment goes with the code that it is about.
    case comment(path: String, line: Int)
    /// A function goes that is not private: a file that was not read may call it.
    case mayBeCalled(function: String)
    /// The changed code is a type's which others inherit from.
    case inherited(type: String, by: [String])
    /// The changed code is a helper's, which may lay out for other screens.
    case shared(type: String)
    /// The content stays so many points from the keyboard, as far as it rests from the safe area; the code before left them out.
    case keepsMargin(points: Double)
    /// The content ends so many points farther from the keyboard than the code before had it (nearer where negative), as far as
    /// it rests from where it is tied.
    case losesMargin(points: Double)
    /// A number that the code takes off the keyboard's height becomes the safe area's inset.
    case replacesNumber
    /// Handlers that ran when the keyboard had moved run before it does, and what they do besides layout, too.
    case runsEarlier(handlers: [String])
    /// Handlers that ran only when the keyboard came run when it goes, too, with all that they do.
    case runsOnHide(handlers: [String])
    /// Where the handler leaves its content is not known, before and after.
    case placeUnknown(handler: String)
    /// No scenario runs a line of the changed functions that writes to layout, as for another device.
    case notReached(path: String, line: Int)
    /// A line of the changed functions scrolls by what the keyboard's height is, which changes with it.
    case scrolls(path: String, line: Int)
    /// Other code reads the inset that the changed functions set, and may be made for what it was.
    case insetIsRead(path: String, line: Int)
    /// The changed code is a type's of which no run shows who uses it.
    case notRun(type: String)
    /// Nobody says for which systems the code is built, and the guide needs iOS 15.
    case deploymentTargetUnknown
    /// The code is built for systems without the guide, too, on which the handlers stay.
    case olderSystems(target: Version)
    /// The run of the code before rested on an assumption; nil for a condition that must hold for a handler to act.
    case assumption(OpenPoint?)
    /// As a report that was read back words it.
    case recorded(String)
}
