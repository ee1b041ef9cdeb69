import Foundation
import KeyboardModel
import Testing

@testable import Reporting

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Pictures end up in tickets, where nobody can ask what a half-covered number was.
@Suite struct ScenarioDrawingTests {
    @Test(arguments: ScenarioLibrary.all.map(\.id))
    func noLabelTouchesAnotherOrADrawingOrThePapersEdge(id: String) throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: id))
        ScenarioDrawing(scenario).picture.expectLegible()
    }

    /// The steps get marks where they are hardest to place: on the guide's top, on each other, and outside the view.
    @Test(arguments: ScenarioLibrary.all.map(\.id))
    func marksFindRoomBesideWhatIsThere(id: String) throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: id))
        let marks = zip(scenario.steps, scenario.transitions).map { step, transition in
            let top = KeyboardLayoutGuide().layoutFrame(in: transition.after).minY
            return (
                step.name,
                [
                    ScenarioDrawing.Mark("handler", y: top, style: .handler),
                    ScenarioDrawing.Mark("before the fix", y: top - 1, style: .reference),
                    ScenarioDrawing.Mark("far above", y: -5000, style: .handler),
                    ScenarioDrawing.Mark("far below", y: 5000, style: .reference),
                ]
            )
        }
        let picture = ScenarioDrawing(scenario, marks: Dictionary(marks) { $1 }).picture
        picture.expectLegible()
        #expect(picture.labels.filter { $0.text == "far below y 5000" }.count == scenario.steps.count)
        #expect(picture.labels.filter { $0.text == "not on the screen" }.count == 2 * scenario.steps.count)
    }

    @Test func whatLiesOutsideTheScreenIsSaidToBeThere() throws {
        let text = "scenario a\nscreen 400 800\nwindow 500 0 400 700 stageManager\nstep x: show 300"
        let scenario = try #require(ScenarioFile.parse(text).scenarios.first)
        let picture = ScenarioDrawing(scenario).picture
        picture.expectLegible()
        // Window and guide, before and after.
        #expect(picture.labels.filter { $0.text == "not on the screen" }.count == 4)
    }

    @Test func whateverAUserWritesStaysLegible() {
        let long = String(repeating: "a very long sentence ", count: 50) + String(repeating: "X", count: 500)
        let steps = (0..<30).map { "step \(String(repeating: "s", count: 80))\($0): show \($0 * 30)\n" }.joined()
        let text = """
            scenario \(String(repeating: "a-", count: 60))
            title \(long) \(String(repeating: "\u{202E}\u{7}", count: 40))
            summary \(long) <&">
            screen 10 1000000
            external-screen 1000000 1
            window -500 -500 1 99999 stageManager
            safe-area 1 2 3 4
            keyboard 1 external
            variant detaching nothing
            \(steps)
            """
        let file = ScenarioFile.parse(text)
        #expect(file.issues == [])
        for scenario in file.scenarios { ScenarioDrawing(scenario).picture.expectLegible() }
    }

    /// The window partly under the keyboard: screen 1080 × 810, window (90, 44) 760 × 646, keyboard 398 high.
    @Test func everythingIsToScale() throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: "ipad-stage-manager-partly-covered"))
        let picture = ScenarioDrawing(scenario).picture
        // Before show, after show, after heightChange, after hide.
        let screens = picture.rects(.screen).prefix(4)
        let scale = try #require(screens.first).width / 1080
        let shown = screens[1]
        func expect(_ rect: Rect<PageSpace>, is points: (x: Double, y: Double, width: Double, height: Double)) {
            let found = [rect.x - shown.x, rect.y - shown.y, rect.width, rect.height]
            for (found, expected) in zip(found, [points.x, points.y, points.width, points.height]) {
                #expect(abs(found - expected * scale) < 0.001)
            }
        }
        expect(shown, is: (0, 0, 1080, 810))
        expect(picture.rects(.window)[1], is: (90, 44, 760, 646))
        expect(picture.rects(.keyboard)[0], is: (0, 412, 1080, 398))
        // The guide: from the keyboard's top to the window's bottom, as wide as the window.
        expect(picture.rects(.guide)[0], is: (90, 412, 760, 278))
    }

    @Test func theNumbersStandBesideTheDrawing() throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: "ipad-stage-manager-partly-covered"))
        let texts = ScenarioDrawing(scenario).picture.labels.map(\.text)
        for text in [
            "after show", "1080 × 810", "window at (90, 44)", "760 × 646", "y 412, 398 high", "guide top y 368", "278 high",
            "keyboard hidden", "posts willChangeFrame, willShow, didChangeFrame, didShow", "end frame (0, 412, 1080, 398)",
        ] {
            #expect(texts.contains(text), "\(text)")
        }
    }

    /// What makes each of these scenarios worth having must be seen in its picture.
    @Test(arguments: [
        ("iphone-ios-15", "end frame (0, 508, 390, 336), object nil"), ("iphone-ios-15", "iOS 15.0"),
        ("iphone-cross-fade", "Prefer Cross-Fade Transitions is on"), ("iphone-cross-fade", "end frame (0, 0, 0, 0)"),
        ("ipad-split-view-other-app", "another app's keyboard"),
        ("ipad-split-view-other-app", "end frame (0, 370, 1024, 398), isLocal false"),
        ("ipad-shortcuts-bar", "its frame: 398 high"), ("iphone-accessory-view", "accessory 44 high"),
        ("iphone-child-view", "view at (0, 144)"), ("iphone-child-view", "guide top y 364"),
        ("iphone-tab-bar", "top 47, bottom 83"), ("ipad-stage-manager-moved", "posts nothing"),
        ("ipad-keyboard-on-external-display", "external display"), ("iphone-interactive-dismissal", "keyboard, pulled down"),
        ("ipad-undocked-without-hide", "variant detaching: changeFrameOnly"), ("ipad-mini-toolbar", "mini toolbar"),
        ("ipad-floating", "at (690, 460)"), ("iphone-hardware-keyboard", "nothing of it seen"),
    ])
    func thePointOfAScenarioIsInItsPicture(id: String, text: String) throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: id))
        #expect(ScenarioDrawing(scenario).picture.labels.contains { $0.text == text })
    }

    @Test func aMarkIsALineAcrossTheViewWithItsNumber() throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: "ipad-stage-manager-partly-covered"))
        let marks = ["show": [ScenarioDrawing.Mark("handler", y: 248, style: .handler)]]
        let picture = ScenarioDrawing(scenario, marks: marks).picture
        #expect(picture.labels.contains { $0.text == "handler y 248" })
        let lines = picture.elements.compactMap { element in
            if case .line(let points, .handler, 2.2, _) = element { points } else { nil }
        }
        // The mark, and its line in the legend.
        #expect(lines.count == 2)
        let window = picture.rects(.window)[1]
        let y = window.minY + 248 * window.width / 760
        #expect(lines[0] == [Point(x: window.minX, y: y), Point(x: window.maxX, y: y)])
        #expect(!ScenarioDrawing(scenario).picture.labels.contains { $0.text == "what the code does" })
    }
}

