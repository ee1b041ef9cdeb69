import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import SourceText
import SwiftParser
import Vocabulary

/// What is to be changed so that the guide lays out what the handlers of a screen did.
struct Plan {
    /// What is tied to the guide, by the names of the run.
    var contents: Set<String> = []
    /// The edits that tie it.
    var ties: [FileEdit] = []
    /// The lines that tie it, where nothing in code did.
    var additions: [Addition] = []
    /// The outlets of constraints that are switched off, each with the refusal if code that stays uses it.
    var switchedOff: [(outlet: String, refusal: FixRefusal)] = []
    /// Scroll views that reach the view's bottom until then.
    var shortened: Set<String> = []
    /// The views that go with what the handlers moved alone.
    var followers: Set<String> = []
    /// The writes that go.
    var replaced: Set<Syntax> = []

    /// - Throws: why there is none.
    init(for screen: Screen) throws(FixRefusal) {
        let writes = screen.writes
        guard !writes.isEmpty else { throw .noLayout }
        lazy var layout = screen.restingLayout
        for write in writes {
            switch write.kind {
            case .constraintConstant: try tieConstraint(write, screen)
            case .contentInset, .indicatorInsets: try tieScrollView(write, screen, layout)
            case .contentOffset: continue
            case .transform: try tieMovedView(write, screen, layout)
            default: throw .moves(write.kind, expression: write.target.text)
            }
            guard let statement = write.target.writingStatement else { throw .moves(write.kind, expression: write.target.text) }
            replaced.insert(statement)
        }
        guard !contents.isEmpty else { throw .noLayout }
    }

    private mutating func add(_ edits: [FileEdit]) {
        for edit in edits where !ties.contains(edit) { ties.append(edit) }
    }

    // MARK: A constraint made in code

    private mutating func tieConstraint(_ write: LayoutWrite, _ screen: Screen) throws(FixRefusal) {
        guard let constraint = write.constraint, let origin = constraint.origin else {
            throw .constraintUnknown(expression: write.target.text)
        }
        switch origin {
        case .code(let path, let range):
            guard let anchor = screen.anchor(of: constraint),
                let content = [constraint.first, constraint.second].compactMap(\.self).first(where: { !$0.isContainerBottom }),
                case .other(let name) = content.item, content.attribute == "bottom"
            else { throw .constraintForm(path: path, line: range.start.line) }
            add(anchor.edits)
            contents.insert(name)
        case .interface(let place, _, _):
            let refusal = FixRefusal.constraintInInterfaceFile(
                expression: write.target.text, path: place.path, line: place.line)
            guard let outlet = OutletReplacement(of: write, in: screen) else { throw refusal }
            if !additions.contains(outlet.addition) {
                additions.append(outlet.addition)
                switchedOff.append((outlet.outlet, refusal))
            }
            contents.insert(outlet.content)
        }
    }

    // MARK: A scroll view with an inset

    private mutating func tieScrollView(_ write: LayoutWrite, _ screen: Screen, _ layout: RestingLayout) throws(FixRefusal) {
        let name = write.object
        if contents.contains(name) { return }
        if screen.isTableViewController(name) { throw .tableViewController }
        if let content = layout.part(asHighAs: name) ?? screen.drawnPart(asHighAs: name) {
            throw .notToBePinned(.contentAsHigh(as: name, content: content))
        }
        let ties = layout.bottomTies(of: name)
        if ties.isEmpty, let drawn = DrawnReplacement(ofView: name, in: screen) {
            add([drawn.edit])
            additions.append(drawn.addition)
            contents.insert(name)
            if drawn.reachesViewBottom { shortened.insert(name) }
            return
        }
        if let line = layout.neighbourLine(below: name) {
            throw .notToBePinned(.endsAt(line: "\(line.view).\(line.attribute)", scrollView: name))
        }
        guard ties.count == 1, let anchor = screen.anchor(of: ties[0]) else { throw .scrollViewNotTied(name) }
        add(anchor.edits)
        contents.insert(name)
        if !anchor.wasSafeArea { shortened.insert(name) }
    }

    // MARK: A view that is moved away from its constraints

    private mutating func tieMovedView(_ write: LayoutWrite, _ screen: Screen, _ layout: RestingLayout) throws(FixRefusal) {
        let name = write.object
        if contents.contains(name) { return }
        let ties = layout.bottomTies(of: name)
        guard ties.count == 1, let anchor = screen.anchor(of: ties[0]) else {
            throw .moves(write.kind, expression: write.target.text)
        }
        add(anchor.edits)
        contents.insert(name)
        followers.formUnion(layout.views(tiedTo: name))
    }
}

extension Syntax {
    /// The statement that a write is: the assignment to its target, or the call that writes.
    fileprivate var writingStatement: Syntax? {
        for node in [self] + Array(ancestors) {
            if node.role == .statement { return node }
            if node.kind == .closureExpr || node.kind == .codeBlock { return nil }
        }
        return nil
    }
}

extension Screen {
    /// How the call that makes a constraint is tied to the guide instead; nil where that call has another form, or stands in no
    /// code.
    fileprivate func anchor(of constraint: ConstraintDescription) -> GuideAnchor? {
        guard case .code(let path, let range)? = constraint.origin else { return nil }
        let call = facts.trees.first { $0.file.path == path }?.nodes(of: [.callExpr]).first {
            $0.range.start == range.start.offset && $0.range.end == range.end.offset
        }
        return call.flatMap { call in
            GuideAnchor(
                of: call, making: constraint, isInView: call.enclosingTypeName.map(facts.index.isView) ?? false)
        }
    }
}
