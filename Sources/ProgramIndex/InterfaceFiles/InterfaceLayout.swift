/// What an interface file says of where the views of one owner are from top to bottom: all of its constraints on that axis, and
/// what it lays out without any.
///
/// A stack view places its arranged subviews, and a view without constraints keeps the frame that it was drawn with as its
/// autoresizing mask has it (Apple, documentation of `UIView.AutoresizingMask` and of `UIStackView`).
package struct InterfaceLayout: Hashable, Sendable {
    package let constraints: [Constraint]
    /// The names of views that scroll what is in them.
    package let scrollViews: Set<String>
    /// By the name of a view, that of the nearest view around it which scrolls it.
    package let scrollViewAround: [String: String]
    /// The names of those that lie in the root view itself.
    package let rootSubviews: Set<String>
    /// The names of those that are as high as what they show: a label, a button, an image.
    package let viewsWithContent: Set<String>
    /// The names of those that are as high as their constraints have them and have no height of their own: they scroll what they
    /// show.
    package let viewsWithoutContent: Set<String>
    /// The names of those that are drawn hidden, until code shows them.
    package let hidden: Set<String>
    /// By the name of any other view, that of the view that it lies in.
    package let superviews: [String: String]
    /// What one can touch or type in, and what may hold such a thing, outside of what scrolls.
    package let controls: [Control]
    /// By the name of a view that scrolls, what it shows: what one can touch or read, and what may hold such a thing.
    package let scrolled: [String: [Control]]
    /// What one can type in, in what scrolls, too.
    package let fields: [Field]
    /// Whether there are views of which nobody knows if one can type in them: another controller's, or cells of a list.
    package let mayHaveOtherFields: Bool
    /// The classes of views of which only their code says what is in them.
    package let opaqueClasses: Set<String>
    /// Whether dragging something hides the keyboard.
    package let dismissesKeyboard: Bool
    /// How far apart views are drawn that a constraint ties without a number, how high views are drawn, and where in a stack view;
    /// what comes first is to be believed first.
    package let drawn: [Constraint]

    package struct Constraint: Hashable, Sendable {
        package let first: Anchor
        package let second: Anchor?
        package let relation: InterfaceConstraint.Relation
        package let multiplier: Double
        /// In points; nil where only the running app tells.
        package let constant: Double?
        package let priority: Double
        /// The properties that hold it.
        package let outlets: [String]
        /// Whether it holds in every size class.
        package let isInstalledEverywhere: Bool
        /// The stack view that makes it, by its name; nil for one that is drawn.
        package var stack: String? = nil
        /// Whether no constraint is drawn, but follows from how UIKit lays out a stack view or what no constraint holds.
        package var isImplied = false
    }

    package struct Anchor: Hashable, Sendable {
        package let item: Item
        package let attribute: InterfaceAttribute
    }

    package enum Item: Hashable, Sendable {
        case rootView, safeArea, topLayoutGuide, bottomLayoutGuide
        /// By the property that holds it, or else by its identifier.
        case view(String)
        /// The area of a scroll view's content, by the scroll view.
        case content(of: String)
        /// A guide of which nothing else is said.
        case guide(String)
    }
}

extension InterfaceLayout {
    /// What the names of views begin with that no outlet of their owner leads to: no property of a program can be called so.
    package static let namelessPrefix = "#"
}

