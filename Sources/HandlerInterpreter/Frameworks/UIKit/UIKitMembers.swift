import KeyboardModel
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// Properties of UIKit objects, told by their names: a linter does not know an outlet's class for certain, but `contentInset` and
/// `safeAreaInsets` mean one thing only.
extension Evaluator {
    func uikitMember(_ name: String, of object: ObjectID) -> Value {
        if SinkKind(member: name) == .layoutMargins { return layoutMargins(of: object) }
        if let stored = stored(name, of: object) { return stored }
        switch heap[object].kind {
        case .notification(let position):
            if let value = notificationMember(name, position) { return value }
            miss(name)
            return .unknown(Unknown(heap[object].name).member(name))
        case .screen, .screenSpace:
            heap.deviceReads += 1
            return screenMember(name, of: object)
        case .layoutGuide(let item):
            if name == "layoutFrame", case .safeArea = item { return .rect(safeAreaRect()) }
            if name == "layoutFrame", case .keyboardGuide = item { return .rect(keyboardGuideFrame()) }
            if name.hasSuffix("Anchor") { return anchor(named: name, of: object) }
            // `bottomLayoutGuide.length` is the old name of the safe area's inset (Apple, UILayoutSupport).
            if name == "length", case .safeArea = item {
                let insets = safeAreaInsets()
                return .number(heap[object].name == "topLayoutGuide" ? insets.top : insets.bottom)
            }
        case .application:
            if name == "keyWindow" { return .object(window) }
            // The scenarios' app is the one in front.
            if name == "applicationState" { return .symbol("active", []) }
            if name == "windows" { return .array([.object(window)]) }
            if name == "connectedScenes" || name == "openSessions" { return .array([.object(scene)]) }
            if name == "delegate" { return .object(applicationDelegate) }
        case .userInfo:
            return .unknown(Unknown("userInfo").member(name))
        case .framework(let own):
            return own.member(name, in: self) ?? .unknown(Unknown(heap[object].name).member(name))
        case .constraint:
            if let value = constraintMember(name, of: object) { return value }
        default:
            break
        }
        // Apple, documentation of UITextField.isEditing.
        if name == "isFirstResponder" || name == "isEditing", let isEdited = isFirstResponder(object) { return .bool(isEdited) }
        return controllerMember(name, of: object) ?? tabBarMember(name, of: object) ?? viewMember(name, of: object)
            ?? scrollViewMember(name, of: object)
            ?? constraintMember(name, of: object) ?? frameworkMember(name, of: object) ?? statusBarMember(name, of: object)
            ?? traitMember(name, of: object)
            ?? fallback(name, of: object)
    }

    /// The status bar's manager, which a scene has, and its frame, which the application has, too.
    private func statusBarMember(_ name: String, of object: ObjectID) -> Value? {
        switch name {
        case "statusBarManager" where heap[object].typeName == nil:
            let manager = heap[object].name + "." + name
            return .object(self.object(named: manager) { Object(.other, name: manager) })
        case "statusBarFrame": return statusBarFrame
        default: return nil
        }
    }

    /// As high as the safe area's upper inset in a window that fills the screen: 47 points on an iPhone 12, 20 on one with a home
    /// button, none in landscape. In other windows nobody documents it. Nil there.
    private var statusBarFrame: Value? {
        let window = world.window.bounds
        guard world.window.arrangement == .fullScreen, world.view.frame.width == window.width else { return nil }
        let height =
            switch program.navigationBar {
            case .opaque: world.view.frame.minY - NavigationBar.height(on: world.screen)
            default: world.view.safeAreaInsets.top
            }
        return .rect(RectValue(0, 0, window.width, height, .screen, in: .screen))
    }

    /// A member nobody knows is itself an object that can be read from and written to; it is the same one next time.
    private func fallback(_ name: String, of object: ObjectID) -> Value {
        if let part = frameShorthand(name, of: object) { return part }
        if heap[object].typeName != nil || heap[object].isOfSystem { miss(name) }
        // Of what class it is decides what the member is.
        if handler != nil, let type = heap[object].madeClass, !DeclarationIndex.isFramework(type) { miss(type) }
        let unknown = object == rootView || heap[object].typeName == nil ? Unknown(heap[object].name).member(name) : Unknown(name)
        return shapedByName(name, unknown) ?? .unknown(unknown)
    }

    private func shapedByName(_ name: String, _ unknown: Unknown) -> Value? {
        switch name {
        // Of a button's title, say, which no code has set.
        case let name where name.hasSuffix("EdgeInsets"): .insets(InsetsValue(unknown: unknown))
        case "height", "width", "length": .number(Quantity(unknown: unknown.name, ValueOrigin(.otherView)))
        case "intrinsicContentSize", "contentSize", "preferredContentSize":
            .size(
                SizeValue(
                    width: Quantity(unknown: unknown.name + ".width", ValueOrigin(.otherView)),
                    height: Quantity(unknown: unknown.name + ".height", ValueOrigin(.otherView))))
        default: nil
        }
    }

