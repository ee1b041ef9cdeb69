import Foundation
import KeyboardModel
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Drawings")
struct ScenarioDrawingTests {
    /// Whatever reads the picture, it must be well-formed XML.
    final class Reader: NSObject, XMLParserDelegate {
        var elements: [(name: String, attributes: [String: String])] = []
        var texts: [(attributes: [String: String], content: String)] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            elements.append((elementName, attributes))
            if elementName == "text" { texts.append((attributes, "")) }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if elements.last?.name == "text", !texts.isEmpty { texts[texts.count - 1].content += string }
        }
    }

    func read(_ svg: String) -> Reader? {
        let parser = XMLParser(data: Data(svg.utf8))
        let reader = Reader()
        parser.delegate = reader
        return parser.parse() ? reader : nil
    }

    @Test(arguments: ScenarioLibrary.all)
    func everyScenarioIsDrawnInsideItsPicture(scenario: Scenario) throws {
        let elements = try #require(read(ScenarioDrawing(scenario).svg)).elements
        let root = try #require(elements.first)
        let width = try #require(Double(root.attributes["width"] ?? "")),
            height = try #require(Double(root.attributes["height"] ?? ""))
        for (name, attributes) in elements where name == "rect" {
            let numbers = ["x", "y", "width", "height"].compactMap { Double(attributes[$0] ?? "") }
            try #require(numbers.count == 4)
            #expect(numbers[0] >= 0 && numbers[1] >= 0 && numbers[2] >= 0 && numbers[3] >= 0)
            #expect(numbers[0] + numbers[2] <= width && numbers[1] + numbers[3] <= height)
        }
        // A guide's top edge for the world before and after each step.
        #expect(elements.filter { $0.name == "line" }.count == scenario.steps.count + 1)
    }

    @Test func theGuidesTopEdgeIsToScale() throws {
        let scenario = try #require(ScenarioLibrary.scenario(id: "iphone-home-indicator"))
        let lines = try #require(read(ScenarioDrawing(scenario).svg)).elements.filter { $0.name == "line" }
        let tops = lines.compactMap { Double($0.attributes["y1"] ?? "") }
        // 844 points are 250 pixels. From 810 to 508, 508 to 553, 553 to 810.
        for (index, points) in [302.0, -45, -257].enumerated() {
            #expect(abs(tops[index] - tops[index + 1] - points * 250 / 844) < 0.02)
        }
    }

    /// Letters are about 0.58 times as wide as their size.
    @Test(arguments: ScenarioLibrary.all)
    func captionsDoNotRunIntoEachOther(scenario: Scenario) throws {
        let reader = try #require(read(ScenarioDrawing(scenario).svg))
        var ends: [String: Double] = [:]
        for text in reader.texts {
            let x = try #require(Double(text.attributes["x"] ?? "")),
                size = try #require(Double(text.attributes["font-size"] ?? ""))
            let y = text.attributes["y"] ?? ""
            #expect(x >= ends[y] ?? 0, "\(text.content)")
            ends[y] = x + 0.58 * size * Double(text.content.count)
        }
    }

    @Test func textOfAUsersOwnCannotBreakThePicture() {
        var scenario = ScenarioLibrary.standard[0]
        scenario.title = "<b> & \"quotes\""
        scenario.summary = "]]> <!-- " + String(repeating: "long ", count: 200)
        #expect(read(ScenarioDrawing(scenario).svg) != nil)
    }
}
