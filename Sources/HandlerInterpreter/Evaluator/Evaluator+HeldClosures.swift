import ProgramIndex
import SwiftParser

/// Closures that constants hold.
extension Evaluator {
    /// The closure that a property of a type of the program or of one of its values holds as it is declared: objects, whose code
    /// may set another one, keep theirs.
    func declaredClosure(_ name: String, of receiver: Value) -> FunctionValue? {
        let type: String?
        switch receiver {
        case .type(let name): type = name
        case .structure(let value): type = value.type
        default: return nil
        }
        guard let type, index.property(name, in: type, ofType: receiver.isType)?.child(.value)?.kind == .closureExpr,
            case .function(let closure) = member(name, of: receiver)
        else { return nil }
        return closure
    }
}
