import KeyboardFacts
import KeyboardModel

/// Content that an inset of its scroll view keeps above the keyboard.
extension Machine {
    func insetState(_ entry: ContentLedger.Entry) -> ContentState? {
        let scrollView = entry.object
        guard let before = entry.before.bottomInset, let after = uikitMember("contentInset", of: scrollView).bottomInset else {
            return nil
        }
        var rest = ContentState.Rest.safeArea
        if case .symbol("never", _)? = scrollView.properties["contentInsetAdjustmentBehavior"] { rest = .viewBottom }
        var displacement = before - after
        var assumptions: [String] = []
        if let superclass = ownAvoidance(of: scrollView) {
            displacement = displacement + Quantity(keyboardShift(from: .safeArea))
            assumptions.append(
                "assumed: the \(superclass) avoids the keyboard by itself as well, as it does unless code keeps it from it")
        }
        // What lies below the scroll view hides behind the keyboard first.
        let below = roomBelow(scrollView, rest)
        displacement = displacement - Quantity(min(below, -keyboardShift(from: rest)))
        return make(entry, displacement, rests: [rest], spacing: before.known, assumptions: assumptions)
    }

    /// The superclass that insets the scroll view itself: table and collection view controllers do (Apple, "Managing the Keyboard", Text
    /// Programming Guide for iOS), from their `viewWillAppear`, which a subclass can override without calling it.
    private func ownAvoidance(of scrollView: Object) -> String? {
        guard let type = controller?.typeName else { return nil }
        let own = ["tableView": "UITableViewController", "collectionView": "UICollectionViewController"]
        guard let superclass = own[scrollView.name], index.ancestorNames(of: type).contains(superclass) else { return nil }
        if let override = index.method("viewWillAppear", labels: nil, in: type),
            !override.subtree.contains(where: { $0.kind == .memberExpr && $0.name == "viewWillAppear" })
        {
            return nil
        }
        return superclass
    }

    /// How far up the layout guide is from where it rests; 0 or less.
    private func keyboardShift(from rest: ContentState.Rest) -> Double {
        let guide = KeyboardLayoutGuide(usesBottomSafeArea: rest == .safeArea)
        return guide.layoutFrame(in: world).minY - guide.restingFrame(in: world).minY
    }

    /// Points between the lower end of the scroll view and what its content rests on; 0 where nothing is known, because most scroll views
    /// reach the end of their view.
    private func roomBelow(_ scrollView: Object, _ rest: ContentState.Rest) -> Double {
        guard let foot = foothold(ofBottomOf: scrollView) else { return 0 }
        let inset = world.view.safeAreaInsets.bottom
        let aboveView = foot.rest == .safeArea ? foot.distance + inset : foot.distance
        return max(0, rest == .safeArea ? aboveView - inset : aboveView)
    }
}
