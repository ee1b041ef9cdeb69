import ProgramIndex
import SwiftParser

/// The text field or text view for which the keyboard comes: one of those that a screen has.
///
/// Screens keep it in a property that `textFieldDidBeginEditing(_:)` or a method like it sets, or ask each field whether it is
/// the first responder. Which one it is, a scenario does not say: every field is tried.
extension Evaluator {
    /// What a property holds that code sets to the field in which editing begins; nil for another property, and where the fields
    /// of the screen are not all known.
    func editedField(keptBy property: Syntax, named name: String, of receiver: Value?) -> Value? {
        guard handler != nil, receiver?.object == controller, let owner = property.enclosingTypeName,
            let kind = program.writers.fieldKept(by: property, named: name, in: owner)
        else { return nil }
        let fields = fields.filter { kind.includes(fieldKind(of: $0)) }
        guard !fields.isEmpty else { return nil }
        return fields.first(where: isEdited).map(Value.object) ?? .nothing
    }

    /// What UIKit hands a function as editing begins or ends: the field, where the function asks for it and the fields of the
    /// screen are known.
    func editedField(givenTo function: Syntax) -> Value {
        guard let parameter = function.children(.parameter).first else { return .void }
        let isAsked = function.child(.body)?.subtree.contains { $0.kind == .identifierExpr && $0.name == parameter.name } ?? false
        guard isAsked, let type = parameter.child(.type), let kind = FieldKind.passed(as: type.baseTypeName, in: index),
            let field = fields.first(where: { kind.includes(fieldKind(of: $0)) && isEdited($0) })
        else { return heap.editedField.map(Value.object) ?? .unknown(Unknown(parameter.name)) }
        return .object(field)
    }

    /// Whether the keyboard comes for a field of the screen; nil for anything else.
    func isFirstResponder(_ object: ObjectID) -> Bool? {
        guard handler != nil, fields.contains(object) else { return nil }
        return isEdited(object)
    }

    private func isEdited(_ field: ObjectID) -> Bool {
        if let edited = heap.editedField { return edited == field }
        // One types in another app.
        guard world.keyboard.owner == .thisApp || heap.hasAskedForKeyboard else { return false }
        guard !heap.fieldsAtRest.contains(field) else { return false }
        let isOnly = fields.allSatisfy { $0 == field || heap.fieldsAtRest.contains($0) }
        path.effects.note()
        if !isOnly {
            let question = Unknown(heap[field].name + ".isFirstResponder").name
            path.fieldQuestions.insert(question)
            guard decide(question) else {
                heap.fieldsAtRest.insert(field)
                return false
            }
        }
        heap.editedField = field
        heap.typedFields.insert(field)
        return true
    }

    /// The fields that properties of the handlers' own object hold; none where its interface file has one that no property holds.
    private var fields: [ObjectID] {
        if let known = heap.fields { return known }
        guard let controller, let type = typeName(of: controller) else { return [] }
        let names = program.lookups.fields(of: type) { keepsField($0, named: $1) }
        let drawn = drawnLayout?.controls.filter { $0.kind == .textInput && !names.contains($0.name) } ?? []
        let found = drawn.isEmpty ? names.compactMap { member($0, of: .object(controller)).object } : []
        heap.fields = found
        return found
    }

    private func keepsField(_ property: Syntax, named name: String) -> Bool {
        property.enclosingTypeName.map { program.writers.fieldKept(by: property, named: name, in: $0) != nil } ?? false
    }

    func fieldKind(ofDeclared property: Syntax) -> FieldKind? { FieldKind(of: property.declaredClass, in: index) }

    private func fieldKind(of field: ObjectID) -> FieldKind? {
        let property = typeName(of: controller).flatMap { index.property(heap[field].name, in: $0) }
        return property.flatMap(fieldKind(ofDeclared:))
    }

    // MARK: Where it is

    /// Whether two objects are two fields of the screen.
    func areTwoFields(_ first: ObjectID, _ second: ObjectID) -> Bool {
        first != second && handler != nil && fields.contains(first) && fields.contains(second)
    }

    /// The field for which the keyboard comes; of those that it may come for as it comes for none that code asked about, the
    /// lowest. Nil where no code asked, and where a place is not known.
    var editedControl: NeededControl? {
        if let field = heap.editedField { return needed(field) }
        return heap.fieldsAtRest.isEmpty ? nil : lowest(of: fields.filter { !heap.fieldsAtRest.contains($0) })
    }

    /// That of the fields which ends lowest: on some path, the keyboard comes for it. Nil where the place of one is not known.
    var lowestField: NeededControl? { lowest(of: fields) }

    private func lowest(of fields: [ObjectID]) -> NeededControl? {
        let places = fields.map(needed)
        guard !places.contains(where: { $0 == nil }) else { return nil }
        return places.compactMap(\.self).min { $0.spacing(in: layoutRoot) < $1.spacing(in: layoutRoot) }
    }

    private func needed(_ field: ObjectID) -> NeededControl? {
        bottomAtRest(of: field, fields.map { heap[$0].name }).map {
            NeededControl(
                heap[field].name, endingAt: $0.points, restingOn: $0.rest, in: layoutRoot, assumptions: $0.assumptions,
                isEdited: true)
        }
    }
}

/// What one types in.
struct FieldKind: Equatable {
    /// What the name of its class, or of one that this inherits from, ends with.
    private let suffix: String

    /// What every field is.
    private static let any = ["UIView", "UIResponder", "UIControl"]
    private static let suffixes = ["TextField", "TextView", "SearchBar"]

    /// Nil for a class of which nobody types in an object.
    init?(of type: String, in index: DeclarationIndex) {
        let names = [type] + index.ancestorNames(of: type)
        guard let suffix = Self.suffixes.first(where: { suffix in names.contains { $0.hasSuffix(suffix) } }) else { return nil }
        self.suffix = suffix
    }

    /// The kind that a parameter of this type can be; empty for any.
    static func passed(as type: String, in index: DeclarationIndex) -> FieldKind? {
        FieldKind(of: type, in: index) ?? (any.contains(type) ? FieldKind(suffix: "") : nil)
    }

    private init(suffix: String) { self.suffix = suffix }

    func includes(_ other: FieldKind?) -> Bool { other.map { suffix.isEmpty || $0 == self } ?? false }
}
