import Behaviour
import HandlerInterpreter
import KeyboardModel
import LintEngine
import LintPolicy
import Vocabulary

/// What to do about a finding: a few sentences in the imperative, with the names of the user's code.
///
/// It is made of what the run knows: which constraint, scroll view or frame the handler writes, which handlers and registrations
/// the screen has, how many screens run the same code, and which systems the code is built for. Where nothing of that is known,
/// it is the advice of the rule's article.
package struct Help {
    let report: Report
    /// Positions of the handlers, by the code that runs.
    private let sharing: [Code: [Int]]
    /// Positions of the handlers, by the file and the type they belong to.
    private let screens: [Screen: [Int]]
    /// Positions of the handlers, by the registrations that run them.
    private let registered: [Place: [Int]]

    package init(_ report: Report) {
        self.report = report
        sharing = Dictionary(grouping: report.handlers.indices) { Code(report.handlers[$0]) }
        screens = Dictionary(grouping: report.handlers.indices) { Screen(report.handlers[$0]) }
        registered = report.handlers.enumerated().reduce(into: [:]) { registered, entry in
            for place in Set(entry.element.observes.map(Place.init)) { registered[place, default: []].append(entry.offset) }
        }
    }

    private struct Code: Hashable {
        let path: String
        let offset: Int

        init(_ handler: Handler) {
            path = handler.path
            offset = handler.range.start.offset
        }
    }

    private struct Screen: Hashable {
        let path: String
        let type: String?
        let through: Handler.Intermediary?

        init(_ handler: Handler) {
            path = handler.path
            type = handler.type
            through = handler.through
        }
    }

    /// Where a registration stands.
    private struct Place: Hashable {
        let path: String
        let line: Int

        init(_ observation: Handler.Observation) {
            path = observation.path
            line = observation.line
        }
    }

    /// Nil only for a rule whose article begins with code.
    package func sentence(for finding: Finding) -> String? {
        let sentence = sentenceOfScreen(for: finding)
        guard let handler = finding.handler(in: report), handler.isOfView else { return sentence }
        let isAboutScreen = handler.stage.map { sentence?.contains("` in `\($0)`") ?? false } ?? false
        if isAboutScreen { return sentence }
        // Apple, documentation of UIViewController.bottomLayoutGuide: a view has none.
        return sentence?.replacing("`view.", with: "`")
            .replacing("`bottomLayoutGuide", with: "the controller's `bottomLayoutGuide")
    }

    /// The same, with the names of a view controller.
    private func sentenceOfScreen(for finding: Finding) -> String? {
        if let recorded = finding.recordedHelp { return recorded }
        if finding.rule == MisusedSuppression.rule { return Self.misusedSuppression(finding) }
        if let reset = finding.unregisteredReset {
            return "Register `\(reset)` for `UIResponder.keyboardWillHideNotification`: it resets the layout, but nothing "
                + "in its class calls it."
        }
        let advice = report.remedies.rules[finding.rule]
        let remedy = advice?.remedy ?? finding.remedy
        guard advice?.isAboutPlacing ?? false, let handler = finding.handler(in: report) else { return remedy }
        let siblings = siblings(of: handler, finding)
        guard siblings.contains(where: { !$0.sinks.isEmpty }) else { return advice?.repair ?? remedy }
        // How a curve is read, or what a notification is called, is wrong wherever the content stands.
        if let repair = advice?.repair,
            advice?.category == .animation || finding.severity == .note && advice?.category == .observing
        {
            return repair
        }
        if let target = report.remedies.deploymentTargets[finding.path], !target.hasLayoutGuide {
            return withoutGuide(finding, handler, advice?.repair, target.version)
        }
        if let avoiding = handler.superclassThatAvoids {
            return "Delete \(deletion(of: siblings)): `\(avoiding)` avoids the keyboard by itself."
        }
        if let (view, superclass) = handler.inheritedView {
            return "See whether `\(superclass)` keeps `\(view)` clear of the keyboard by itself; if so, delete "
                + "\(deletion(of: siblings))."
        }
        if let correction = besideGuide(finding, handler, advice?.repair) { return correction }
        guard let pin = pin(for: handler, siblings, finding) else {
            guard let reason = handler.sink(of: finding)?.reasonNotToPin else { return remedy }
            return correction(of: finding, handler, advice?.repair, because: reason)
        }
        let removal = removal(handler, siblings, besides: pin.sink)
        return [
            "\(pin.clause)\(sharing(handler)).", pin.sink?.edgeStep, removal.prefix(1).uppercased() + removal.dropFirst() + ".",
        ]
        .compactMap(\.self).joined(separator: " ")
    }

    /// The line of code that replaces what handlers do, with the names of the screen; nil where it is not known what is to be
    /// pinned.
    package func replacement(for finding: Finding) -> String? {
        guard report.remedies.rules[finding.rule]?.isAboutPlacing ?? false, let handler = finding.handler(in: report),
            report.remedies.deploymentTargets[finding.path]?.hasLayoutGuide ?? true,
            handler.superclassThatAvoids == nil
        else { return nil }
        let sinks = handler.sinks + siblings(of: handler, finding).filter { $0.range != handler.range }.flatMap(\.sinks)
        return sinks.lazy.compactMap { $0.replacement(in: handler) }.first
    }

    private static func misusedSuppression(_ finding: Finding) -> String {
        finding.isIdleSuppression
            ? "Delete the comment." : "Correct the comment, or delete it."
    }

    /// The handlers that go when the handler goes: of the same screen, in the same file, that lay out.
    private func siblings(of handler: Handler, _ finding: Finding) -> [Handler] {
        // What a report of some files lists of other files depends on the findings.
        guard handler.path == finding.path else { return [handler] }
        return (screens[Screen(handler)] ?? []).map { report.handlers[$0] }.filter { other in
            !other.sinks.isEmpty || other.range == handler.range
        }
    }

    // MARK: What to pin

    /// The clause that names the view, and the write that it replaces; nil where no write places anything.
    private func pin(
        for handler: Handler, _ siblings: [Handler], _ finding: Finding
    ) -> (clause: String, sink: Handler.Sink?)? {
        let own = handler.sinks.filter { finding.lines.contains($0.line) }
        if let stage = handler.stage, let type = handler.type, (own.first ?? handler.sinks.first)?.movesWholeView ?? false {
            return (
                "Pin the bottom of the `\(type)` to `view.keyboardLayoutGuide.topAnchor` in `\(stage)` instead of moving it",
                own.first ?? handler.sinks.first
            )
        }
        func first(_ sinks: [Handler.Sink], _ clause: @escaping (Handler.Sink) -> String?) -> (String, Handler.Sink?)? {
            sinks.lazy.compactMap { sink in clause(sink).map { ($0, sink) } }.first
        }
        if let pin = first(own, { $0.pinOfKnownConstraint ?? $0.pin(in: handler) }) { return pin }
        let sinks = handler.sinks + siblings.filter { $0.range != handler.range }.flatMap(\.sinks)
        return first(sinks, \.pinOfKnownConstraint) ?? first(sinks) { $0.pin(in: handler) }
    }

    private func sharing(_ handler: Handler) -> String {
        let types = Set((sharing[Code(handler)] ?? []).compactMap { report.handlers[$0].type })
        return types.count > 1 ? ", once for the \(types.count) screens that run this code" : ""
    }

    // MARK: What to delete

    /// - Parameter sink: the write that the guide replaces.
    private func removal(_ handler: Handler, _ siblings: [Handler], besides sink: Handler.Sink?) -> String {
        if handler.isOverride, handler.through != nil {
            let overrides = report.handlers.filter { $0.isOverride && $0.path == handler.path && $0.type == handler.type }
            let exception = overrides.count == 1 ? "it does" : "they do"
            return "delete \(Self.names(of: overrides)) in \(Self.typeName(of: handler)) unless \(exception) more than layout"
        }
        if let caller = handler.through?.caller {
            // The caller may be more than an observer: the bar that the user writes in, say.
            return "delete \(handler.helpName), which `\(caller)` calls, unless it does more than layout"
        }
        if let through = handler.through {
            // Other things may go that way, too.
            return "then remove what \(Self.typeName(of: handler)) does for the keyboard through `\(through.name)`"
        }
        let kept = sink.map { Self.writes(of: siblings, besides: $0) } ?? []
        if let sink, !kept.isEmpty {
            let lines = Set(siblings.flatMap(\.sinks).filter { $0.isReplaced(with: sink) }.map(\.line)).sorted()
            let others = kept.prefix(3).map { "`\($0)`" }.joined(separator: ", ") + (kept.count > 3 ? " and more" : "")
            return "in \(Self.names(of: siblings)) delete line\(lines.count == 1 ? "" : "s") "
                + lines.map(String.init).joined(separator: ", ") + ", and keep what sets \(others)"
        }
        let others = screensSharingRegistrations(of: siblings)
        if others > 0 {
            let screens = others == 1 ? "another screen needs" : "\(others) other screens need"
            let body = siblings.count == 1 ? "it does" : "they do"
            if handler.isOverride {
                return "empty \(Self.names(of: siblings)) unless \(body) more than layout: without "
                    + (siblings.count == 1 ? "it, the superclass's runs" : "them, the superclass's run")
            }
            return "delete \(Self.names(of: siblings)) unless \(body) more than layout, "
                + "but keep the registration, which \(screens)"
        }
        let verb = siblings.count == 1 && handler.isOfEditing ? "it does" : "they do"
        return "delete " + deletion(of: siblings) + " unless \(verb) more than layout"
    }

    /// What handlers set besides what is replaced, and what does not belong to the same object: the guide does nothing for that.
    private static func writes(of handlers: [Handler], besides sink: Handler.Sink) -> [String] {
        var expressions: [String] = []
        for other in handlers.flatMap(\.sinks) {
            let places = SinkKind(rawValue: other.kind).map { $0.movesContent && $0 != .constraintActivation } ?? true
            guard places, !other.isSideways, !other.isReplaced(with: sink), !expressions.contains(other.expression) else {
                continue
            }
            expressions.append(other.expression)
        }
        return expressions
    }

    /// How many other types have code of their own that the same registrations run: a base class's, mostly.
    private func screensSharingRegistrations(of handlers: [Handler]) -> Int {
        let codes = Set(handlers.map(Code.init))
        let others = handlers.flatMap(\.observes).flatMap { registered[Place($0)] ?? [] }.map { report.handlers[$0] }
        let types = others.filter { !codes.contains(Code($0)) }.compactMap(\.type)
        return Set(types).subtracting(handlers.compactMap(\.type)).count
    }

    private static func typeName(of handler: Handler) -> String { handler.type.map { "`\($0)`" } ?? "this screen" }

    /// "`keyboardWillShow(_:)`, `keyboardWillHide(_:)`"
    private static func names(of handlers: [Handler]) -> String {
        let names = handlers.map(\.helpName).unique
        return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", \(names.count - 3) more handlers" : "")
    }

    /// "`keyboardWillShow(_:)`, `keyboardWillHide(_:)` and both registrations"
    private func deletion(of handlers: [Handler]) -> String {
        // UIKit calls what editing starts: there is nothing to take out beside it.
        if handlers.allSatisfy(\.isOfEditing) { return Self.names(of: handlers) }
        let registrations = Set(handlers.flatMap(\.observes).map(Place.init)).count
        let count =
            switch registrations {
            case ...1: "the registration"
            case 2: "both registrations"
            default: "the \(registrations) registrations"
            }
        return Self.names(of: handlers) + " and " + count
    }
}