extension InterfaceResolver {
    /// What the file says of the views of an outlet's owner; nil for an owner without a view of its own.
    ///
    /// - Parameter outlets: all of the owner's.
    func layout(of owner: Int, _ outlets: [InterfaceDocument.Outlet]) -> InterfaceLayout? {
        let object = document.elements[owner]
        guard object.isController || object.isView || object.isFilesOwner, let root = root(of: owner) else { return nil }
        var names: [Int: String] = [:]
        var kept: [Int: [String]] = [:]
        for outlet in outlets {
            if let view = element(outlet.destination), names[view] == nil { names[view] = outlet.property }
            if let position = constraintPosition(outlet.destination) { kept[position, default: []].append(outlet.property) }
        }
        let drawing = InterfaceDrawing(resolver: self, root: root, names: names)
        let inside = elements(inside: root).filter { document.elements[$0].isView }
        var made: [InterfaceLayout.Constraint] = []
        var held: Set<Int> = []
        let positions = Set(([root] + inside).flatMap { constraints[$0] ?? [] }).sorted()
        for position in positions {
            let constraint = document.constraints[position]
            guard !constraint.isPlaceholder, constraint.isVertical, let first = first(of: constraint) else { continue }
            let second = constraint.secondItem.flatMap(element)
            guard constraint.secondItem == nil || second != nil else { continue }
            held.insert(first)
            second.map { _ = held.insert($0) }
            made.append(
                InterfaceLayout.Constraint(
                    first: drawing.anchor(first, constraint.firstAttribute, facing: second),
                    second: second.map { drawing.anchor($0, constraint.secondAttribute, facing: first) },
                    relation: constraint.relation, multiplier: constraint.multiplier, constant: constraint.constant,
                    priority: constraint.priority, outlets: kept[position] ?? [],
                    isInstalledEverywhere: constraint.id.map { !document.partlyInstalled.contains($0) } ?? true))
        }
        for position in inside {
            if document.elements[position].tag == "stackView" { made += drawing.arrangement(of: position) }
            if !held.contains(position) { made += drawing.frame(of: position) }
        }
        return InterfaceLayout(
            constraints: made, scrollViews: Set(inside.filter { document.elements[$0].isScrollView }.map(drawing.name)),
            scrollViewAround: Dictionary(
                inside.compactMap { view in drawing.scrollView(around: view).map { (drawing.name(view), $0) } },
                uniquingKeysWith: { first, _ in first }),
            rootSubviews: Set(inside.filter { document.elements[$0].parent == root }.map(drawing.name)),
            viewsWithContent: Set(inside.filter(drawing.hasContent).map(drawing.name)),
            viewsWithoutContent: Set(inside.filter(drawing.hasNoContent).map(drawing.name)),
            hidden: Set(inside.filter { document.elements[$0].isHidden }.map(drawing.name)),
            superviews: Dictionary(
                inside.compactMap { view in drawing.superview(of: view).map { (drawing.name(view), $0) } },
                uniquingKeysWith: { first, _ in first }),
            controls: drawing.controls(among: inside), scrolled: drawing.scrolled(among: inside),
            fields: drawing.fields(among: inside),
            mayHaveOtherFields: inside.contains { drawing.mayHoldFields($0) },
            opaqueClasses: Set(inside.compactMap(drawing.opaqueClass)),
            dismissesKeyboard: inside.contains { document.elements[$0].dismissesKeyboard },
            drawn: positions.filter { kept[$0] == nil }.compactMap(drawing.distance) + inside.reversed().flatMap(drawing.size))
    }

    /// The elements that one has in it: they come right after it.
    func elements(inside root: Int) -> Range<Int> {
        let after = (root + 1)..<document.elements.count
        return after.lowerBound..<(after.first { !isInside($0, root) } ?? after.upperBound)
    }
}

/// One owner's views, on the way from a document to a layout.
struct InterfaceDrawing {
    let resolver: InterfaceResolver
    let root: Int
    let names: [Int: String]

    var document: InterfaceDocument { resolver.document }

    func name(_ position: Int) -> String { names[position] ?? InterfaceLayout.namelessPrefix + document.elements[position].id }

    /// Whether a view is as high as what it shows (Apple, documentation of `UIView.intrinsicContentSize`).
    func hasContent(_ position: Int) -> Bool {
        let element = document.elements[position]
        return element.isControl
            || ["label", "imageView", "progressView", "activityIndicatorView", "textField", "searchBar"].contains(element.tag)
    }

