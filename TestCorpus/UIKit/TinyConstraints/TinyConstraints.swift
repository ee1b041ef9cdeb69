import UIKit

public typealias Constraint = NSLayoutConstraint
public typealias Constraints = [NSLayoutConstraint]

public enum ConstraintRelation: Int {
    case equalOrLess = -1
    case equal, equalOrGreater
}

public struct LayoutEdge: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let none = LayoutEdge([])
    public static let top = LayoutEdge(rawValue: 1)
    public static let bottom = LayoutEdge(rawValue: 2)
    public static let left = LayoutEdge(rawValue: 4)
    public static let right = LayoutEdge(rawValue: 8)
}

extension UIEdgeInsets {
    public static func uniform(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    }
    public static func bottom(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: value, right: 0) }
}

/// As TinyConstraints' README has it: constraints are active at once unless that is asked not to be.
extension UIView {
    private func tie(
        _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute,
        _ constant: CGFloat, _ relation: ConstraintRelation, _ priority: UILayoutPriority, _ isActive: Bool
    ) -> Constraint {
        translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: NSLayoutConstraint.Relation(rawValue: relation.rawValue) ?? .equal,
            toItem: other, attribute: otherAttribute, multiplier: 1, constant: constant)
        if priority != .required { constraint.priority = priority }
        if isActive { constraint.isActive = true }
        return constraint
    }

    private func container(_ usingSafeArea: Bool) -> AnyObject? { usingSafeArea ? superview?.safeAreaLayoutGuide : superview }

    @discardableResult public func bottomToSuperview(
        offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true,
        usingSafeArea: Bool = false
    ) -> Constraint { tie(.bottom, container(usingSafeArea), .bottom, offset, relation, priority, isActive) }

    @discardableResult public func bottom(
        to view: UIView, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
        isActive: Bool = true
    ) -> Constraint { tie(.bottom, view, .bottom, offset, relation, priority, isActive) }

    @discardableResult public func bottomToTop(
        of view: UIView, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
        isActive: Bool = true
    ) -> Constraint { tie(.bottom, view, .top, offset, relation, priority, isActive) }

    @discardableResult public func height(
        _ height: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true
    ) -> Constraint { tie(.height, nil, .notAnAttribute, height, relation, priority, isActive) }

    @discardableResult public func edgesToSuperview(
        excluding excluded: LayoutEdge = .none, insets: UIEdgeInsets = .zero, usingSafeArea: Bool = false
    ) -> Constraints {
        let sides: [(LayoutEdge, NSLayoutConstraint.Attribute, CGFloat)] = [
            (.top, .top, insets.top), (.left, .left, insets.left), (.bottom, .bottom, -insets.bottom),
            (.right, .right, -insets.right),
        ]
        return sides.filter { !excluded.contains($0.0) }.map { _, attribute, inset in
            tie(attribute, container(usingSafeArea), attribute, inset, .equal, .required, true)
        }
    }
}

extension Array where Element: NSLayoutConstraint {
    public func activate() { forEach { $0.isActive = true } }
    public func deActivate() { forEach { $0.isActive = false } }
}
