import UIKit

public enum ALEdge: Int {
    case left = 1, right, top, bottom, leading, trailing
}

public enum ALDimension: Int {
    case width = 7, height
}

public enum ALAxis: Int {
    case vertical = 9, horizontal
}

/// What the methods that take a block change for the constraints made in it.
private enum Maker {
    static var installs = true
    static var collected: [NSLayoutConstraint] = []
}

/// As PureLayout's README has it: constraints are made, installed and returned; insets count inwards.
extension UIView {
    public class func newAutoLayout() -> UIView { UIView().configureForAutoLayout() }

    public func configureForAutoLayout() -> UIView {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    private func tie(
        _ attribute: Int, _ other: UIView?, _ otherAttribute: Int, _ constant: CGFloat, _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: self, attribute: NSLayoutConstraint.Attribute(rawValue: attribute) ?? .notAnAttribute, relatedBy: relation,
            toItem: other, attribute: NSLayoutConstraint.Attribute(rawValue: otherAttribute) ?? .notAnAttribute, multiplier: 1,
            constant: constant)
        if Maker.installs { constraint.isActive = true }
        Maker.collected.append(constraint)
        return constraint
    }

    @discardableResult public func autoPinEdge(
        toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        let isFar = [.bottom, .right, .trailing].contains(edge)
        let turned = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
        return tie(edge.rawValue, superview, edge.rawValue, isFar ? -inset : inset, isFar ? turned : relation)
    }

    @discardableResult public func autoPinEdge(toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0)
        -> NSLayoutConstraint
    {
        autoPinEdge(toSuperviewEdge: edge, withInset: inset)
    }

    @discardableResult public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        [
            autoPinEdge(toSuperviewEdge: .top, withInset: insets.top),
            autoPinEdge(toSuperviewEdge: .leading, withInset: insets.left),
            autoPinEdge(toSuperviewEdge: .bottom, withInset: insets.bottom),
            autoPinEdge(toSuperviewEdge: .trailing, withInset: insets.right),
        ]
    }

    @discardableResult public func autoPinEdge(
        _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint { tie(edge.rawValue, view, other.rawValue, offset, relation) }

    @discardableResult public func autoSetDimension(
        _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint { tie(dimension.rawValue, nil, 0, size, relation) }

    @discardableResult public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
        tie(axis.rawValue, superview, axis.rawValue, 0, .equal)
    }

    @discardableResult public func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0
    ) -> NSLayoutConstraint { tie(axis.rawValue, view, axis.rawValue, offset, .equal) }
}

extension NSLayoutConstraint {
    public func autoInstall() { isActive = true }
    public func autoRemove() { isActive = false }

    public class func autoCreateConstraintsWithoutInstalling(_ block: () -> Void) -> [NSLayoutConstraint] {
        let outer = Maker.collected
        Maker.installs = false
        Maker.collected = []
        block()
        defer { Maker.collected = outer }
        Maker.installs = true
        return Maker.collected
    }
}

extension Array where Element: NSLayoutConstraint {
    public func autoInstallConstraints() { forEach { $0.isActive = true } }
    public func autoRemoveConstraints() { forEach { $0.isActive = false } }
}
