import ProgramIndex

/// Whether every field of a screen brings up a number pad, which on an iPhone is lower than the keyboard with suggestions.
extension Evaluator {
    /// False where the screen has no field that is known, or may have others.
    var typesNumbersOnly: Bool {
        let drawn = drawnLayout?.fields ?? []
        if drawnLayout?.mayHaveOtherFields ?? false { return false }
        let names = Set(drawn.map(\.name))
        let made = heap.objects.filter { isField($0) && !names.contains(heap[$0].name) && $0 != controller }
        guard !drawn.isEmpty || !made.isEmpty else { return false }
        return drawn.allSatisfy { bringsUpNumberPad(viewObject(named: $0.name), drawn: $0.hasNumberPad) }
            && made.allSatisfy { bringsUpNumberPad($0, drawn: false) }
    }

    private func isField(_ object: ObjectID) -> Bool {
        guard heap.holdsAsView(object) || heap[object].madeClass != nil,
            let type = className(of: object) ?? heap[object].madeClass
        else { return false }
        return FieldKind(of: type, in: index) != nil
    }

    /// What code sets goes before what an interface file has.
    private func bringsUpNumberPad(_ field: ObjectID?, drawn: Bool) -> Bool {
        guard let set = field.flatMap({ heap[$0].properties["keyboardType"] }) else { return drawn }
        return set.caseName(of: "UIKeyboardType").map(InterfaceLayout.Field.numberPads.contains) ?? false
    }
}
