import Foundation

/// The names that an object's properties give the views and constraints they hold.
struct ObjectNames {
    private var named: [(name: String, object: AnyObject)] = []
    /// Properties that hold nil.
    private var absent: [String] = []

    init(_ actor: UIResponder) {
        if let controller = actor as? UIViewController { named.append(("view", controller.view)) }
        if let window = (actor as? UIViewController)?.view.window ?? (actor as? UIView)?.window {
            named.append(("view.window", window))
        }
        named.append(("self", actor))
        var visited: Set<ObjectIdentifier> = [ObjectIdentifier(actor)]
        add(propertiesOf: actor, depth: 0, visited: &visited)
    }

    private mutating func add(propertiesOf owner: AnyObject, depth: Int, visited: inout Set<ObjectIdentifier>) {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror {
            for child in current.children {
                guard let label = child.label else { continue }
                let name = label.hasPrefix(Self.lazyPrefix) ? String(label.dropFirst(Self.lazyPrefix.count)) : label
                guard let object = Self.object(in: child.value) else {
                    if name == label, Self.isNil(child.value) { absent.append(name) }
                    continue
                }
                if object is UIView || object is NSLayoutConstraint {
                    named.append((name, object))
                } else if depth < 2, visited.insert(ObjectIdentifier(object)).inserted, !(object is UIResponder) {
                    // A helper object: what it holds has its own names there, after the owner's.
                    add(propertiesOf: object, depth: depth + 1, visited: &visited)
                }
            }
            mirror = current.superclassMirror.flatMap { ["UIViewController", "UIView"].contains("\($0.subjectType)") ? nil : $0 }
        }
    }

    private static func object(in value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object(in: $0.value) } }
        return mirror.displayStyle == .class ? value as AnyObject : nil
    }

    /// What the compiler puts before the name of a lazy property's storage.
    private static let lazyPrefix = "$__lazy_storage_$_"

    private static func isNil(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    /// "?" for an object that no property holds.
    subscript(object: AnyObject) -> String {
        named.first { $0.object === object }?.name ?? "?"
    }

    /// Gives every view that has no size one, as a layout pass would: scroll views fill the view, others lie at its bottom.
    func layOut(in bounds: CGRect) {
        for (position, entry) in named.enumerated() {
            guard let view = entry.object as? UIView, view.frame.size == .zero else { continue }
            if view is UIScrollView {
                view.place(bounds)
            } else {
                let height = CGFloat(40 + 2 * position)
                view.place(CGRect(x: 16, y: bounds.maxY - 60 - height, width: bounds.width - 32, height: height))
            }
            if let scrollView = view as? UIScrollView {
                scrollView.contentSize = CGSize(width: bounds.width, height: bounds.height + 150)
                scrollView.contentOffset = CGPoint(x: 0, y: 24)
            }
        }
    }

    func printInputs() {
        var seen: Set<String> = []
        func input(_ name: String, _ value: CGFloat) {
            if seen.insert(name).inserted { print("input \(value) \(name)") }
        }
        func input(_ name: String, _ rect: CGRect) {
            input(name + ".minX", rect.minX)
            input(name + ".minY", rect.minY)
            input(name + ".width", rect.width)
            input(name + ".height", rect.height)
        }
        print("fact true isViewLoaded")
        for name in absent { print("absent \(name)") }
        for (name, object) in named {
            if let constraint = object as? NSLayoutConstraint { input(name + ".constant", constraint.constant) }
            guard let view = object as? UIView else { continue }
            print("fact \(view.isFirstResponder) \(name).isFirstResponder")
            print("fact \(view.isHidden) \(name).isHidden")
            input(name + ".frame", view.frame)
            input(name + ".bounds", view.bounds)
            input(name + ".intrinsicContentSize.height", view.intrinsicContentSize.height)
            if let scrollView = view as? UIScrollView {
                print("fact \(scrollView.isDragging) \(name).isDragging")
                input(name + ".contentSize.width", scrollView.contentSize.width)
                input(name + ".contentSize.height", scrollView.contentSize.height)
                input(name + ".contentOffset.x", scrollView.contentOffset.x)
                input(name + ".contentOffset.y", scrollView.contentOffset.y)
            }
        }
    }
}
