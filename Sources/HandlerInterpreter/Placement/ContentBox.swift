import ProgramIndex

/// A view that only holds others: its lower end may be padding, which nobody misses under the keyboard.
package enum ContentBox: Hashable, Sendable {
    /// The control that ends lowest in it ends so many points above the view's own bottom edge.
    case padded(Double)
    /// What ends lowest in it, so many points above its own bottom edge, is a view of which it is not known what it shows; a
    /// control that is known to be in it ends so many points above that edge, or nil.
    case paddedAtLeast(Double, atMost: Double? = nil)
    /// What is in it, or where that ends, is not known, of a view that takes more than half of the screen: it may end anywhere.
    case spanning
    /// No box but a button, so many points high: what is above its padding can be read and touched.
    case button(height: Double)

    /// What is in it, or where that ends, is not known.
    static let open = ContentBox.paddedAtLeast(0)

    /// Nothing that can be touched is less high (Apple, Human Interface Guidelines, "Buttons": 44 pt): a box may have as much
    /// padding, and hardly more.
    package static let mostPadding = Evaluator.rowHeight
}

extension Evaluator {
    /// Nil for what is no view that only holds others: a control, a label, a list, or a view of a class that is not known, unless
    /// it takes most of the screen.
    ///
    /// - Parameter entry: the write that moves the content.
    func box(of content: ContentSubject, movedBy entry: WriteLog.Entry) -> ContentBox? {
        if entry.kind.insetsContent { return scrolledPadding(in: heap[entry.object].name) }
        guard let name = movedView(content, movedBy: entry) else { return nil }
        // Another file may say what it is made of.
        if let type = className(of: name), index.types[type]?.kind == nil, !DeclarationIndex.isFramework(type) { miss(type) }
        if let height = stripHeight(name) { return .padded(height) }
        if isScrollView(name) { return insetBox(name, movedBy: entry) }
        guard isBox(name) else { return buttonHeight(name).map { .button(height: $0) } }
        let open = spansScreen(name) ? ContentBox.spanning : .open
        guard isDrawn(name), let controls = drawnLayout?.controls else { return madeBox(name) ?? open }
        let inner = controls.filter { $0.name != name && isDrawn($0.name, inside: name) }
        let paddings = inner.map { control -> Double? in
            guard control.kind != .opaque, let system = readableSystem(around: control.name, .atRest) else { return nil }
            return system.equations.distance(from: .bottom(control.name), to: .bottom(name)).map { max(0, $0) }
        }
        guard let padding = paddings.compactMap(\.self).min() else { return open }
        return paddings.contains(nil) ? .paddedAtLeast(0, atMost: padding) : .padded(padding)
    }

    /// How far above the end of what a scroll view scrolls the lowest that it shows ends, by an interface file: nobody misses the
    /// empty room below that under the keyboard. Nil where that is open, or something may be lower.
    private func scrolledPadding(in scrollView: String) -> ContentBox? {
        guard let views = drawnLayout?.scrolled[scrollView], !views.contains(where: { $0.kind == .opaque }) else { return nil }
        // Which of them ends lowest, the drawing may say; how far above the end it does, it may not.
        let ends = views.map { distance(from: $0.name, toEndOf: scrollView, .atRest, asDrawn: true) }
        guard let least = ends.compactMap(\.self).min(), !ends.contains(nil), let lowest = ends.firstIndex(of: least),
            let padding = distance(from: views[lowest].name, toEndOf: scrollView, .atRest), padding > 0
        else { return nil }
        return .padded(padding)
    }

    /// The view whose bottom edge is meant. Of what is moved by itself, that is what was written to.
    func movedView(_ content: ContentSubject, movedBy entry: WriteLog.Entry) -> String? {
        switch content {
        case .view(let title): layoutName(of: title, tiedBy: entry.object)
        case .content where [.frame, .center, .transform, .bounds].contains(entry.kind): heap[entry.object].name
        case .content, .standing: nil
        }
    }

    /// What a scroll view shows ends above its own end by the inset that code gives it once and for all.
    private func insetBox(_ scrollView: String, movedBy entry: WriteLog.Entry) -> ContentBox? {
        guard !entry.kind.insetsContent, let view = viewObject(named: scrollView),
            let inset = heap[view].properties["contentInset"]?.insetAtFoot(heap[view].isUpsideDown)
        else { return nil }
        guard let points = inset.known else { return .open }
        return points > 0 ? .padded(points) : nil
    }

    /// How high a button is that code makes, by its constraints; nil for any other view.
    private func buttonHeight(_ name: String) -> Double? {
        guard let type = className(of: name) else { return nil }
        let lineage = [type] + index.ancestorNames(of: type)
        // What is called a button may be a view around one.
        let inherited = lineage.filter(DeclarationIndex.isFramework)
        guard (inherited.isEmpty ? lineage : inherited).contains(where: { $0.hasSuffix("Button") }) else { return nil }
        return readableSystem(around: name, .atRest)?.equations.distance(from: .top(name), to: .bottom(name))
    }

    private func isDrawn(_ name: String) -> Bool {
        drawnLayout.map { $0.superviews[name] != nil || $0.rootSubviews.contains(name) } ?? false
    }

    private func spansScreen(_ name: String) -> Bool {
        let height = readableSystem(around: name, .atRest)?.equations.distance(from: .top(name), to: .bottom(name))
        return height.map { $0 > layoutRoot.height / 2 } ?? false
    }

    private func isDrawn(_ view: String, inside box: String) -> Bool {
        var inner = view
        for _ in 0..<Limits.nestedViews {
            guard let outer = drawnLayout?.superviews[inner] else { return false }
            if outer == box { return true }
            inner = outer
        }
        return false
    }

    private func isBox(_ name: String) -> Bool {
        if let drawnLayout, isDrawn(name) {
            let isControl = drawnLayout.controls.contains { $0.name == name && $0.kind != .opaque }
            return !isControl && !drawnLayout.scrollViews.contains(name) && !drawnLayout.viewsWithContent.contains(name)
        }
        guard let type = className(of: name) else { return spansScreen(name) }
        if Self.boxClasses.contains(type), let object = viewObject(named: name) { return isFilled(object) }
        let lineage = [type] + index.ancestorNames(of: type)
        if !lineage.contains(where: DeclarationIndex.isFramework) { return spansScreen(name) }
        let inherited = lineage.filter(DeclarationIndex.isFramework)
        return inherited.contains(where: Self.boxClasses.contains) && !inherited.contains(where: Self.isControlClass)
    }

    static let boxClasses: Set<String> = ["UIView", "UIStackView", "UIVisualEffectView"]
}
