import Behaviour
import HandlerInterpreter
import KeyboardFacts
import LintEngine
import ProgramIndex
import SourceText
import SwiftParser
import Vocabulary

/// What can be mended in a handler that stays: it reads the end frame, runs when the keyboard begins to move, and takes what the
/// keyboard covers of the view in place of the keyboard's height.
///
/// Several ways to say it are candidates, and running each shows which is right: whether the safe area is to be taken off depends
/// on what the content rests on, and on what the code takes off already.
struct LocalPlan {
    /// The edits of each candidate, the one that changes least first.
    private(set) var candidates: [[FileEdit]] = []
    /// The points that some of them keep between the content and the keyboard, by their edits.
    private(set) var margins: [[FileEdit]: Double] = [:]

    init(for run: SessionRun, in facts: FileFacts, _ safeAreaForm: SafeAreaForm) {
        let values = run.values
        let functions = Self.functions(of: run, in: facts)
        let words = Self.endFrameEdits(for: run, in: facts)
        if !words.isEmpty { candidates.append(words) }
        // What is computed from where views are has part of what is not covered taken off, for whatever window.
        guard !run.writes.compactMap(\.quantity).contains(where: \.comparesPlaces) else { return }
        let heights = functions.compactMap { Self.heights(in: $0, values) }.filter { !$0.nodes.isEmpty }
        guard !heights.isEmpty else { return }
        var forms: [Overlap.Form] = []
        let areas: [Overlap.SafeArea] = Self.needsWholeHeight(run) ? [.counted] : [.takenOff(safeAreaForm), .counted]
        for reach in safeAreaForm == .insets ? Reach.allCases : [Reach.height] {
            for safeArea in areas {
                forms.append(Overlap.Form(safeArea: safeArea, reach: reach))
            }
        }
        // A distance that the constraint has at rest, and that the code leaves out. Only where one handler lays out for every
        // event: where another one resets, content may end at the keyboard on purpose.
        if Set(run.session.handlers.map(\.node)).count == 1, let margin = Self.restingMargin(of: run) {
            forms += forms.filter { $0.reach == .height }.map {
                Overlap.Form(safeArea: $0.safeArea, reach: .height, margin: margin)
            }
        }
        for form in forms {
            let edits = heights.compactMap { found -> [FileEdit]? in
                guard let view = facts.view(at: found.function) else { return nil }
                return Overlap(found.nodes, in: found.function, view: view, form, values)?.edits
            }
            guard edits.count == heights.count else { continue }
            let all = words.filter { word in
                !edits.joined().contains { $0.path == word.path && $0.edit.range.contains(word.edit.range) }
            }
            let candidate = (all + edits.joined()).sorted()
            candidates.append(candidate)
            if let margin = form.margin { margins[candidate] = margin }
        }
    }

    /// Whether one height goes into an inset and into a constraint to the view's own end, which needs all of it: an inset may make
    /// up for what the scroll view then reaches under the keyboard, and no run shows that.
    private static func needsWholeHeight(_ run: SessionRun) -> Bool {
        let writes = run.writes.filter { $0.quantity?.isFromKeyboard ?? false }
        return writes.contains { $0.kind.insetsContent }
            && writes.contains { write in
                guard write.kind == .constraintConstant, let constraint = write.constraint else { return false }
                return [constraint.first, constraint.second].contains { $0?.item == .rootView && $0?.attribute == "bottom" }
            }
    }

    /// The distance to the safe area that the constraints which the handlers write have at rest, without its sign; nil where
    /// there is none. To the view's end, a distance may be there to clear the home indicator.
    static func restingMargin(of run: SessionRun) -> Double? {
        var first: [Syntax: Double] = [:]
        for write in run.writes where write.kind == .constraintConstant && write.quantity?.isFromKeyboard ?? false {
            guard let constraint = write.constraint,
                [constraint.first, constraint.second].contains(where: { $0?.item == .safeArea })
            else { return nil }
            if first[write.target] == nil, case .points(let rest) = write.before { first[write.target] = abs(rest) }
        }
        let margins = Set(first.values)
        return margins.count == 1 ? margins.first { $0 > 0 } : nil
    }

    /// The methods of the file that ran.
    private static func functions(of run: SessionRun, in facts: FileFacts) -> [Syntax] {
        let entered = run.values.entered
        return facts.tree.nodes(of: [.functionDecl]).filter { function in
            function.role == .member && function.child(.body).map(entered.contains) ?? entered.contains(function)
        }
    }

