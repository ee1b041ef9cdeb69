import Behaviour
import KeyboardModel
import LintEngine
import LintPolicy
import Vocabulary

/// What to do where the handlers stay.
extension Help {
    /// Where the code is built for systems that have no layout guide.
    func withoutGuide(_ finding: Finding, _ handler: Handler, _ repair: String?, _ version: Version) -> String {
        let reason =
            "it needs iOS \(KeyboardLayoutGuide.introduced.major), and the deployment target is iOS \(version.major).\(version.minor)"
        // Apple, documentation of UIView.safeAreaInsets: iOS 11.
        let bottomInset = version.major >= 11 ? "view.safeAreaInsets.bottom" : "bottomLayoutGuide.length"
        return correction(of: finding, handler, repair, bottomInset: bottomInset, because: reason, for: " for now")
    }

    /// Where the guide is at hand, and is not what to tie the content to; nil where nothing is known against that.
    func besideGuide(_ finding: Finding, _ handler: Handler, _ repair: String?) -> String? {
        // What a run has shown to do is better than what nobody ran.
        if let fix = finding.fix, fix.kind != .guide {
            let steps = repair.map { self.steps($0, of: finding) } ?? fix.description
            return steps.prefix(1).uppercased() + steps.dropFirst() + "."
        }
        guard let obstacle = finding.refusal?.pinObstacle else { return nil }
        if case .endsAt(_, let scrollView) = obstacle, let sink = handler.sink(of: finding), sink.insetsContent,
            !handler.scenariosWorstFirst.isEmpty
        {
            // Apple, documentation of UIView.convert(_:from:).
            return "Set \(sink.target) from the height that the keyboard covers of `\(scrollView)`: convert the end frame from "
                + "the screen to `\(scrollView)`, and intersect it with its bounds. \(Self.noOption(obstacle.text))"
        }
        return correction(of: finding, handler, repair, because: obstacle.text)
    }

    /// How the handlers come to compute what they should.
    func correction(
        of finding: Finding, _ handler: Handler, _ repair: String?, bottomInset: String = Self.safeAreaInset,
        because reason: String, for duration: String = ""
    ) -> String {
        let written = handler.sink(of: finding)
        // What the handler added itself at the event before is none of the device's.
        let isAdded = written?.kind == SinkKind.additionalSafeAreaInsets.rawValue
        let bottomInset = isAdded ? "\(bottomInset) - additionalSafeAreaInsets.bottom" : bottomInset
        // What a rule says of heights is about the distance to a lower edge.
        let isOfHeights = report.remedies.rules[finding.rule]?.category == .offset
        if report.remedies.rules[finding.rule]?.category == .safeArea, let written,
            let value = handler.coveredPart(for: written, bottomInset)
        {
            return
                "Set \(written.bottomTarget) to `\(value)`. `covered` is the height of the keyboard's end frame within `view.bounds`: "
                + "`\(Self.covered)`. \(Self.noOption(reason))"
        }
        if let repair, !isOfHeights || !(written?.movesWholeView ?? false) {
            return "\(steps(repair, of: finding).replacing(Self.safeAreaInset, with: bottomInset)). \(Self.noOption(reason))"
        }
        let isOpen = handler.scenarios.contains { $0.verdict == .unknown }
        let isPattern = isOpen && report.remedies.rules[finding.rule]?.category != .observing
        if finding.severity == .note, !isPattern, handler.scenariosWorstFirst.isEmpty {
            return "Keep the handler\(duration). \(Self.noOption(reason))"
        }
        // Apple, "Adjusting your layout with keyboard layout guide"; WWDC23, "Keep up with the keyboard".
        let sink = written.map(\.target) ?? "the layout"
        if let written, written.movesWholeView {
            return
                "Move \(sink) only as far as the keyboard covers the lowest view that must stay visible: convert the end frame from the "
                + "screen to the view, and compare it with that view's frame. \(Self.noOption(reason))"
        }
        let inset = "`\(bottomInset)`"
        let steps =
            switch written.flatMap(handler.restsOnSafeArea) {
            case true?: ", intersect it with `view.bounds`, and subtract \(inset)"
            case false?: ", and intersect it with `view.bounds`"
            case nil: ", intersect it with `view.bounds`, and subtract \(inset) if the content rests on the safe area"
            }
        return
            "Set \(sink) from the height that the keyboard covers: convert the end frame from the screen to the view\(steps). "
            + Self.noOption(reason)
    }

