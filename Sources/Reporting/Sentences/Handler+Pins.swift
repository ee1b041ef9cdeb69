import Behaviour
import HandlerInterpreter
import Vocabulary

/// What replaces a write, with the names of the screen.
extension Handler.Sink {
    /// "Pin `form.bottomAnchor` to `view.keyboardLayoutGuide.topAnchor` in place of `bottom`", where one constraint ties the
    /// bottom of a view to the view around it; nil otherwise.
    var pinOfKnownConstraint: String? {
        guard let tied, let constraint = constraints.first else { return nil }
        // A view without an outlet goes by its class.
        let hasName = tied.view.first?.isLowercase ?? false
        // What a controller's view is made of has no name in the controller.
        let inner = tied.view.hasPrefix("view.") ? tied.view.dropFirst("view.".count) : nil
        let bottom =
            inner.map { "the bottom of `\($0)`" }
            ?? (hasName ? "`\(tied.view).bottomAnchor`" : "the bottom of the `\(tied.view)`")
        let distance = tied.constant.map { $0 == 0 ? "" : ", \((-$0).points) pt above it as at rest," } ?? ""
        // Apple, documentation of UIKeyboardLayoutGuide.usesBottomSafeArea: the guide rests at the bottom of the safe area.
        return "Pin \(bottom) to `\(constraint.guide)`\(distance) in place of \(constraintName)"
    }

    /// How what ends at the view's edge at rest still does so; nil for other content.
    var edgeStep: String? {
        guard let tied, tied.isAtViewsEdge, !restsOnSafeArea else { return nil }
        return "To keep `\(tied.view)` at the view's edge, set the guide's `usesBottomSafeArea` to `false` (iOS 17)."
    }

    /// The constraint to the guide as code.
    ///
    /// - Parameter handler: whose write it is.
    func replacement(in handler: Handler) -> String? {
        if let tied, let constraint = constraints.first {
            guard !tied.view.hasPrefix("view.") else { return nil }
            let constant = tied.constant.map { $0 == 0 ? "" : ", constant: \(Wording.points($0))" } ?? ""
            return "\(tied.view).bottomAnchor.constraint(equalTo: \(constraint.guide)\(constant)).isActive = true"
        }
        let kinds: [SinkKind] = [.contentInset, .textContainerInset, .indicatorInsets, .frame, .center, .bounds, .transform]
        guard let kind = SinkKind(rawValue: kind), kinds.contains(kind), let receiver, receiver != "view",
            receiver.split(separator: ".").last != "window"
        else { return nil }
        let relation = handler.keepsClear ? "lessThanOrEqualTo" : "equalTo"
        return "\(receiver).bottomAnchor.constraint(\(relation): view.keyboardLayoutGuide.topAnchor).isActive = true"
    }

    /// The view whose bottom a single known constraint ties to the view around it, by how much, in points downwards, and whether
    /// it is that view's own edge rather than the safe area's.
    private var tied: (view: String, constant: Double?, isAtViewsEdge: Bool)? {
        guard let constraint = constraints.first, constraints.count == 1, let second = constraint.second else { return nil }
        if let view = constraint.first.bottomView, second.isBottomOfScreen {
            return (view, constraint.constant, second.item == .rootView)
        }
        guard let view = second.bottomView, constraint.first.isBottomOfScreen else { return nil }
        return (view, constraint.constant.map(-), constraint.first.item == .rootView)
    }