    /// The edits that read the end frame where the begin frame decides about layout.
    static func endFrameEdits(for run: SessionRun, in facts: FileFacts) -> [FileEdit] {
        guard run.writes.contains(where: { $0.quantity?.derives(from: .keyboardBeginFrame) ?? false }) else { return [] }
        // As the keyboard hides, its frame before is the one with its height.
        let hiding = run.session.handlers.filter { handler in
            handler.registrations.allSatisfy { $0.event == .willHide || $0.event == .didHide }
        }.map(\.node)
        return functions(of: run, in: facts).filter { !hiding.contains($0) }.flatMap(wordEdits)
    }

    /// How much of an expression gives way.
    enum Reach: CaseIterable {
        /// The height alone.
        case height
        /// The sum or difference that it is a part of.
        case sum
    }

    /// The key of the end frame by that of the begin frame, in Swift 4.2 and before.
    private static let endKeys = [
        "keyboardFrameBeginUserInfoKey": "keyboardFrameEndUserInfoKey",
        "UIKeyboardFrameBeginUserInfoKey": "UIKeyboardFrameEndUserInfoKey",
    ]

    private static func wordEdits(in function: Syntax) -> [FileEdit] {
        function.subtree.compactMap { node in
            guard node.kind == .memberExpr || node.kind == .identifierExpr, let end = Self.endKeys[node.name],
                !node.isUnused(in: function)
            else { return nil }
            return FileEdit(path: node.file.path, TextEdit(range: node.nameRange, replacement: end))
        }
    }

    /// The heights that a function reads of the keyboard's frame as the notification has it.
    private static func heights(in function: Syntax, _ values: ValueLog) -> (function: Syntax, nodes: [Syntax])? {
        let nodes = function.subtree.filter { node in
            guard node.kind == .memberExpr, node.name == "height", let frame = node.measuredRectangle,
                values.keyboardFrames.contains(frame), let quantity = values[node], !quantity.isClipped,
                values[frame]?.space == .screen,
                !node.isInNestedFunction(of: function)
            else { return false }
            return quantity.origins.contains(ValueOrigin(.keyboardEndFrame, .height))
                || quantity.origins.contains(ValueOrigin(.keyboardBeginFrame, .height))
        }
        return (function, nodes)
    }
}

/// The edits by which a function takes what the keyboard covers of a view.
struct Overlap {
    let edits: [FileEdit]

    /// What becomes of the safe area, which the keyboard covers, too.
    enum SafeArea: Equatable {
        case counted, takenOff(SafeAreaForm)
    }

    struct Form {
        let safeArea: SafeArea
        let reach: LocalPlan.Reach
        /// Added to what is covered, in points.
        var margin: Double?
    }

    init?(_ heights: [Syntax], in function: Syntax, view: String, _ form: Form, _ values: ValueLog) {
        let (safeArea, reach) = (form.safeArea, form.reach)
        guard let first = heights.first, let frame = first.measuredFrame, let rectangle = first.measuredRectangle,
            let statement = first.enclosingStatement,
            heights.allSatisfy({ $0.measuredFrame == frame && $0.range.start >= statement.range.start && $0.isBelow(statement) }),
            // Before the statement, the frame has to be there.
            statement.boundNames.allSatisfy({ name in !rectangle.usedNames.contains(name) })
        else { return nil }
        let replaced = reach == .height ? heights : heights.map(\.sum)
        // What else is added stays only if it is a margin: of geometry, what the keyboard covers has everything in it.
        let others = replaced.flatMap(\.otherTerms)
        guard reach == .height || replaced.allSatisfy({ $0.isOnlyGeometry(values) }),
            others.allSatisfy({ !$0.derivesFromGeometry(values) })
        else { return nil }
        let names = function.usedNames.union(function.boundNames)
        let free = ["keyboardFrameInView", "covered", "overlap"].map { names.contains($0) ? $0 + "ByKeyboard" : $0 }
        guard free.allSatisfy({ !names.contains($0) }) else { return nil }
        let file = function.file
        guard let indentation = file.indentation(before: statement.range.start) else { return nil }
        let name = view
        guard let view = statement.written(view) else { return nil }
        let own = view == "self" ? "" : view + "."
        var declarations = [
            // Without a window nothing is covered.
            "let \(free[0]) = \(own)window?.screen.coordinateSpace.convert(\(frame), to: \(view)) ?? .null",
            "let \(free[1]) = \(own)bounds.intersection(\(free[0]))",
        ]
        switch safeArea {
        case .takenOff(let area) where area != .insetsWhereKnown:
            guard let bottom = area.bottom(of: name, at: statement) else { return nil }
            declarations.append("let \(free[2]) = max(0, \(free[1]).height - \(bottom))")
        case .takenOff:
            declarations += [
                "var \(free[2]) = \(free[1]).height", "if #available(iOS 11.0, *) {",
                "    \(free[2]) = max(0, \(free[2]) - \(own)safeAreaInsets.bottom)", "}",
            ]
        case .counted: break
        }
        var overlap = safeArea == .counted ? "\(free[1]).height" : free[2]
        if let margin = form.margin {
            let number = margin.literal
            overlap = heights.allSatisfy(\.isWholeValue) ? "\(overlap) + \(number)" : "(\(overlap) + \(number))"
        }
        let insertion = declarations.map { $0 + file.lineEnd + indentation }.joined()
        let start = ByteRange(statement.range.start, statement.range.start)
        edits =
            [FileEdit(path: file.path, TextEdit(range: start, replacement: insertion))]
            + Set(replaced).sorted { $0.precedes($1) }.map {
                FileEdit(path: file.path, TextEdit(range: $0.range, replacement: overlap))
            }
    }
}

