import KeyboardModel
import Testing

@testable import Reporting

@Suite struct ScreenSketchTests {
    private func world(_ id: String, after step: Int) throws -> World {
        try #require(ScenarioLibrary.scenario(id: id)).transitions[step].after
    }

    private func mark(_ y: Double, _ line: Character = "━") -> ScreenSketch.Mark {
        ScreenSketch.Mark(y: y, label: "y \(Int(y))", line: line, role: .handler)
    }

    /// 390 × 844 points in 18 rows: 46.9 points a row and half as many a column make 16.6, so 17 columns. The keyboard's top at
    /// 508 is the boundary above row 508 / 46.9 = 10.8, so 11; the content's edge is drawn above it, in row 10.
    @Test func aPhoneIsDrawnToScale() throws {
        let world = try world("iphone-home-indicator", after: 0)
        let lines = ScreenSketch(world, [mark(508)]).lines.map(\.text)
        #expect(lines.count == 20)
        #expect(lines[0] == "┌" + String(repeating: "─", count: 17) + "┐")
        #expect(lines[10] == "│                 │")
        #expect(lines[11] == "│━━━━━━━━━━━━━━━━━│ ━ y 508")
        #expect(lines[12] == "│░░░░░░░░░░░░░░░░░│")
        #expect(lines[13] == "│░░░░░░░░░░░░░░░░░│ ░ keyboard, 336 pt")
        #expect(lines[18] == "│░░░░░░░░░░░░░░░░░│")
    }

    /// Two edges 4 points apart fall into one row; the lower one is drawn below the other all the same.
    @Test func edgesInOneRowAreDrawnInOrder() throws {
        let lines = ScreenSketch(try world("iphone-home-indicator", after: 0), [mark(504), mark(508, "┄")]).lines.map(\.text)
        #expect(lines[10].hasSuffix("━ y 504"))
        #expect(lines[11].hasSuffix("┄ y 508"))
    }

    /// Content above the screen or below it is drawn at its border.
    @Test(arguments: [-500.0, 0, 844, 5_000]) func noEdgeLeavesTheScreen(y: Double) throws {
        let lines = ScreenSketch(try world("iphone-home-indicator", after: 0), [mark(y)]).lines.map(\.text)
        #expect(lines.count { $0.contains("━ y") } == 1)
        #expect(lines[y <= 0 ? 1 : 18].contains("━ y"))
    }

    /// In Stage Manager the window has an outline of its own, and the edge is as wide as the window.
    @Test func aWindowThatDoesNotFillTheScreenIsSeen() throws {
        let lines = ScreenSketch(try world("ipad-stage-manager-partly-covered", after: 0), [mark(368)]).lines.map(\.text)
        #expect(lines.contains { $0.contains("╭") && $0.hasSuffix("╮ the app's window") })
        #expect(lines.contains { $0.contains("░╰") })
        // 760 of 1080 points in 44 columns.
        #expect(
            lines.contains { $0.contains(String(repeating: "━", count: 31)) && !$0.contains(String(repeating: "━", count: 32)) })
    }

    /// Labels of 20 columns and the frame leave 12 for the screen.
    @Test func aNarrowTerminalHasASmallerScreen() throws {
        let lines = ScreenSketch(try world("ipad-stage-manager-partly-covered", after: 0), [mark(368)], width: 36).lines
        #expect(lines[0].text == "┌" + String(repeating: "─", count: 12) + "┐")
        #expect(lines.allSatisfy { $0.width <= 36 })
    }

    @Test func everyWorldOfEveryScenarioCanBeDrawn() {
        for scenario in ScenarioLibrary.all {
            for world in [scenario.world] + scenario.transitions.map(\.after) {
                let lines = ScreenSketch(world, [mark(world.view.bounds.maxY), mark(world.view.bounds.midY)]).lines
                #expect(lines.count(where: { $0.text.contains("━ y") }) == 2)
                #expect(lines.allSatisfy { $0.width <= 70 })
            }
        }
    }
}
