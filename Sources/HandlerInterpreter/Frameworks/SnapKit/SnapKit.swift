import KeyboardModel
import SwiftParser

/// SnapKit, as far as vertical layout goes (its README and its `ConstraintMaker`):
/// `bar.snp.makeConstraints { make in make.bottom.equalTo(view.snp.bottom).offset(-8) }`.
enum SnapKit: Framework {
    static let members: [String: Member] = [
        "snp": { evaluator, view in view.object.map { evaluator.snap(.proxy($0)) } }
    ]

    /// `k.update(offset: -8)`, `k.activate()`
    static let constraintMethods: [String: ConstraintMethod] = [
        "update": { $0.snapUpdate($1, labelled: nil, $2) },
        "updateOffset": { $0.snapUpdate($1, labelled: "offset", $2) },
        "updateInset": { $0.snapUpdate($1, labelled: "inset", $2) },
        "activate": { $0.snapActivate($1, true, $2) },
        "deactivate": { $0.snapActivate($1, false, $2) },
    ]

    static let closureArguments: [String: Member] = [
        "makeConstraints": { $0.snapMaker(of: $1) },
        "remakeConstraints": { $0.snapMaker(of: $1) },
    ]

    enum Mode {
        case make
        /// Changes what is there. SnapKit traps where a line finds nothing to change
        /// (`Constraint.activateIfNeeded(updatingExisting:)`).
        case update
        /// Keeps what is there of the same ends, and makes the rest.
        case remake
        /// Of a closure that is read although it does not run: what a property keeps of it is active.
        case recall
    }

    /// The constraints of one line, one for each of its attributes.
    struct Chain {
        let view: ObjectID
        let mode: Mode
        var attributes: [String]
        var constraints: [ObjectID] = []
    }

    /// Names a line of a closure: the values that the parts of the line come to share what it says.
    struct ChainID {
        let position: Int32
    }

    /// The attributes that a member of a proxy, a maker or a chain means; nil for another member.
    static func attributes(_ name: String) -> [String]? {
        switch name {
        case "top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY", "width", "height", "lastBaseline",
            "firstBaseline", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "leftMargin", "rightMargin",
            "centerXWithinMargins", "centerYWithinMargins":
            [name]
        case "edges": ["top", "leading", "bottom", "trailing"]
        case "centerWithinMargins": ["centerXWithinMargins", "centerYWithinMargins"]
        case "margins", "directionalMargins": ["topMargin", "leadingMargin", "bottomMargin", "trailingMargin"]
        case "verticalEdges": ["top", "bottom"]
        case "horizontalEdges", "directionalHorizontalEdges": ["leading", "trailing"]
        case "directionalEdges": ["top", "leading", "bottom", "trailing"]
        case "directionalVerticalEdges": ["top", "bottom"]
        case "size": ["width", "height"]
        case "center": ["centerX", "centerY"]
        default: nil
        }
    }
}

/// What stands in SnapKit's expressions.
enum SnapKitObject: FrameworkObject {
    /// `bar.snp`
    case proxy(ObjectID)
    /// What the closure is handed.
    case maker(ObjectID, SnapKit.Mode)
    /// `make.bottom.leading` and what follows it.
    case chain(SnapKit.ChainID)

    func member(_ name: String, in evaluator: Evaluator) -> Value? { evaluator.snapMember(name, of: self) }

    func call(_ name: String, _ invocation: Invocation, in evaluator: Evaluator) -> Value? {
        evaluator.snapMethod(name, of: self, invocation)
    }
}

extension Evaluator {
    func snap(_ snap: SnapKitObject, _ name: String = "snp") -> Value {
        .object(make(.framework(snap), name: name))
    }

    /// For code in a closure that does not run: what it would have been handed.
    fileprivate func snapMaker(of receiver: Value) -> Value? {
        guard let object = receiver.object, case .framework(let snap as SnapKitObject) = heap[object].kind,
            case .proxy(let view) = snap
        else { return nil }
        return self.snap(.maker(view, .recall), "make")
    }

    fileprivate func snapMember(_ name: String, of snap: SnapKitObject) -> Value? {
        switch snap {
        case .proxy(let view):
            guard let attributes = SnapKit.attributes(name) else { return name == "target" ? .object(view) : nil }
            // `equalTo(other.snp.edges)` means the same edges of the other view.
            guard attributes.count == 1 else { return .object(view) }
            return .object(make(.anchor(anchor(attributes[0], of: view)), name: name))
        case .maker(let view, let mode):
            guard let attributes = SnapKit.attributes(name) else { return nil }
            let chain = snapKit.add(SnapKit.Chain(view: view, mode: mode, attributes: attributes))
            return self.snap(.chain(chain), name)
        case .chain(let chain):
            if name == "constraint" {
                // Of several, the one that places a bottom edge stands for all.
                let constraints = snapKit[chain].constraints
                let made = constraints.first { heap[$0].tiedAttribute == "bottom" } ?? constraints.first
                if let made, snapKit[chain].mode == .recall {
                    _ = snapKit.takeMeaning(of: made)
                    heap[made].properties["isActive"] = .bool(true)
                }
                return made.map(Value.object)
            }
            guard let more = SnapKit.attributes(name) else { return nil }
            snapKit[chain].attributes += more
            return self.snap(snap, name)
        }
    }

    fileprivate func snapMethod(_ name: String, of snap: SnapKitObject, _ invocation: Invocation) -> Value? {
        switch snap {
        case .proxy(let view):
            switch name {
            case "makeConstraints": buildLines(view, .make, invocation)
            // What has no constraints yet gets them (`ConstraintMaker.updateConstraints(item:closure:)`).
            case "updateConstraints":
                // Or they were not seen, where the set-up was run in part.
                let mayHaveSome = handler != nil && heap.setUpStop != nil
                buildLines(view, snapConstraints(of: view).isEmpty && !mayHaveSome ? .make : .update, invocation)
            case "remakeConstraints":
                let old = snapConstraints(of: view)
                let kept = buildLines(view, .remake, invocation)
                for constraint in old where !kept.contains(where: { $0 == constraint }) {
                    activate(constraint, false, invocation.node)
                }
            case "removeConstraints":
                for constraint in snapConstraints(of: view) { activate(constraint, false, invocation.node) }
            default: return nil
            }
            return .void
        case .maker: return nil
        case .chain(let chain): return extendLine(chain, name, invocation)
        }
    }
}