extension Quantity {
    /// Whether the keyboard's height meets where a view, a window or a screen ends.
    fileprivate var comparesPlaces: Bool {
        let places: [ValueOrigin.Source] = [.viewBounds, .mainScreen, .screen, .window, .otherView]
        return derives(from: .keyboardEndFrame) && places.contains { derives(from: $0) }
    }
}

extension Syntax {
    /// Whether the node's value is bound to a name that the function does not use, or to none.
    fileprivate func isUnused(in function: Syntax) -> Bool {
        for ancestor in ancestors {
            if ancestor == function { return false }
            guard ancestor.kind == .patternBinding || ancestor.kind == .optionalBinding else { continue }
            return ancestor.boundNames.allSatisfy { !function.usedNames.contains($0) }
        }
        return false
    }

    /// The rectangle whose height the node reads, as it is written, where it is nothing but a name.
    fileprivate var measuredFrame: String? {
        guard let frame = measuredRectangle,
            frame.subtree.allSatisfy({ [.identifierExpr, .memberExpr, .forceUnwrap].contains($0.kind) })
        else { return nil }
        return frame.text
    }

    /// Whether the node is all that is assigned.
    fileprivate var isWholeValue: Bool { parent?.kind == .assignExpr && role == .right }

    /// Whether the node stands in the same block as a statement, or deeper.
    fileprivate func isBelow(_ statement: Syntax) -> Bool { ancestors.contains { $0 == statement.parent } }

    fileprivate func isInNestedFunction(of function: Syntax) -> Bool {
        for ancestor in ancestors {
            if ancestor == function { return false }
            if ancestor.kind == .functionDecl { return true }
        }
        return false
    }

    /// Whether a sum is made of nothing but the keyboard, views, windows and safe areas. A number that somebody wrote there is a
    /// margin.
    fileprivate func isOnlyGeometry(_ values: ValueLog) -> Bool {
        if kind == .binaryExpr || kind == .parenExpr || kind == .prefixExpr {
            return [child(.left), child(.right), child(.expression), child(.operand)].compactMap(\.self).allSatisfy {
                $0.isOnlyGeometry(values)
            }
        }
        guard let quantity = values[self] else { return false }
        let isGeometry = ValueOrigin.Source.allCases.allSatisfy { source in
            Self.geometry.contains(source) || !quantity.derives(from: source)
        }
        return isGeometry && derivesFromGeometry(values)
    }

    private static let geometry: [ValueOrigin.Source] = [
        .keyboardEndFrame, .keyboardBeginFrame, .viewBounds, .safeArea, .mainScreen, .screen, .window,
    ]

    /// What the node is added to or taken from, in the expression around it.
    fileprivate var otherTerms: [Syntax] {
        var terms: [Syntax] = []
        var inner = self
        for ancestor in ancestors {
            switch ancestor.kind {
            case .binaryExpr where ancestor.isNamed("+") || ancestor.isNamed("-"):
                terms += [ancestor.child(.left), ancestor.child(.right)].compactMap(\.self).filter { $0 != inner }
            case .parenExpr, .prefixExpr: break
            default: return terms
            }
            inner = ancestor
        }
        return terms
    }

    /// The largest sum or difference that the node is a part of.
    fileprivate var sum: Syntax {
        var result = self
        for ancestor in ancestors {
            if ancestor.kind == .binaryExpr, ancestor.isNamed("+") || ancestor.isNamed("-") {
                result = ancestor
            } else if ancestor.kind != .parenExpr {
                break
            }
        }
        return result
    }
}
