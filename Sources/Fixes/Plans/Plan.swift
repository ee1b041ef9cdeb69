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
    /// What the run calls contents for which there is a property from now on, by the property's name.
    var formerNames: [String: String] = [:]
    /// The edits that give it that property.
    var connections: [FileEdit] = []
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
            case .constraintConstant where write.isAsideOfKeyboard: continue
            case .constraintConstant: try tieConstraint(write, screen)
            case .constraintActivation: try tieReplacedConstraint(write, screen, layout)
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

    /// What somebody has to agree to, whatever becomes of the handlers.
    var reservations: [FixReservation] {
        followers.subtracting(contents).sorted().map { .movesToo(view: $0) } + shortened.sorted().map { .frameEnds(content: $0) }
    }

    private mutating func add(_ edits: [FileEdit]) {
        for edit in edits where !ties.contains(edit) { ties.append(edit) }
    }

    /// Ties what one constraint holds at the bottom, before the first keyboard.
    ///
    /// - Parameter refusal: thrown where none does, several do, or it is made in another form.
    @discardableResult
    private mutating func tieAtRest(
        _ name: String, _ screen: Screen, _ layout: RestingLayout, or refusal: FixRefusal
    ) throws(FixRefusal) -> GuideAnchor {
        let ties = layout.bottomTies(of: name)
        guard ties.count == 1, let anchor = screen.anchor(of: ties[0]) else { throw refusal }
        add(anchor.edits)
        contents.insert(name)
        return anchor
    }

    // MARK: A constraint made in code

    private mutating func tieConstraint(_ write: LayoutWrite, _ screen: Screen) throws(FixRefusal) {
        guard let constraint = write.constraint, let origin = constraint.origin else {
            throw .constraintUnknown(expression: write.target.text)
        }
        switch origin {
        case .code(let path, let range):
            guard let anchor = screen.anchor(of: constraint), let name = constraint.contentAtBottom else {
                throw .constraintForm(path: path, line: range.start.line)
            }
            add(anchor.edits)
            contents.insert(name)
        case .interface(let place, _, _):
            let refusal = FixRefusal.constraintInInterfaceFile(
                expression: write.target.text, path: place.path, line: place.line)
            guard let outlet = OutletReplacement(of: write, in: screen) else { throw refusal }
            if !additions.contains(outlet.addition) {
                additions.append(outlet.addition)
                switchedOff.append((outlet.outlet, refusal))
                connections += outlet.connecting
            }
            contents.insert(outlet.property)
            if outlet.property != outlet.content { formerNames[outlet.property] = outlet.content }
        }
    }

    // MARK: A constraint that others take the place of

    /// Handlers that take the constraint at rest out of force, or make all constraints of a view anew.
    ///
    /// What is made anew besides the lower edge has to be what the set-up makes.
    private mutating func tieReplacedConstraint(
        _ write: LayoutWrite, _ screen: Screen, _ layout: RestingLayout
    ) throws(FixRefusal) {
        let obstacle = FixRefusal.moves(write.kind, expression: write.target.text)
        let tied = screen.run.writes.filter { $0.target == write.target }.map { $0.constraint?.contentAtBottom }
        let names = Set(tied.compactMap(\.self))
        guard names.count == 1, let name = names.first,
            SnapKitRemake(write.target)?.restatesSetUp(in: screen.facts.trees) ?? !tied.contains(nil)
        else { throw obstacle }
        if contents.contains(name) { return }
        try tieAtRest(name, screen, layout, or: obstacle)
    }

    // MARK: A scroll view with an inset

    private mutating func tieScrollView(_ write: LayoutWrite, _ screen: Screen, _ layout: RestingLayout) throws(FixRefusal) {
        let name = write.object
        if contents.contains(name) { return }
        if screen.isTableViewController(name) { throw .tableViewController }
        if let content = layout.part(asHighAs: name) ?? screen.drawnPart(asHighAs: name) {
            throw .notToBePinned(.contentAsHigh(as: name, content: content))
        }
        if layout.bottomTies(of: name).isEmpty, let drawn = DrawnReplacement(ofView: name, in: screen) {
            add([drawn.edit])
            additions.append(drawn.addition)
            contents.insert(name)
            if drawn.reachesViewBottom { shortened.insert(name) }
            return
        }
        if let line = layout.neighbourLine(below: name) {
            throw .notToBePinned(.endsAt(line: "\(line.view).\(line.attribute)", scrollView: name))
        }
        let anchor = try tieAtRest(name, screen, layout, or: .scrollViewNotTied(name))
        if !anchor.wasSafeArea { shortened.insert(name) }
    }

    // MARK: A view that is moved away from its constraints

    private mutating func tieMovedView(_ write: LayoutWrite, _ screen: Screen, _ layout: RestingLayout) throws(FixRefusal) {
        let name = write.object
        if contents.contains(name) { return }
        try tieAtRest(name, screen, layout, or: .moves(write.kind, expression: write.target.text))
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

extension LayoutWrite {
    /// Whether it sets a constraint that has nothing to do with the bottom of the screen to a number that is not the keyboard's:
    /// what the handler does besides, as with a title that it moves up.
    fileprivate var isAsideOfKeyboard: Bool {
        guard let constraint, !(quantity?.isFromKeyboard ?? true) else { return false }
        return !constraint.ends.contains { $0.isContainerBottom || $0.attribute == "bottom" }
    }
}

extension ConstraintDescription {
    /// The view whose lower edge it ties to the lower end of the root view or of its safe area; nil where it ties anything else.
    fileprivate var contentAtBottom: String? {
        guard ends.count == 2, ends.contains(where: \.isContainerBottom),
            let content = ends.first(where: { !$0.isContainerBottom }), case .other(let name) = content.item
        else { return nil }
        return content.attribute == "bottom" ? name : nil
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
