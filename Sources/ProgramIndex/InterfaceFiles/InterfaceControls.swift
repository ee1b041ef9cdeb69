extension InterfaceLayout {
    /// Something that a person touches or types in.
    package struct Control: Hashable, Sendable {
        /// The view's name in the layout.
        package let name: String
        /// The property that holds it, or else what a reader knows it by: "button Sign Up", "button Abc-12-xyz".
        package let label: String
        package let kind: Kind
        /// Whether one can type in it, or in a view that is in it.
        package let hasTextInput: Bool

        package enum Kind: Hashable, Sendable {
            case textInput, other
            /// A view of which nothing is said: a class of the program, another controller's view, a list.
            case opaque
        }
    }
}

extension InterfaceLayout {
    /// Something that a person types in.
    package struct Field: Hashable, Sendable {
        /// The view's name in the layout.
        package let name: String
        /// Whether an iPhone shows keys for it that have no suggestions above them.
        package let hasNumberPad: Bool

        /// Cases of `UIKeyboardType` (Apple, its documentation).
        package static let numberPads: Set<String> = ["numberPad", "phonePad", "decimalPad", "asciiCapableNumberPad"]
    }
}

extension InterfaceDrawing {
    /// Those of the elements that one can type in.
    func fields(among elements: [Int]) -> [InterfaceLayout.Field] {
        elements.filter { isTextInput($0) }.map { position in
            InterfaceLayout.Field(
                name: name(position),
                hasNumberPad: document.elements[position].keyboardType.map(InterfaceLayout.Field.numberPads.contains) ?? false)
        }
    }

    /// Whether a view may have fields in it that are not drawn there, but in another controller's view or in a cell's file.
    func mayHoldFields(_ position: Int) -> Bool {
        ["containerView", "tableView", "collectionView"].contains(document.elements[position].tag) && !isHidden(position)
    }

    /// The class of a view of which only its code says what is in it; nil for any other view, and for one that is hidden.
    func opaqueClass(_ position: Int) -> String? {
        let element = document.elements[position]
        guard element.tag == "view", kind(of: element, at: position) == .opaque, !isHidden(position) else { return nil }
        return element.customClass
    }

    /// Those of the elements that are controls, or may have controls in them. What scrolls comes up by itself.
    func controls(among elements: [Int]) -> [InterfaceLayout.Control] {
        elements.compactMap { position in
            guard scrollView(around: position) == nil, let kind = kind(of: document.elements[position], at: position) else {
                return nil
            }
            return control(position, kind)
        }
    }

    /// By the name of a view that scrolls, what it shows.
    func scrolled(among elements: [Int]) -> [String: [InterfaceLayout.Control]] {
        elements.reduce(into: [:]) { scrolled, position in
            guard let scrollView = scrollView(around: position),
                let kind = kind(of: document.elements[position], at: position) ?? (hasContent(position) ? .other : nil),
                let control = control(position, kind)
            else { return }
            scrolled[scrollView, default: []].append(control)
        }
    }

    /// Nil for what is hidden.
    private func control(_ position: Int, _ kind: InterfaceLayout.Control.Kind) -> InterfaceLayout.Control? {
        guard !isHidden(position) else { return nil }
        let element = document.elements[position]
        return InterfaceLayout.Control(
            name: name(position), label: names[position] ?? element.nameForReaders, kind: kind,
            hasTextInput: kind == .textInput || resolver.elements(inside: position).contains(where: isTextInput))
    }

    private func isTextInput(_ position: Int) -> Bool {
        kind(of: document.elements[position], at: position) == .textInput && !isHidden(position)
    }

    private func kind(of element: InterfaceDocument.Element, at position: Int) -> InterfaceLayout.Control.Kind? {
        if element.isReadOnly { return nil }
        if ["textField", "textView", "searchBar"].contains(element.tag) { return .textInput }
        if element.isControl { return .other }
        if element.tag == "view", let kind = element.customClass.flatMap(Self.kind(ofClass:)) { return kind }
        if element.isScrollView || element.tag == "containerView" { return .opaque }
        let isLeaf = !resolver.elements(inside: position).contains { document.elements[$0].isView }
        return element.tag == "view" && element.customClass != nil && isLeaf ? .opaque : nil
    }

