import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import SourceText
import SwiftParser
import Vocabulary

/// A change that answers one finding by itself, whatever becomes of the rest of the screen: names and numbers that have one right
/// form.
struct SpotChange {
    let kind: Fix.Kind
    let edits: [FileEdit]

    /// Nil where the finding is about something else.
    ///
    /// - Parameters:
    ///   - run: of the finding's handler; nil where it lies in none.
    ///   - analysis: of the file.
    init?(for finding: Finding, _ run: SessionRun?, in facts: FileFacts, _ analysis: FileAnalysis) {
        guard let tree = facts.trees.first(where: { $0.file.path == finding.path }) else { return nil }
        let handlers = analysis.handlers
        let range = finding.range.bytes
        // A report has one finding for all of a type.
        lazy var places: [ByteRange] = {
            let same = analysis.findings.filter {
                $0.rule == finding.rule && $0.path == finding.path && $0.cause.type == finding.cause.type
            }
            return Set(same.map(\.range.bytes) + [range]).sorted()
        }()
        if Self.shift(at: range, in: tree) != nil {
            (kind, edits) = (.curve, places.compactMap { Self.shift(at: $0, in: tree) })
            return
        }
        guard let run else { return nil }
        if LayoutInAnimation(of: range, in: tree, facts) != nil {
            // What one closure changes is laid out once.
            let layouts = Set(places.compactMap { LayoutInAnimation(of: $0, in: tree, facts)?.edit })
            (kind, edits) = (.animation, layouts.sorted { $0.edit.range.start < $1.edit.range.start })
            return
        }
        let looksAround = Self.looksAround(run, in: facts)
        if !looksAround, let renamed = Self.earlierNames(at: range, in: tree, facts, handlers) {
            (kind, edits) = (.timing, renamed)
        } else if !looksAround, let keys = Self.endFrame(for: finding, run, in: facts) {
            (kind, edits) = (.frame, keys)
        } else {
            let distances = KeyboardExpressions(of: run, in: facts).distances
            guard !distances.isEmpty else { return nil }
            (kind, edits) = (.empty, distances)
        }
    }

    // MARK: The animation's curve

    /// Options have the curve in their bits from 16 on (Apple, UIView.AnimationOptions: `curveLinear` is 3 << 16). Options of
    /// keyframe animations have calculation modes there.
    private static func shift(at range: ByteRange, in tree: SyntaxTree) -> FileEdit? {
        let arguments = tree.nodes(of: [.argument]).filter { $0.child(.value)?.range == range && $0.label == "rawValue" }
        guard let argument = arguments.first, let value = argument.child(.value), let call = argument.parent,
            let callee = call.child(.callee), Self.namesOptions(callee, call), !value.startsFromOtherOptions
        else { return nil }
        let text = value.isPrimary ? "\(value.text) << 16" : "(\(value.text)) << 16"
        return FileEdit(path: tree.file.path, TextEdit(range: range, replacement: text))
    }

    private static func namesOptions(_ callee: Syntax, _ call: Syntax) -> Bool {
        if callee.name == "init" {
            let outer = call.parent?.parent
            return call.parent?.label == "options" && outer?.child(.callee)?.name != "animateKeyframes"
        }
        return callee.name.hasSuffix("AnimationOptions") && !callee.name.contains("Keyframe")
    }

    // MARK: The notification