    // MARK: View controllers

    private func controllerMember(_ name: String, of object: ObjectID) -> Value? {
        switch name {
        case "view", "viewIfLoaded":
            // A view's own `view` property is not UIKit's.
            guard case .instance = heap[object].kind else {
                return servesViewController(named: heap[object].name)
                    ? .object(rootView) : viewOfNamesake(object).map(Value.object)
            }
            if object == controller { return .object(rootView) }
            // Of another view controller: a child's, mostly.
            let view = make(.other, name: heap[object].name + ".view")
            heap[object].properties["view"] = .object(view)
            return .object(view)
        // Presentations happen in a view that fills the window (Apple, UIPresentationController.containerView).
        case "containerView" where object == controller && isPresentation: return .object(rootView)
        case "additionalSafeAreaInsets": return .insets(.zero)
        case "topLayoutGuide", "bottomLayoutGuide":
            return .object(make(.layoutGuide(.safeArea), name: name))
        default: return nil
        }
    }

    /// The view of a controller of UIKit's that is called as one of the program's, such as a parameter that is handed on to the
    /// property of its name. Views are told apart by their names: it goes by that of another property that holds the controller.
    /// Nil for any other object.
    private func viewOfNamesake(_ object: ObjectID) -> ObjectID? {
        let name = heap[object].name
        guard let type = heap[object].declaredType, type == "UIViewController" || index.isViewController(type),
            heap.objects.contains(where: { other in
                other != object && heap[other].name == name && heap[other].typeName.map(index.isViewController) ?? false
            })
        else { return nil }
        let holders = heap.objects.flatMap { holder in
            heap[holder].properties.filter { $0.value.object == object && $0.key != name }.map(\.key)
        }
        guard let holder = holders.min() else { return nil }
        let view = make(.other, name: holder + ".view")
        heap[object].properties["view"] = .object(view)
        return view
    }

    private var isPresentation: Bool {
        typeName(of: controller).map { index.ancestorNames(of: $0).contains("UIPresentationController") } ?? false
    }

    /// Whether the name is that of the view controller which a helper object serves: the scenario's.
    private func servesViewController(named name: String) -> Bool {
        guard name.lowercased().hasSuffix("viewcontroller"), let type = typeName(of: controller) else { return false }
        return !index.ancestorNames(of: type).contains { $0.hasPrefix("UI") || $0.hasSuffix("ViewController") }
    }

    // MARK: Views

    private func viewMember(_ name: String, of object: ObjectID) -> Value? {
        switch name {
        case "frame":
            noteSizeRead(of: object)
            return .rect(frame(of: object))
        case "bounds":
            noteSizeRead(of: object)
            return .rect(bounds(of: object))
        case "safeAreaInsets": return .insets(isOutsideOfWindow(object) ? .zero : safeAreaInsets(of: object))
        case "window": return .object(window)
        case "layer":
            let layer = make(.layer, name: heap[object].name + ".layer")
            heap[object].properties["layer"] = .object(layer)
            return .object(layer)
        case "superview" where object == window: return .nothing
        case "superview" where object == heap.superview: return .object(window)
        case "superview" where object == controller && !isController: return .object(superviewOfController())
        case "superview": return .object(standsForRootView(object) ? window : drawnSuperview(of: object) ?? superview(of: object))
        case "subviews": return subviews(of: object)
        case "transform": return .transform(x: Quantity(0), y: Quantity(0))
        case "center":
            let frame = frame(of: object)
            return geometryMember("midX", of: .rect(frame))?.quantity.flatMap { x in
                geometryMember("midY", of: .rect(frame))?.quantity.map { .point(PointValue(x: x, y: $0)) }
            }
        case "safeAreaLayoutGuide", "layoutMarginsGuide":
            return .object(make(.layoutGuide(standsForRootView(object) ? .safeArea : .other(heap[object].name)), name: name))
        case "keyboardLayoutGuide":
            return keyboardGuide(of: object)
        case "screen": return .object(make(.screen(isMain: world.window.screen == .main), name: "view.window.screen"))
        case "windowScene": return .object(scene)
        // Apple, documentation of UIStackView.spacing.
        case "spacing" where heap[object].madeClass == "UIStackView": return .number(Quantity(0))
        case "isHidden" where isShownAtFirst(object):
            note(.assumed(.isNotHidden(heap[object].name)))
            return .bool(false)
        case "isKeyWindow" where object == window: return .bool(true)
        case "windows" where object == scene: return .array([.object(window)])
        case "keyWindow" where object == scene: return .object(window)
        case "activationState" where object == scene: return .symbol("foregroundActive", [])
        case let name where name.hasSuffix("Anchor"):
            return anchor(named: name, of: object)
        default: return nil
        }
    }

