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
    /// The writes that go.
    var replaced: Set<Syntax> = []

    /// - Throws: why there is none.
    init(for screen: Screen) throws(FixRefusal) {
        let writes = screen.writes
        guard !writes.isEmpty else { throw .noLayout }
        for write in writes {
            switch write.kind {
            case .constraintConstant: try tieConstraint(write, screen)
            case .contentInset, .indicatorInsets: try tieScrollView(write, screen)
            case .contentOffset: continue
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
        let path: String
        let range: SourceRange
        switch origin {
        case .code(let file, let place): (path, range) = (file, place)
        case .interface(let place, _, _):
            let refusal = FixRefusal.constraintInInterfaceFile(
                expression: write.target.text, path: place.path, line: place.line)
            guard let outlet = OutletReplacement(of: write, in: screen) else { throw refusal }
            if !additions.contains(outlet.addition) {
                additions.append(outlet.addition)
                switchedOff.append((outlet.outlet, refusal))
            }
            contents.insert(outlet.content)
            return
        }
        let call = screen.facts.trees.first { $0.file.path == path }?.nodes(of: [.callExpr]).first {
            $0.range.start == range.start.offset && $0.range.end == range.end.offset
        }
        guard let call, let anchor = GuideAnchor(of: call, making: constraint),
            let content = [constraint.first, constraint.second].compactMap(\.self).first(where: { !$0.isContainerBottom }),
            case .other(let name) = content.item, content.attribute == "bottom"
        else { throw .constraintForm(path: path, line: range.start.line) }
        add(anchor.edits)
        contents.insert(name)
    }

    // MARK: A scroll view with an inset

    private mutating func tieScrollView(_ write: LayoutWrite, _ screen: Screen) throws(FixRefusal) {
        let name = write.object
        if contents.contains(name) { return }
        if screen.isTableViewController(name) { throw .tableViewController }
        let calls = screen.facts.index.constraintCreations(ofView: name, in: screen.type)
        let anchors = calls.compactMap { call -> GuideAnchor? in
            guard let callee = call.child(.callee), let receiver = callee.child(.base),
                let other = call.children(.argument).first?.child(.value)
            else { return nil }
            if receiver.isBottomAnchor(of: name) {
                return GuideAnchor(of: call, containerIsSecond: other.isContainerEnd(screen), false)
            }
            if other.isBottomAnchor(of: name) {
                return GuideAnchor(of: call, containerIsSecond: false, receiver.isContainerEnd(screen))
            }
            return nil
        }
        if calls.isEmpty, let drawn = DrawnReplacement(ofView: name, in: screen) {
            add([drawn.edit])
            additions.append(drawn.addition)
            contents.insert(name)
            if drawn.reachesViewBottom { shortened.insert(name) }
            return
        }
        guard anchors.count == 1 else { throw .scrollViewNotTied(name) }
        add(anchors[0].edits)
        contents.insert(name)
        if !anchors[0].wasSafeArea { shortened.insert(name) }
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

    fileprivate func isBottomAnchor(of view: String) -> Bool {
        kind == .memberExpr && name == "bottomAnchor" && child(.base)?.ownProperty == view
    }

    /// Whether it is the bottom of the screen's view or of its safe area.
    fileprivate func isContainerEnd(_ screen: Screen) -> Bool {
        var base: Syntax?
        switch name {
        case "bottomAnchor":
            base = child(.base)
            if base?.name == "safeAreaLayoutGuide" { base = base?.child(.base) }
        case "topAnchor" where child(.base)?.name == "bottomLayoutGuide": return screen.isController
        default: return false
        }
        guard let base else { return !screen.isController }
        if screen.isController {
            return base.name == "view" && (base.child(.base).map { $0.name == "self" } ?? true)
        }
        return base.kind == .identifierExpr && base.name == "self"
    }
}