    /// Apple, documentation of `UICoordinateSpace`: from the screen, as the notification has the frame.
    private static let covered =
        "view.bounds.intersection(view.convert(endFrame, from: view.window?.screen.coordinateSpace ?? view)).height"

    /// Why the advice is not the guide: a sentence.
    private static func noOption(_ reason: String) -> String { "The layout guide is no option here: \(reason)." }

    private static let safeAreaInset = "view.safeAreaInsets.bottom"

    /// What a rule advises, and what else to do about the safe area, if that is a mistake that the finding speaks for: to convert
    /// a height, say, leaves it counted twice. Without a full stop.
    private func steps(_ repair: String, of finding: Finding) -> String {
        let further = finding.also.reduce(into: [String]()) { repairs, other in
            guard let advice = report.remedies.rules[other.rule], advice.category == .safeArea, let other = advice.repair,
                other != repair
            else { return }
            let part = other.prefix(1).lowercased() + other.dropFirst()
            if !repairs.contains(part) { repairs.append(part) }
        }
        return ([repair] + further).map(\.trimmingFullStop).joined(separator: "; then ")
    }
}

extension PinObstacle {
    /// One clause, lower case, no full stop.
    package var text: String {
        switch self {
        case .endsAt(let line, let scrollView): "`\(scrollView)` ends at `\(line)`, not at the end of the view"
        case .contentAsHigh(let scrollView, let content):
            "`\(content)` is as high as `\(scrollView)`, so nothing would scroll in a lower one"
        case .contradiction: "tied to the guide, the content would have constraints that contradict each other"
        }
    }
}

extension Handler {
    /// The write that a finding is about: the one in its lines, or the last one before a value that a line further down ends.
    /// That a constraint is switched on or off says nothing of how far it reaches, and what goes sideways is not the keyboard's.
    func sink(of finding: Finding) -> Sink? {
        let written = sinks.filter { $0.kind != SinkKind.constraintActivation.rawValue && !$0.isSideways }
        return written.first { finding.lines.contains($0.line) }
            ?? written.last { $0.path == finding.path && $0.line <= finding.range.start.line } ?? written.first ?? sinks.first
    }
}

extension Handler {
    /// What a write should set instead of the keyboard's height, where content rests on the safe area: the part that the keyboard
    /// covers, less that, and with the distance that the content keeps. Nil for what is not moved by a length alone.
    fileprivate func coveredPart(for sink: Sink, _ bottomInset: String) -> String? {
        guard !isOfView, bottomInset.hasPrefix("view."), let kind = SinkKind(rawValue: sink.kind),
            kind == .constraintConstant || kind.insetsContent
        else { return nil }
        let amounts = scenarios.flatMap(\.writes).filter { $0.sink == sink.expression }.compactMap { write -> Double? in
            if case .points(let points) = write.after, points != 0 { points } else { nil }
        }
        // Insets are a rectangle's four mostly, of which the lower one makes room.
        let signs = kind.insetsContent ? [.plus] : Set(amounts.map(\.sign))
        guard let sign = signs.first, signs.count == 1, Set(scenarios.compactMap(\.guideClearance?.points)).count < 2 else {
            return nil
        }
        let distance = kind.insetsContent ? nil : scenarios.lazy.compactMap(\.guideClearance?.points).first { $0 > 0 }
        let length = "max(0, covered - \(bottomInset))" + (distance.map { " + \($0.points)" } ?? "")
        guard sign == .minus else { return length }
        return distance == nil ? "-" + length : "-(\(length))"
    }
}

extension Handler.Sink {
    /// What the length belongs to: of insets, the lower one.
    fileprivate var bottomTarget: String {
        let isRectangle = SinkKind(rawValue: kind)?.insetsContent ?? false && !expression.hasSuffix(".bottom")
        return isRectangle ? "the bottom of \(target)" : target
    }
}

extension String {
    fileprivate var trimmingFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
