import Foundation

/// Animations run their closures at once, as UIKit does: only what is seen takes time. Completions come after the event.
extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let calculationModeLinear = KeyframeAnimationOptions([])
    }

    /// An imported enumeration can be made from any number; 7 is what keyboards report. The unnamed curves keep it.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
        case unnamed4, unnamed5, unnamed6, unnamed7
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(animations, completion, after: duration)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        run(animations, nil, after: duration)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(animations, completion, after: delay + duration)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(animations, completion, after: delay + duration)
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(animations, completion, after: delay + duration)
    }

    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
    ) {
        animations()
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(animations ?? {}, completion, after: duration)
    }

    public class func performWithoutAnimation(_ actions: () -> Void) { actions() }

    private static func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?, after seconds: TimeInterval) {
        animations()
        if let completion { Stage.schedule(after: seconds) { completion(true) } }
    }

    // The calls of before iOS 4.

    public class func beginAnimations(_ identifier: String?, context: UnsafeMutableRawPointer?) {}
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    public class func commitAnimations() {}
}

public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAnimationCurve = UIView.AnimationCurve

public protocol UITimingCurveProvider: AnyObject {}

public class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public init(animationCurve: UIView.AnimationCurve) {}
}

public class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public init(dampingRatio: CGFloat) {}
}

public enum UIViewAnimatingPosition: Int {
    case end, start, current
}

/// Its animations run when it is started, not when it is made.
public class UIViewPropertyAnimator: NSObject {
    private let duration: TimeInterval
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { self.animations = [animations] }
    }

    public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { self.animations = [animations] }
    }

    public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
        self.duration = duration
    }

    public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    public func startAnimation() {
        let animations = animations
        self.animations = []
        animations.forEach { $0() }
        // Completions may be added until they run.
        Stage.schedule(after: duration) {
            let completions = self.completions
            self.completions = []
            completions.forEach { $0(.end) }
        }
    }

    public func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    public func stopAnimation(_ withoutFinishing: Bool) {}
    public func pauseAnimation() {}

    @discardableResult public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }
}