    /// The names of the notifications that are posted before the keyboard moves, wherever the type has one of those after for
    /// layout: of two that belong together, one would come too early for the other.
    private static func earlierNames(
        at range: ByteRange, in tree: SyntaxTree, _ facts: FileFacts, _ handlers: [Handler]
    ) -> [FileEdit]? {
        guard let found = NotificationReference.all(in: tree).first(where: { $0.node.range == range }), !found.isMessage,
            found.event.beforeMoving != nil, let type = found.node.enclosingTypeName
        else { return nil }
        let own = facts.trees.flatMap { NotificationReference.all(in: $0) }.filter { $0.node.enclosingTypeName == type }
        let places = Set(
            handlers.filter { !$0.sinks.isEmpty }.flatMap(\.observes).map {
                Place(path: $0.path, line: $0.line, notification: $0.notification)
            })
        let events = Set(
            own.filter { reference in
                let place = Place(
                    path: reference.node.file.path, line: reference.node.location.line, notification: reference.event.rawValue)
                return reference.node == found.node || places.contains(place)
            }.map(\.event)
        ).filter { $0.beforeMoving != nil }
        // Who listens to both has something to do at both times.
        guard !own.contains(where: { reference in events.contains { $0.beforeMoving == reference.event } }) else { return nil }
        let edits = own.filter { events.contains($0.event) }.map { reference -> FileEdit? in
            let node = reference.node
            let place = node.kind == .stringLiteral ? node.range : node.nameRange
            let old = node.file.text(in: place)
            // `keyboardDidShowNotification`, `UIKeyboardDidShow`.
            let new = old.replacing("Did", with: "Will").replacing(".did", with: ".will")
            return new == old ? nil : FileEdit(path: node.file.path, TextEdit(range: place, replacement: new))
        }
        return edits.contains(nil) ? nil : edits.compactMap(\.self)
    }

    private struct Place: Hashable {
        let path: String
        let line: Int
        let notification: String
    }

    /// Whether the handlers scroll, or ask what is edited: UIKit makes the field first responder, and scrolls to it, in its own
    /// order, and what comes earlier meets another state.
    private static func looksAround(_ run: SessionRun, in facts: FileFacts) -> Bool {
        var waiting = run.session.handlers.map { ($0.node, $0.owner) }
        var seen: Set<Syntax> = []
        while let (node, owner) = waiting.popLast() {
            guard seen.insert(node).inserted else { continue }
            for part in node.subtree where part.kind == .memberExpr || part.kind == .identifierExpr {
                if part.name.hasPrefix("scroll") && part.parent?.kind == .callExpr || part.name.mentions("ontentOffset")
                    || part.name.mentions("irstResponder")
                {
                    return true
                }
                if part.parent?.kind == .callExpr, let owner, let method = facts.index.method(part.name, in: owner) {
                    waiting.append((method, owner))
                }
            }
        }
        return false
    }

    // MARK: The frame

    private static func endFrame(for finding: Finding, _ run: SessionRun, in facts: FileFacts) -> [FileEdit]? {
        let readsBegin = run.writes.contains { write in
            write.target.file.path == finding.path && (write.quantity?.derives(from: .keyboardBeginFrame) ?? false)
                && write.target.location.line == finding.range.start.line
        }
        guard readsBegin else { return nil }
        let edits = LocalPlan.endFrameEdits(for: run, in: facts)
        return edits.isEmpty ? nil : edits
    }
}

extension KeyboardNotificationName {
    /// The one that UIKit posts before the keyboard moves; nil of those that are.
    var beforeMoving: KeyboardNotificationName? {
        switch self {
        case .didShow: .willShow
        case .didHide: .willHide
        case .didChangeFrame: .willChangeFrame
        default: nil
        }
    }
}

extension Syntax {
    /// Whether the number, where the notification has none, is another curve's as options have it, which is shifted already.
    fileprivate var startsFromOtherOptions: Bool {
        var sources = [self]
        if kind == .identifierExpr, let function = nearestAncestor(where: { $0 == .functionDecl || $0 == .closureExpr }) {
            sources += function.subtree.filter {
                ($0.kind == .patternBinding || $0.kind == .optionalBinding) && $0.boundNames.contains(name)
            }
        }
        return sources.flatMap(\.subtree).contains { node in
            guard node.kind == .memberExpr, node.name == "rawValue", let base = node.child(.base) else { return false }
            // This one is zero.
            return base.name.hasPrefix("curve") && base.name != "curveEaseInOut"
        }
    }
}