    /// Swift's naming convention has classes end with what they are (Swift API Design Guidelines, "Strive for Fluent Usage").
    private static func kind(ofClass name: String) -> InterfaceLayout.Control.Kind? {
        if ["TextField", "TextView", "SearchBar"].contains(where: name.hasSuffix) { return .textInput }
        return ["Button", "Control", "Switch", "Slider", "Picker"].contains(where: name.hasSuffix) ? .other : nil
    }

    private func isHidden(_ position: Int) -> Bool {
        var current: Int? = position
        while let view = current, view != root {
            if document.elements[view].isHidden { return true }
            current = document.elements[view].parent
        }
        return false
    }

    /// How high a view is drawn, and how far below the upper end of a stack view that stacks it.
    func size(of position: Int) -> [InterfaceLayout.Constraint] {
        let element = document.elements[position]
        guard element.isView, let frame = element.frame else { return [] }
        let own = [height(of: position, frame.height)]
        guard let parent = element.parent, document.elements[parent].tag == "stackView",
            document.elements[parent].axis == "vertical"
        else { return own }
        return own + [equal(position, .top, .view(name(parent)), .top, constant: frame.y)]
    }

    /// How far apart a constraint's two views are drawn, where the file does not say how far it holds them: it ties baselines, and
    /// where the text in a view stands, no file says; or the system's own spacing is between a view and an edge around it.
    func distance(_ position: Int) -> InterfaceLayout.Constraint? {
        let constraint = document.constraints[position]
        guard let first = resolver.first(of: constraint), let second = constraint.secondItem.flatMap(resolver.element) else {
            return nil
        }
        if constraint.constant == nil, let spacing = constraint.standardSpacing, constraint.multiplier == 1 {
            return InterfaceLayout.Constraint(
                first: anchor(first, constraint.firstAttribute, facing: second),
                second: anchor(second, constraint.secondAttribute, facing: first), relation: constraint.relation, multiplier: 1,
                constant: spacing, priority: 1000, outlets: [], isInstalledEverywhere: true, isImplied: true)
        }
        let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        guard attributes.allSatisfy({ $0 == .baseline || $0 == .firstBaseline }), constraint.relation == .equal,
            document.elements[first].parent == document.elements[second].parent,
            let upper = document.elements[first].frame, let lower = document.elements[second].frame
        else { return nil }
        return equal(first, .bottom, .view(name(second)), .bottom, constant: upper.y + upper.height - lower.y - lower.height)
    }

    func height(of position: Int, _ points: Double) -> InterfaceLayout.Constraint {
        InterfaceLayout.Constraint(
            first: InterfaceLayout.Anchor(item: .view(name(position)), attribute: .height), second: nil, relation: .equal,
            multiplier: 1, constant: points, priority: 1000, outlets: [], isInstalledEverywhere: true, isImplied: true)
    }
}

extension InterfaceDocument.Element {
    /// What Xcode's outline calls it, what it shows if somebody has said so, or else its identifier: "button Sign In",
    /// "unnamed button q3B-fu-YVo".
    fileprivate var nameForReaders: String {
        let name = [userLabel, title].lazy.compactMap(\.self).first { text in
            !["", "Button"].contains(text) && text.count <= Self.longestName && !text.contains { $0.isNewline || $0 == "`" }
        }
        return name.map { "\(tag) \($0)" } ?? "unnamed \(tag) \(id)"
    }

    /// Characters of a name that a sentence has room for.
    private static let longestName = 30

    /// Whether it is of a class of UIKit's that inherits from `UIControl`, or is picked from as one (Apple, documentation of
    /// `UIControl` and `UIPickerView`).
    var isControl: Bool {
        ["button", "segmentedControl", "switch", "slider", "stepper", "datePicker", "pickerView", "pageControl"].contains(tag)
    }
}
