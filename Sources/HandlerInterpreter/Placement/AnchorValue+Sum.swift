import ProgramIndex

extension AnchorValue {
    init(_ drawn: InterfaceLayout.Anchor) {
        let name = drawn.attribute.rawValue
        switch drawn.item {
        case .rootView: self.init(item: .rootView, attribute: name)
        case .safeArea: self.init(item: .safeArea, attribute: name)
        case .topLayoutGuide, .bottomLayoutGuide:
            let (item, attribute) = Self.oldGuide(isTop: drawn.item == .topLayoutGuide, name)
            self.init(item: item, attribute: attribute)
        case .view(let view): self.init(item: .other(view), attribute: name)
        case .content(of: let view): self.init(item: .other(Evaluator.content(of: view)), attribute: name)
        case .guide(let id): self.init(item: .other("guide " + id), attribute: name)
        }
    }

    package var isOnVerticalAxis: Bool { isVertical || attribute == "height" }

    /// Nil for an edge whose place in its view is not known: a margin, a baseline.
    var sum: VerticalSystem.Sum? {
        switch item {
        case .rootView: return Self.sum(of: attribute, from: EdgePlace(), to: EdgePlace(height: 1))
        case .safeArea:
            return Self.sum(of: attribute, from: EdgePlace(topInset: 1), to: EdgePlace(height: 1, bottomInset: -1))
        case .keyboardGuide: return Self.sum(of: attribute, ofView: "keyboardLayoutGuide")
        case .other(let name): return Self.sum(of: attribute, ofView: layoutView ?? name)
        }
    }

    /// The system's name for the view: the guide of a scroll view's frame is that frame.
    var layoutView: String? {
        if let layoutName { return layoutName }
        let frame = ".frameLayoutGuide"
        return item.view.map { $0.hasSuffix(frame) ? String($0.dropLast(frame.count)) : $0 }
    }

    private static func sum(of attribute: String, from top: EdgePlace, to bottom: EdgePlace) -> VerticalSystem.Sum? {
        let inner = EdgePlace(topInset: 1)
        switch attribute {
        case "top": return VerticalSystem.Sum(known: top)
        case "bottom", "lastBaseline", "baseline": return VerticalSystem.Sum(known: bottom)
        case "height": return VerticalSystem.Sum(known: bottom + top * -1)
        case "centerY": return VerticalSystem.Sum(known: (top + bottom) * 0.5)
        // The margins of a view controller's root view are its safe area at top and bottom.
        case "topMargin": return VerticalSystem.Sum(known: inner)
        case "bottomMargin": return VerticalSystem.Sum(known: EdgePlace(height: 1, bottomInset: -1))
        default: return nil
        }
    }

    private static func sum(of attribute: String, ofView view: String) -> VerticalSystem.Sum? {
        switch attribute {
        case "top": VerticalSystem.Sum(terms: [.top(view): 1])
        case "bottom": VerticalSystem.Sum(terms: [.bottom(view): 1])
        case "height": VerticalSystem.Sum(terms: [.bottom(view): 1, .top(view): -1])
        case "centerY": VerticalSystem.Sum(terms: [.bottom(view): 0.5, .top(view): 0.5])
        default: nil
        }
    }
}