    /// A view that observes by itself is in some view of its screen, which is hardly ever the window.
    private func superviewOfController() -> ObjectID {
        if let known = heap.superview { return known }
        let superview = make(.other, name: "superview")
        heap.superview = superview
        return superview
    }

    /// The scene that the window belongs to; a program is run with one.
    private var scene: ObjectID { object(named: "the window's scene") { Object(.other, name: "view.window.windowScene") } }

    private func anchor(named name: String, of object: ObjectID) -> Value {
        .object(make(.anchor(anchor(String(name.dropLast("Anchor".count)), of: object)), name: name))
    }

    /// The root view itself, or a view class of the program that is run in its place.
    func standsForRootView(_ object: ObjectID) -> Bool {
        object == rootView || object == controller
    }

    func frame(of object: ObjectID) -> RectValue {
        if object == window {
            let frame = world.window.frame
            return RectValue(frame.x, frame.y, frame.width, frame.height, .window, in: .screen)
        }
        guard standsForRootView(object) || object == heap.superview else {
            guard heap[object].isNamedForScrollView, heap.drawnEnds[object]?.isOpen != true, !isHeldAtFoot(object) else {
                return laidOutFrame(of: object)
            }
            return filling(object)
        }
        if let unplaced = partRect(object, "frame") { return unplaced }
        // Bars lie in the view around the root view, which fills the window.
        let frame = object == heap.superview && program.navigationBar == .opaque ? world.window.bounds : world.view.frame
        return RectValue(frame.x, frame.y, frame.width, frame.height, .viewBounds, in: .window)
            .assuming(assumption(about: object))
    }

    /// Whether constraints say where a scroll view ends on a screen that is laid out, or tie that to what nobody knows the place
    /// of.
    private func isHeldAtFoot(_ scrollView: ObjectID) -> Bool {
        guard isLaidOut, liesInRootView(scrollView) else { return false }
        return bottomTies(of: scrollView).contains { isAtWork($0.constraint, .now) } || laidOutEnd(of: scrollView) != nil
    }

    /// The frame of a scroll view, which in nearly every screen that has one fills the view.
    private func filling(_ object: ObjectID) -> RectValue {
        let bounds = world.view.bounds
        return RectValue(0, 0, bounds.width, bounds.height, .otherView, in: .view)
            .assuming(Filling(heap[object].name, .view))
    }

    func bounds(of object: ObjectID) -> RectValue {
        if object == window {
            let bounds = world.window.bounds
            return RectValue(0, 0, bounds.width, bounds.height, .window, in: .window)
        }
        guard standsForRootView(object) || object == heap.superview else {
            var bounds = RectValue(unknown: heap[object].name + ".bounds", in: .view)
            if !isTurnedOrScaled(object) {
                // As wide and as high as the frame (Apple, documentation of UIView.frame and UIView.bounds).
                let frame = RectValue(unknown: heap[object].name + ".frame", in: .view)
                bounds.width = frame.width
                bounds.height = frame.height
            }
            if let place = laidOutPlace(of: object) {
                // However it is scrolled, it is as high.
                place.assumptions.filter { if case .assumed(.isNotScrolled) = $0 { false } else { true } }.forEach(note)
                bounds.height.amount = Affine(place.height)
            }
            // Only what scrolls has its bounds begin elsewhere.
            guard !isScrollView(heap[object].name) else { return bounds }
            bounds.x.amount = Affine(0)
            bounds.y.amount = Affine(0)
            return bounds
        }
        if let unplaced = partRect(object, "bounds") { return unplaced }
        let bounds = world.view.bounds
        return RectValue(0, 0, bounds.width, bounds.height, .viewBounds, in: .view).assuming(assumption(about: object))
    }

    /// Whether a view may have a transform that does more than move it, so that its frame has another size than its bounds.
    private func isTurnedOrScaled(_ object: ObjectID) -> Bool {
        switch heap[object].properties["transform"] {
        case nil, .transform?: false
        default: true
        }
    }

    /// A view class of the program is run as if an instance of it filled its window, and so the view around it; what is known
    /// to be the whole view of a controller does.
    private func assumption(about object: ObjectID) -> Filling? {
        if object == heap.superview { return Filling(heap[object].name, .window) }
        if object == controller, !isController, !heap.isUnplacedView { return nil }
        return object == rootView || heap[object].typeName == nil ? nil : Filling("self", .window)
    }
}
