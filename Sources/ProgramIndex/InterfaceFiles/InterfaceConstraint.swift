/// A constraint as Interface Builder writes it: `first.attribute relation multiplier × second.attribute + constant`.
package struct InterfaceConstraint: Hashable, Sendable {
    package let first: End
    /// Nil for a constraint on one item's size.
    package let second: End?
    package let relation: Relation
    package let multiplier: Double
    /// In points. Nil where only the running app tells: it varies by size class or is the standard spacing to a superview's edge.
    package let constant: Double?
    /// 1000 is required.
    package let priority: Double
    /// False if it is switched off in some size classes, or in all until code activates it.
    package let isInstalledEverywhere: Bool

    /// An edge or dimension of an item.
    package struct End: Hashable, Sendable {
        package let item: InterfaceItem
        package let attribute: InterfaceAttribute
    }

    package enum Relation: String, Sendable {
        case equal, lessThanOrEqual, greaterThanOrEqual
    }
}

/// What a constraint can tie, seen from the outlet's owner.
package enum InterfaceItem: Hashable, Sendable {
    /// The view of the owning view controller, or the owner itself where it is a view.
    case rootView
    /// The safe area of the root view.
    case safeArea
    /// What `UIViewController` had before safe areas: its bottom guide begins where the safe area ends.
    case topLayoutGuide, bottomLayoutGuide
    case keyboardLayoutGuide
    case view(InterfaceView)
    /// Another guide, by its key in the file: `contentLayoutGuide` of a scroll view, `safeArea` of a subview.
    case guide(String)
    /// The file does not declare the identifier that stands here.
    case missing
}

/// The attributes of `NSLayoutConstraint.Attribute` by the names that Interface Builder and Swift share.
package enum InterfaceAttribute: String, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, baseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// None, or one that this reader does not know.
    case notAnAttribute

    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }
}

/// A view drawn in an interface file.
package struct InterfaceView: Hashable, Sendable {
    package let id: String
    /// As a reader knows it: the property it is connected to, its label in Xcode, or its class.
    package let name: String
    /// Whether a property holds it.
    package let isConnected: Bool
    /// The class of the program, or UIKit's: `UITableView`.
    package let className: String
    /// Whether it lies in the owner's root view, or is it.
    package let isInRootView: Bool
    package let isRootView: Bool
    /// `automatic`, `scrollableAxes`, `never` or `always`; nil where the file leaves it at UIKit's default, `automatic`.
    package let contentInsetAdjustmentBehavior: String?
    /// In its superview, as drawn.
    package let frame: Frame?
    /// What its bottom edge is tied to; nil if no constraint ties it to the root view or its safe area.
    package let bottom: BottomTie?
    /// The identifier of the constraint that ties it; nil where none does, or the constraint has none.
    package let bottomConstraint: String?
    /// The view below it with which it ends; nil if no constraint ties it to one.
    package let below: Neighbour?
    /// A view in it that a required constraint has as high as it, as a reader knows it; nil where there is none.
    package let partAsHigh: String?

    package struct Neighbour: Hashable, Sendable {
        /// As a reader knows it.
        package let name: String
        /// What the neighbour stands on, and how many points above that the view ends; nil where the constraints do not tell.
        package let rest: BottomTie.Rest?
        package let distance: Double
    }

    /// Points.
    package struct Frame: Hashable, Sendable {
        package let x, y, width, height: Double
    }
}
