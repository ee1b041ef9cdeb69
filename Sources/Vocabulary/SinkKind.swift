/// The kinds of layout state that handlers write; the raw values are what reports say.
package enum SinkKind: String, CaseIterable, Sendable {
    case constraintConstant, constraintActivation, constraintPriority, contentInset, indicatorInsets, contentOffset, frame,
        center, bounds, transform
    case additionalSafeAreaInsets, textContainerInset, layoutMargins, contentSize
    /// The distance between the views of a stack view (Apple, documentation of `UIStackView.spacing`).
    case stackSpacing
    /// Modifiers of SwiftUI's: `padding(.bottom, …)`, `offset(y:)`.
    case bottomPadding, verticalOffset

    /// Whether it says where a view is in its superview.
    package var placesView: Bool {
        switch self {
        case .frame, .center, .bounds, .transform: true
        default: false
        }
    }

    /// Whether it is a constraint's, which the layout engine acts on in the next pass.
    package var isOfConstraint: Bool {
        switch self {
        case .constraintConstant, .constraintActivation, .constraintPriority: true
        default: false
        }
    }

    /// Whether it decides where a bottom edge is, of whatever it is.
    package var placesContent: Bool {
        switch self {
        case .contentOffset, .indicatorInsets, .constraintActivation: false
        default: true
        }
    }

    /// Whether writing it can move content, rather than what is seen of it or beside it.
    package var movesContent: Bool { self != .contentOffset && self != .indicatorInsets }

    /// Whether it is a modifier in the body of a SwiftUI view.
    package var isHosted: Bool { self == .bottomPadding || self == .verticalOffset }

    /// Whether what is written to it is geometry, of which a variable holds a copy.
    package var isGeometry: Bool {
        switch self {
        case .contentInset, .textContainerInset, .indicatorInsets, .contentOffset, .contentSize, .frame, .center, .bounds,
            .layoutMargins, .additionalSafeAreaInsets:
            true
        case .constraintConstant, .constraintActivation, .constraintPriority, .transform, .stackSpacing, .bottomPadding,
            .verticalOffset:
            false
        }
    }

    /// Whether it keeps what scrolls away from the end of its scroll view.
    package var insetsContent: Bool { self == .contentInset || self == .textContainerInset }

    /// The sink that assigning to a UIKit member of this name writes, if it is one.
    package init?(member: String) {
        switch member {
        case "constant": self = .constraintConstant
        case "isActive": self = .constraintActivation
        case "priority": self = .constraintPriority
        case "contentInset": self = .contentInset
        case "scrollIndicatorInsets", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets": self = .indicatorInsets
        case "contentOffset": self = .contentOffset
        case "contentSize": self = .contentSize
        case "frame": self = .frame
        case "center": self = .center
        case "bounds": self = .bounds
        case "transform": self = .transform
        case "textContainerInset": self = .textContainerInset
        case "layoutMargins", "directionalLayoutMargins": self = .layoutMargins
        case "additionalSafeAreaInsets": self = .additionalSafeAreaInsets
        case "spacing": self = .stackSpacing
        default: return nil
        }
    }
}