    /// Whether a view has no height of its own (Apple, documentation of `UIView.intrinsicContentSize` and of
    /// `UIScrollView.isScrollEnabled`). A class of the program's may give itself one.
    func hasNoContent(_ position: Int) -> Bool {
        let element = document.elements[position]
        return element.isScrollView && element.isScrollable && element.customClass == nil
    }

    /// Nil for one that lies in the root view.
    func superview(of position: Int) -> String? {
        guard let outer = document.elements[position].parent, outer != root, document.elements[outer].isView else { return nil }
        return name(outer)
    }

    func scrollView(around position: Int) -> String? {
        var current = document.elements[position].parent
        while let outer = current, outer != root {
            if document.elements[outer].isScrollView { return name(outer) }
            current = document.elements[outer].parent
        }
        return nil
    }

    func anchor(_ position: Int, _ attribute: InterfaceAttribute, facing other: Int?) -> InterfaceLayout.Anchor {
        InterfaceLayout.Anchor(item: item(position, attribute, facing: other), attribute: attribute)
    }

    private func item(_ position: Int, _ attribute: InterfaceAttribute, facing other: Int?) -> InterfaceLayout.Item {
        switch resolver.item(position, attribute, facing: other, root: root) {
        case .rootView?: return .rootView
        case .safeArea?: return .safeArea
        case .topLayoutGuide?: return .topLayoutGuide
        case .bottomLayoutGuide?: return .bottomLayoutGuide
        case .keyboardLayoutGuide?: return .guide("keyboard")
        case .guide("contentLayoutGuide")?:
            let element = document.elements[position]
            // The scroll view itself, seen from inside, or its guide.
            return .content(of: name(element.isScrollView ? position : element.parent ?? position))
        case .guide("frameLayoutGuide")?: return .view(name(document.elements[position].parent ?? position))
        case .guide?, .missing?: return .guide(document.elements[position].id)
        case .view?, nil: return .view(name(position))
        }
    }

    func equal(
        _ first: Int, _ attribute: InterfaceAttribute, _ second: InterfaceLayout.Item, _ other: InterfaceAttribute,
        constant: Double = 0
    ) -> InterfaceLayout.Constraint {
        InterfaceLayout.Constraint(
            first: InterfaceLayout.Anchor(item: .view(name(first)), attribute: attribute),
            second: InterfaceLayout.Anchor(item: second, attribute: other), relation: .equal, multiplier: 1, constant: constant,
            priority: 1000, outlets: [], isInstalledEverywhere: true, isImplied: true)
    }

    /// A view that no constraint holds keeps its distances from the sides of its superview which its mask does not let go.
    func frame(of position: Int) -> [InterfaceLayout.Constraint] {
        let element = document.elements[position]
        guard element.isPlacedByFrame, let frame = element.frame, let parent = element.parent,
            document.elements[parent].isView, document.elements[parent].tag != "stackView",
            !document.elements[parent].isScrollView, let outer = document.elements[parent].frame
        else { return [] }
        let around: InterfaceLayout.Item = parent == root ? .rootView : .view(name(parent))
        let mask = element.mask ?? InterfaceDocument.Mask.standard
        let top = equal(position, .top, around, .top, constant: frame.y)
        let bottom = equal(position, .bottom, around, .bottom, constant: frame.y + frame.height - outer.height)
        let height = height(of: position, frame.height)
        switch (mask.flexibleTop, mask.flexibleHeight, mask.flexibleBottom) {
        case (false, false, _): return [top, height]
        case (true, false, false): return [bottom, height]
        case (false, true, false): return [top, bottom]
        // More than one of them shares what the superview grows by.
        case (true, true, _), (_, true, true), (true, _, true): return []
        }
    }
}

extension InterfaceDocument.Constraint {
    /// Whether it is about where something is from top to bottom.
    fileprivate var isVertical: Bool { [firstAttribute, secondAttribute].contains(where: \.isVertical) }
}

extension InterfaceAttribute {
    fileprivate var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .firstBaseline, .baseline, .topMargin, .bottomMargin, .centerYWithinMargins: true
        default: false
        }
    }
}