/// The file itself.
@Suite struct ScenarioSVGTests {
    @Test(arguments: ScenarioLibrary.all.map(\.id))
    func itIsXMLThatNeedsNothingElse(id: String) throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: id))
        let svg = ScenarioDrawing(scenario).svg
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        // Ids would collide where several pictures share a page of HTML.
        for forbidden in ["<script", "url(", "href", "@import", "@font-face", " id=", "&nbsp;"] {
            #expect(!svg.contains(forbidden), "\(forbidden)")
        }
        #expect(svg == ScenarioDrawing(scenario).svg)
    }

    /// A ticket's viewer may ignore style sheets; a dark screen must not be flooded with white; paper stays white.
    @Test func itIsLightWithoutAStyleSheetAndDarkOnlyOnADarkScreen() throws {
        let svg = ScenarioDrawing(ScenarioLibrary.standard[0]).svg
        let style = try #require(svg.firstMatch(of: #/<style>(.*)</style>/#)).output.1
        #expect(style.hasPrefix("@media screen and (prefers-color-scheme:dark){"))
        #expect(svg.contains("<rect class=\"kl-paper\""))
        for element in svg.matches(of: #/<(?:rect|path|text) [^>]*>/#).map(\.output) {
            #expect(element.contains("fill=\"") && element.contains("class=\"kl-"))
        }
        for name in svg.matches(of: #/class="([^"]*)"/#).map(\.output.1) {
            #expect(style.contains(".\(name){"), "\(name) has no dark colour")
        }
    }

    @Test func textOfAUsersOwnCannotBreakIt() {
        var scenario = ScenarioLibrary.standard[0]
        scenario.title = "<script>alert(\"&\")</script> \u{1B}[31m \u{0}"
        scenario.summary = "</svg>"
        let svg = ScenarioDrawing(scenario).svg
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(!svg.contains("<script"))
    }
}

extension Picture {
    fileprivate func rects(_ ink: Ink) -> [Rect<PageSpace>] {
        elements.compactMap { element in
            if case .rect(let rect, ink, _) = element { rect } else { nil }
        }
    }

    /// Labels are disjoint, inside the picture, and beside the screens; no leader runs through one.
    fileprivate func expectLegible() {
        let page = Rect<PageSpace>(origin: .zero, size: size)
        let boxes = labels.map(\.box)
        let obstacles = rects(.screen) + rects(.keyboard) + rects(.frame)
        for (index, label) in labels.enumerated() {
            #expect(page.contains(label.box), "\(label.text) is cut off")
            for other in boxes[..<index] { #expect(!other.intersects(label.box), "\(label.text)") }
            for obstacle in obstacles { #expect(!obstacle.intersects(label.box), "\(label.text)") }
        }
        for case .line(let points, _, _, _) in elements {
            for (start, end) in zip(points, points.dropFirst()) {
                for label in labels where label.box.isCrossed(from: start, to: end) {
                    Issue.record("a line runs through \(label.text)")
                }
            }
        }
        for case .rect(let rect, _, _) in elements { #expect(page.contains(rect)) }
    }
}

extension Rect<PageSpace> {
    /// Whether a segment passes through the inside, tried at a hundred places of it.
    fileprivate func isCrossed(from start: Point<PageSpace>, to end: Point<PageSpace>) -> Bool {
        guard min(start.y, end.y) <= maxY, max(start.y, end.y) >= minY, min(start.x, end.x) <= maxX, max(start.x, end.x) >= minX
        else { return false }
        return (0...100).contains { step in
            let part = Double(step) / 100
            return contains(Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
    }
}
