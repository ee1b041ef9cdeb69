import Behaviour
import KeyboardModel
import LintEngine
import Vocabulary

/// Every handler in every scenario: what users see of it.
struct MapSection {
    let model: MigrationReport

    init(_ model: MigrationReport) { self.model = model }

    var section: PageSection {
        let shown = model.handlers.indices.filter { model.statuses[$0] != .noLayoutEffect }
        guard !shown.isEmpty else {
            return PageSection(id: "map", title: "Scenarios and handlers", html: "<p>No handler has a layout effect.</p>\n")
        }
        let silent = model.handlers.count - shown.count
        let left =
            silent == 0 ? "" : " Not shown: \(Wording.count(silent, "handler")) without layout effect."
        return PageSection(
            id: "map", title: "Scenarios and handlers",
            lead:
                "How far from the layout guide each handler leaves the content's bottom edge, in points: minus is higher on the screen, "
                + "plus is lower, and a dot is agreement. A number leads to its drawing.\(left)",
            html: legend + filter + table(shown))
    }

    private var filter: String {
        """
        <div class="filter" hidden>
        <label>Handlers <input type="search" id="filter-text" placeholder="name or file"></label>
        <label>that <select id="filter-status"><option value="">have any status</option>\
        \(HandlerStatus.allCases.filter { $0 != .noLayoutEffect }.map { "<option value=\"\($0.rawValue)\">\($0.title)</option>" }.joined())</select></label>
        <output id="filter-count"></output>
        </div>

        """
    }

    private var legend: String {
        let entries = [
            ("covered", "under the keyboard"), ("gap", "too far above it"), ("other", "otherwise elsewhere"),
            ("open", "unknown"),
        ]
        return "<ul class=\"legend\">\n"
            + entries.map { "<li><span class=\"swatch e-\($0)\" aria-hidden=\"true\"></span>\($1)</li>\n" }.joined() + "</ul>\n"
    }

    // MARK: Table

    private func table(_ shown: [Int]) -> String {
        let groups = groups
        let top = groups.map { "<th scope=\"colgroup\" colspan=\"\($0.scenarios.count)\">\($0.title.escapedForMarkup)</th>" }
            .joined()
        let columns = groups.map { "<colgroup span=\"\($0.scenarios.count)\"></colgroup>" }.joined()
        let ordered = groups.flatMap(\.scenarios)
        let drawn = Set(model.drawings.entries.map(\.drawing.scenario.id))
        let heads = ordered.map { scenario in
            let title = "<span>\(shortTitle(of: scenario).escapedForMarkup)</span>"
            let link = drawn.contains(scenario.id) ? "<a href=\"#scenario-\(scenario.id.escapedForMarkup)\">\(title)</a>" : title
            return "<th scope=\"col\" class=\"turned\">\(link)</th>"
        }
        return """
            <div class="scroll" role="region" aria-labelledby="map-caption" tabindex="0"><table class="map" id="map-table">
            <caption id="map-caption" class="vh">Difference from the layout guide in points, by handler and scenario</caption>
            <colgroup></colgroup>\(columns)
            <thead>
            <tr><td></td>\(top)</tr>
            <tr><th scope="col">Handler</th>\(heads.joined())</tr>
            </thead>
            <tbody>
            \(shown.map { row($0, ordered) }.joined())</tbody>
            </table></div>

            """
    }

    /// Devices of a kind stand together.
    private var groups: [(title: String, scenarios: [Scenario])] {
        let groups = Dictionary(grouping: model.input.scenarios, by: \.deviceKind)
        return groups.sorted { $0.key < $1.key }.reversed().map { ($0.key, $0.value) }
    }

    /// Without what the heading above says.
    private func shortTitle(of scenario: Scenario) -> String {
        for prefix in ["\(scenario.deviceKind), ", "\(scenario.deviceKind) "] where scenario.title.hasPrefix(prefix) {
            let rest = scenario.title.dropFirst(prefix.count)
            return rest.prefix(1).uppercased() + rest.dropFirst()
        }
        return scenario.title
    }