extension Remedies.Advice {
    /// Whether the rule is about code that places content by hand, which a constraint to the layout guide replaces.
    fileprivate var isAboutPlacing: Bool {
        switch category {
        case .observing, .frame, .space, .offset, .safeArea, .state, .animation: true
        case .timing, .swiftUI, .guide, .advice: false
        }
    }
}

extension Handler {
    /// Within its own type.
    var helpName: String { name == "closure" ? "the closure in line \(range.start.line)" : "`\(name)`" }

    /// A view that a superclass lays out which no Swift file read declares.
    fileprivate var inheritedView: (view: String, superclass: String)? {
        for case .unknown(.endOfInherited(let view, let superclass)) in unknowns { return (view, superclass) }
        return nil
    }

    /// The controller class that already does what the handler does.
    fileprivate var superclassThatAvoids: String? {
        for case .assumed(.avoidsKeyboard(let superclass)) in unknowns { return superclass }
        return nil
    }
}

extension Handler.Sink {
    /// Whether it sets the same as another one, or something of the same object.
    fileprivate func isReplaced(with sink: Handler.Sink) -> Bool {
        receiver == sink.receiver || !constraints.isEmpty && constraints == sink.constraints
    }
}

extension Handler.Intermediary {
    /// The type whose code calls the handler: `KeyboardWatcher` of `KeyboardWatcher.keyboardWillShow(_:)`. Nil where it is the
    /// handler's own type that uses something else.
    fileprivate var caller: Substring? {
        let call = name.prefix { $0 != "(" }
        guard call.endIndex != name.endIndex || name.hasSuffix(".closure"), let dot = call.lastIndex(of: ".") else { return nil }
        return name[..<dot]
    }
}
