import ProgramIndex

/// Whether every field of a screen brings up a number pad, which on an iPhone is lower than the keyboard with suggestions.
extension Evaluator {
    /// False where the screen has no field that is known, or may have others.
    var typesNumbersOnly: Bool {
        let drawn = drawnLayout?.fields ?? []
        guard hasNumberPad else { return false }
        let others = addedBesideDrawing
        if drawnLayout?.mayHaveOtherFields ?? false || others.contains(where: mayHoldFields) { return false }
        if drawnLayout?.opaqueClasses.contains(where: mayHoldFields(ofClass:)) ?? false { return false }
        let made = others.filter(isField)
        guard !drawn.isEmpty || !made.isEmpty else { return false }
        return drawn.allSatisfy { bringsUpNumberPad(viewObject(named: $0.name), drawn: $0.hasNumberPad) }
            && made.allSatisfy { bringsUpNumberPad($0, drawn: false) }
    }

    /// Looks for the classes of added views that no file at hand declares, beside fields with number pads. Those of drawn views are
    /// looked for with the drawing.
    func missClassesBesideNumberPads() {
        guard hasNumberPad else { return }
        let classes = addedBesideDrawing.filter { !isField($0) }.compactMap(viewClass)
        heap.neededBySetUp.formUnion(classes.filter { isUndeclared($0) && !Self.isNamedForOneThing($0) })
    }

    /// Of most screens this is the end: what each view is takes longer to find out.
    private var hasNumberPad: Bool {
        drawnLayout?.fields.contains(where: \.hasNumberPad) ?? false || heap.objects.contains(where: isSetToNumberPad)
    }

    private var addedBesideDrawing: [ObjectID] {
        let names = Set(drawnLayout?.fields.map(\.name) ?? [])
        return heap.objects.filter { heap[$0].properties["addedTo"] != nil && !names.contains(heap[$0].name) }
    }

    /// Whether the path has asked which field is typed in, and all that were bring up a number pad.
    var hasTypedNumbersOnly: Bool {
        !heap.typedFields.isEmpty
            && heap.typedFields.allSatisfy { field in
                let drawn = drawnLayout?.fields.first { $0.name == heap[field].name }
                return bringsUpNumberPad(field, drawn: drawn?.hasNumberPad ?? false)
            }
    }

    private func isField(_ view: ObjectID) -> Bool {
        if heap[view].properties["keyboardType"] != nil { return true }
        return viewClass(of: view).map { FieldKind(of: $0, in: index) != nil } ?? false
    }

    /// Whether fields that nobody knows may be in a view: it has cells, or is of a class that no file at hand declares.
    private func mayHoldFields(_ view: ObjectID) -> Bool {
        guard !isField(view), let type = viewClass(of: view) else { return false }
        let classes = [type] + index.ancestorNames(of: type)
        return classes.contains(where: Self.lists.contains) || isUndeclared(type) && !Self.isNamedForOneThing(type)
    }

    /// Whether fields may be in a view of a class whose code does not run here: nobody has seen it, or it names some.
    private func mayHoldFields(ofClass type: String) -> Bool {
        if Self.isNamedForOneThing(type) { return false }
        if isUndeclared(type) { return true }
        return index.hasCode(in: type) { node in
            [.identifierExpr, .identifierType].contains(node.kind)
                && (Self.lists.contains(node.name) || FieldKind(of: node.name, in: index) != nil)
        }
    }

    private func isUndeclared(_ type: String) -> Bool { index.types[type]?.kind == nil && !DeclarationIndex.isFramework(type) }

    private static let lists: Set<String> = ["UITableView", "UICollectionView"]

    /// Whether a class is called by what has nothing in it that one could type in: classes end with what they are (Swift API
    /// Design Guidelines, "Strive for Fluent Usage").
    private static func isNamedForOneThing(_ type: String) -> Bool {
        ["Label", "Button", "ImageView", "Switch", "Slider", "ProgressView", "IndicatorView", "PageControl"]
            .contains(where: type.hasSuffix)
    }

    private func viewClass(of view: ObjectID) -> String? { className(of: view) ?? heap[view].madeClass }

    /// What code sets goes before what an interface file has.
    private func bringsUpNumberPad(_ field: ObjectID?, drawn: Bool) -> Bool {
        guard let field, heap[field].properties["keyboardType"] != nil else { return drawn }
        return isSetToNumberPad(field)
    }

    private func isSetToNumberPad(_ object: ObjectID) -> Bool {
        heap[object].properties["keyboardType"]?.caseName(of: "UIKeyboardType").map(InterfaceLayout.Field.numberPads.contains)
            ?? false
    }
}

extension PathRun {
    /// Whether something was laid out while the keyboard was there.
    var laysOutWithKeyboard: Bool {
        trace.writes.contains { steps.indices.contains($0.step) && !steps[$0.step].isKeyboardHidden }
    }
}
