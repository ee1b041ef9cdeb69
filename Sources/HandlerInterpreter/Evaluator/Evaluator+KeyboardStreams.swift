import KeyboardFacts
import ProgramIndex
import SwiftParser

/// What streams that libraries bring carry of the keyboard.
extension Evaluator {
    func keyboard(
        _ part: ReactiveOperator.KeyboardPart, of value: Value, at node: Syntax, _ place: ChainPlace
    ) -> Passage {
        switch part {
        case .frame: return .value(endFrame(of: value, at: node))
        case .visibleHeight: return .value(visibleHeight(of: value, at: node))
        case .isHidden:
            return .value(visibleHeight(of: value, at: node).quantity?.known.map { .bool($0 == 0) } ?? .unknown(Unknown(node)))
        case .appearingHeight:
            let last = remembered(at: place)?.quantity?.known ?? 0
            remember(value, at: place)
            return last == 0 && value.quantity?.known != 0 ? .value(value) : .nothing
        }
    }

    /// The frame before the first keyboard, for those who subscribe by then: below the screen, as wide as it, and empty.
    func hiddenKeyboardFrame() -> Value? {
        guard let bounds = screenBounds else { return nil }
        return .rect(RectValue(x: Quantity(0), y: bounds.height, width: bounds.width, height: Quantity(0)))
    }

    /// One that begins above the screen is taken to be wrong, and is put to the screen's lower edge.
    private func endFrame(of notification: Value, at node: Syntax) -> Value {
        guard case .object(let object) = notification, case .notification(let position) = heap[object].kind,
            case .rect(var frame) = info(.frameEnd, ofNotification: position, at: node)
        else { return .unknown(Unknown(node)) }
        if let y = frame.y.known, y < 0, let bounds = screenBounds {
            frame.y.amount = bounds.height.amount - frame.height.amount
        }
        return .rect(frame)
    }

    private func visibleHeight(of value: Value, at node: Syntax) -> Value {
        guard case .rect(let frame) = value, let bounds = screenBounds, let visible = bounds.intersection(frame) else {
            return .unknown(Unknown(node))
        }
        // A copy of its source says which version it is.
        miss(Self.library)
        if let copy = index.types[Self.library], copy.kind == .classDecl {
            let intersects = copy.declarations.contains { $0.subtree.contains { $0.name == "intersection" } }
            return intersects ? member("height", of: .rect(visible)) : .number(bounds.height - frame.y)
        }
        // Before 2.0.1, it was how far the frame's top lies above the screen's lower edge: as much as the screen is high for the
        // empty frame of a keyboard that fades away, and more than is covered by one that floats (RxKeyboard's source, commit
        // 9c72dc3).
        if let version = program.interfaces.surroundings.packageVersions[Self.library] {
            let intersects = PackageVersion(Self.intersecting).map { version >= $0 } ?? true
            return intersects ? member("height", of: .rect(visible)) : .number(bounds.height - frame.y)
        }
        if let screen = bounds.known, let keyboard = frame.known, let height = visible.known?.height,
            screen.height - keyboard.y != height
        {
            note(.assumed(.isOfVersion(Self.intersecting, library: Self.library)))
        }
        return member("height", of: .rect(visible))
    }

    private static let library = "RxKeyboard"
    private static let intersecting = "2.0.1"

    private var screenBounds: RectValue? {
        if case .rect(let bounds) = member("bounds", of: staticMember("main", of: "UIScreen")) { bounds } else { nil }
    }
}