    private func row(_ index: Int, _ scenarios: [Scenario]) -> String {
        let handler = model.handlers[index]
        let name = handler.name == "closure" ? "closure, line \(handler.range.start.line)" : handler.name
        let type = handler.type.map { "<span class=\"type\">\($0.breakable)</span>" } ?? ""
        let link = model.anchor(ofHandler: index).map { "<a href=\"#\($0)\">\(name.breakable)</a>" } ?? name.breakable
        let cells = scenarios.map { cell(handler, $0) }.joined()
        let search = "\(handler.qualifiedName) \(handler.path)".lowercased().escapedForMarkup
        return "<tr data-status=\"\(model.statuses[index].rawValue)\" data-search=\"\(search)\">"
            + "<th scope=\"row\">\(type)<span class=\"name\">\(link)</span>"
            + "\(place(handler))</th>\(cells)</tr>\n"
    }

    /// What the names before do not say already: a file is mostly called like the type in it.
    private func place(_ handler: Handler) -> String {
        let isTypes = handler.path.fileName == (handler.type ?? "") + ".swift"
        if isTypes, handler.name == "closure" { return "" }
        let text = isTypes ? "line \(handler.range.start.line)" : "\(handler.path.fileName.breakable):\(handler.range.start.line)"
        return "<span class=\"path\" title=\"\(handler.path.escapedForMarkup)\">\(text)</span>"
    }

    private func cell(_ handler: Handler, _ scenario: Scenario) -> String {
        guard let result = handler.scenarios.first(where: { $0.id == scenario.id }) else {
            let reason = handler.outcome == .notExecuted ? "not executed" : "not run"
            return "<td class=\"e-none\"><span class=\"v\" aria-hidden=\"true\">–</span>\(PageText.hidden(reason))</td>"
        }
        switch result.verdict {
        case .agrees:
            return
                "<td class=\"e-agrees\"><span class=\"v\" aria-hidden=\"true\">·</span>\(PageText.hidden(result.effect))</td>"
        case .unknown:
            let text = result.effect
            return
                "<td class=\"e-open\" title=\"\(text.cut(to: 300).escapedForMarkup)\"><span class=\"v\" aria-hidden=\"true\">?</span>\(PageText.hidden("unknown"))</td>"
        case .differs: return differing(result)
        }
    }

    private func differing(_ result: Handler.ScenarioResult) -> String {
        let effect = result.effects.first
        let number = (result.difference.map(Wording.signedPoints) ?? effect?.points.map(Wording.points) ?? "?").minusSigned
        let text = result.effectAtEvent + (result.event.map { ", after \($0.stepWords)" } ?? "")
        let content =
            "<span class=\"v\">\(number)</span> <span class=\"w\" aria-hidden=\"true\">\(effect?.name.word ?? "differs")</span>"
            + PageText.hidden("points: \(text.cut(to: 300))")
        let linked = model.drawings.position(of: result).map { "<a href=\"#drawing-\($0 + 1)\">\(content)</a>" } ?? content
        return "<td class=\"e-\(effect?.name.tint ?? "other")\" title=\"\(text.cut(to: 300).escapedForMarkup)\">\(linked)</td>"
    }
}

extension EffectName {
    /// Under a number.
    var word: String {
        switch self {
        case .agrees: "agrees"
        case .covered: "covered"
        case .closer: "closer"
        case .gap: "gap"
        case .drift: "drifts"
        case .notReset: "not reset"
        case .jump: "jumps"
        case .conflict: "contradicts"
        case .movesForOtherScreen, .movesForOtherApp: "moves"
        case .late: "late"
        case .neverFires: "never fires"
        case .depends: "depends"
        }
    }

    /// Effects with one colour are one thing to users.
    var tint: String {
        switch self {
        case .covered, .closer: "covered"
        case .gap: "gap"
        default: "other"
        }
    }
}

extension Scenario {
    var deviceKind: String {
        // The narrowest iPad is 744 points wide, the widest iPhone 440 (Apple, technical specifications).
        min(world.screen.bounds.width, world.screen.bounds.height) >= 700 ? "iPad" : "iPhone"
    }
}

extension String {
    var fileName: String { String(split(separator: "/").last ?? "") }

    func cut(to limit: Int) -> String { count > limit ? prefix(limit - 1) + "…" : self }
}

extension MigrationReport {
    /// Where the page tells of a handler; nil where nothing was found in it.
    func anchor(ofHandler index: Int) -> String? {
        report.findings.firstIndex { $0.handler == index }.map { "finding-\($0 + 1)" }
    }

    /// Without the folders that all handlers are in.
    func shortPath(_ path: String) -> String {
        path.hasPrefix(commonFolder) ? String(path.dropFirst(commonFolder.count)) : path
    }
}