    /// - Parameter handler: whose write it is.
    func pin(in handler: Handler) -> String? {
        switch SinkKind(rawValue: kind) {
        case .contentInset, .textContainerInset, .indicatorInsets, .contentSize:
            return "Pin \(receiver.map { "`\($0).bottomAnchor`" } ?? "the scroll view's bottom") to "
                + "`view.keyboardLayoutGuide.topAnchor`, in place of what holds its bottom now, instead of changing its "
                + (kind == SinkKind.contentSize.rawValue ? "content size" : "insets")
        case .layoutMargins where receiver != nil && receiver != "view":
            let name = receiver ?? "the view"
            return "Pin `\(name).bottomAnchor` to `view.keyboardLayoutGuide.topAnchor` instead of changing its layout margins"
        case .center where receiver != nil && receiver != "view":
            let name = receiver ?? "the view"
            return "Keep `\(name)` above `view.keyboardLayoutGuide.topAnchor` by constraints instead of moving its centre"
        case .frame, .center, .bounds, .transform:
            // A window is around the guide, whoever moves it.
            guard let receiver, receiver != "view", receiver.split(separator: ".").last != "window" else {
                // At rest it may be anywhere above the guide, as in a centred form.
                return
                    "Keep the lowest view that must stay visible above `view.keyboardLayoutGuide.topAnchor` (`lessThanOrEqualTo`), "
                    + "with a lower priority for what holds it at rest, instead of moving "
                    + (receiver.map { "`\($0)`" } ?? "the whole view")
            }
            return handler.keepsClear
                ? "Keep `\(receiver)` above `view.keyboardLayoutGuide.topAnchor` by constraints instead of moving it"
                : "Pin `\(receiver).bottomAnchor` to `view.keyboardLayoutGuide.topAnchor` instead of moving `\(receiver)`"
        case .additionalSafeAreaInsets:
            return
                "Pin the content that ends at the bottom of the safe area to `view.keyboardLayoutGuide.topAnchor` instead of changing "
                + "`additionalSafeAreaInsets`"
        case .layoutMargins:
            return
                "Pin the lowest view that must stay visible to `view.keyboardLayoutGuide.topAnchor` instead of changing layout margins"
        case .stackSpacing:
            return "Pin the lowest view that must stay visible to `view.keyboardLayoutGuide.topAnchor` instead of changing the "
                + "spacing of \(receiver.map { "`\($0)`" } ?? "the stack view")"
        case .bottomPadding, .verticalOffset:
            // Apple, documentation of `View.ignoresSafeArea(_:edges:)`: all regions, if none is named.
            return "Delete the modifier and any `ignoresSafeArea` or `edgesIgnoringSafeArea` around it that includes the "
                + "keyboard: SwiftUI keeps content above the keyboard"
        // Which view to pin, only a constraint says that is known to hold one.
        case .constraintConstant, .constraintActivation, .constraintPriority, .contentOffset, nil: return nil
        }
    }

    /// What is set: of a constraint that a method changes, or that is switched, its constant.
    var target: String {
        switch SinkKind(rawValue: kind) {
        case .constraintActivation, .constraintPriority: return "the constant of the constraint of line \(line)"
        default: break
        }
        guard isOfConstraint, !expression.contains("("), let dot = expression.lastIndex(of: "."),
            SinkKind(member: String(expression[dot...].dropFirst())) == nil
        else { return "`\(expression)`" }
        return "the constant of `\(expression[..<dot])`"
    }

    /// Why nothing is to be pinned in place of a constraint; nil for what is none.
    var reasonNotToPin: String? {
        guard SinkKind(rawValue: kind)?.isOfConstraint ?? false else { return nil }
        return constraints.isEmpty
            ? "what \(constraintName) connects was not found in the files read"
            : "\(constraintName) does not tie a view to the bottom of the screen's own view"
    }

    private var constraintName: String { receiver.map { "`\($0)`" } ?? "the constraint" }
}

extension Handler {
    /// Whether what it moves rests elsewhere than at the lower end, and only has to stay clear of the keyboard.
    fileprivate var keepsClear: Bool { scenarios.contains { $0.effects.contains { $0.detail == .staysClear } } }
}

extension ConstraintDescription {
    /// The guide's top, of the view that the run compares in.
    fileprivate var guide: String { (root == "self" ? "" : root + ".") + "keyboardLayoutGuide.topAnchor" }
}

extension AnchorValue {
    /// The view whose bottom it is; nil for what belongs to the screen's own view.
    fileprivate var bottomView: String? {
        guard attribute == "bottom", case .other(let name) = item else { return nil }
        return name
    }

    fileprivate var isBottomOfScreen: Bool { attribute.hasPrefix("bottom") && (item == .rootView || item == .safeArea) }
}
