/// Enough of Auto Layout to place views by the layout guide.
///
/// Constraints are satisfied priority by priority: those of a higher priority as well as possible first, then those of the next
/// among what is left. This is what Auto Layout's solver promises, and a linear program per priority computes it.
package struct LayoutSolver: Sendable {
    package var world: World
    package var guide: KeyboardLayoutGuide

    package init(world: World, guide: KeyboardLayoutGuide) {
        self.world = world
        self.guide = guide
    }

    package struct Solution: Hashable, Sendable {
        /// In the world's view's coordinates, by name.
        package var frames: [String: Rect<ViewSpace>]
        /// Subviews whose frame the constraints do not settle: theirs is one of several.
        package var ambiguous: Set<String>
        /// Required constraints that could not all be satisfied, by id. UIKit breaks one of them and says so in the log.
        package var conflicting: [String]
    }

    package func solve(_ constraints: [LayoutConstraint]) -> Solution {
        let names = Set(constraints.flatMap { [$0.first, $0.second].compactMap(\.?.subview) }).sorted()
        var program = LayoutProgram(names: names)
        for constraint in constraints { program.add(constraint, as: difference(constraint)) }
        let conflicting = program.satisfyAll()
        var frames: [String: Rect<ViewSpace>] = [:]
        var ambiguous: Set<String> = []
        for name in names {
            frames[name] = program.frame(of: name)
            if program.isAmbiguous(name) { ambiguous.insert(name) }
        }
        return Solution(frames: frames, ambiguous: ambiguous, conflicting: conflicting)
    }

    /// `first − multiplier × second − constant`, which the relation compares with zero.
    private func difference(_ constraint: LayoutConstraint) -> LinearExpression {
        var expression = expression(constraint.first)
        if let second = constraint.second {
            expression.add(self.expression(second), times: -constraint.multiplier)
        }
        expression.constant -= constraint.constant
        return expression
    }

    private func expression(_ anchor: LayoutAnchor) -> LinearExpression {
        let terms = terms(of: anchor.attribute)
        guard let name = anchor.subview else {
            let frame = frame(of: anchor.item)
            return LinearExpression(
                constant: terms.x * frame.minX + terms.y * frame.minY + terms.width * frame.width + terms.height * frame.height)
        }
        return LinearExpression(terms: [
            .init(name: name, side: .x): terms.x, .init(name: name, side: .y): terms.y,
            .init(name: name, side: .width): terms.width, .init(name: name, side: .height): terms.height,
        ])
    }

    private func frame(of item: LayoutAnchor.Item) -> Rect<ViewSpace> {
        switch item {
        case .view, .subview: world.view.bounds
        case .safeArea: world.view.bounds.insetBy(world.view.safeAreaInsets)
        case .keyboardLayoutGuide: guide.layoutFrame(in: world)
        }
    }

    /// How an attribute is made of a rectangle's origin and size.
    private func terms(of attribute: LayoutAnchor.Attribute) -> (x: Double, y: Double, width: Double, height: Double) {
        let leftToRight = world.view.layoutDirection == .leftToRight
        switch attribute {
        case .top: return (0, 1, 0, 0)
        case .bottom: return (0, 1, 0, 1)
        case .left: return (1, 0, 0, 0)
        case .right: return (1, 0, 1, 0)
        case .leading: return leftToRight ? (1, 0, 0, 0) : (1, 0, 1, 0)
        case .trailing: return leftToRight ? (1, 0, 1, 0) : (1, 0, 0, 0)
        case .centerX: return (1, 0, 0.5, 0)
        case .centerY: return (0, 1, 0, 0.5)
        case .width: return (0, 0, 1, 0)
        case .height: return (0, 0, 0, 1)
        }
    }
}

extension LayoutAnchor {
    fileprivate var subview: String? {
        if case .subview(let name) = item { name } else { nil }
    }
}
