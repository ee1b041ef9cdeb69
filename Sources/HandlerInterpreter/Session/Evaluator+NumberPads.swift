import ProgramIndex

/// Whether every field of a screen brings up a number pad, which on an iPhone is lower than the keyboard with suggestions.
extension Evaluator {
    /// False where the screen has no field that is known, or may have others.
    var typesNumbersOnly: Bool {
        let drawn = drawnLayout?.fields ?? []
        // Of most screens this is the end: what each view is takes longer to find out.
        guard drawn.contains(where: \.hasNumberPad) || heap.objects.contains(where: isSetToNumberPad) else { return false }
        let names = Set(drawn.map(\.name))
        let added = heap.objects.filter { heap[$0].properties["addedTo"] != nil && !names.contains(heap[$0].name) }
        if drawnLayout?.mayHaveOtherFields ?? false || added.contains(where: mayHoldFields) { return false }
        let made = added.filter(isField)
        guard !drawn.isEmpty || !made.isEmpty else { return false }
        return drawn.allSatisfy { bringsUpNumberPad(viewObject(named: $0.name), drawn: $0.hasNumberPad) }
            && made.allSatisfy { bringsUpNumberPad($0, drawn: false) }
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
        viewClass(of: view).map { FieldKind(of: $0, in: index) != nil } ?? false
    }

    /// Whether fields that nobody knows may be in a view: it has cells, or is of a class that no file at hand declares.
    private func mayHoldFields(_ view: ObjectID) -> Bool {
        guard !isField(view), let type = viewClass(of: view) else { return false }
        let classes = [type] + index.ancestorNames(of: type)
        return classes.contains { $0 == "UITableView" || $0 == "UICollectionView" }
            || index.types[type]?.kind == nil && !DeclarationIndex.isFramework(type)
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
