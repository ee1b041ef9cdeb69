import Foundation
import TestSupport
import Testing

/// What a document leads to is there.
@Suite struct LinkTests {
    private static let documents = Document.all + ((try? Document("Rules/README.md")).map { [$0] } ?? [])

    @Test(arguments: documents)
    func everyRelativeLinkLeadsToAFileAndAHeading(document: Document) throws {
        let folder = document.path.split(separator: "/").dropLast().map(String.init)
        for link in document.links where !link.contains(#/^https?:/#) {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let path = parts[0].isEmpty ? document.path : Self.path(parts[0], from: folder)
            let target = try #require(path, "\(link) leaves the repository")
            #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: target).path), "\(link)")
            guard parts.count == 2, target.hasSuffix(".md") else { continue }
            #expect(try Document(target).anchors.contains(parts[1]), "\(link)")
        }
    }

    @Test func linksAreFound() {
        #expect(Self.documents.flatMap(\.links).count >= 80)
        #expect(Self.path("../b/C.md", from: ["a"]) == "b/C.md")
        #expect(Self.path("../../C.md", from: ["a"]) == nil)
    }

    /// Nil for what lies outside of the repository.
    private static func path(_ link: String, from folder: [String]) -> String? {
        var parts = folder
        for part in link.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(String(part))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    // MARK: The map

    /// A newcomer opens what the map names.
    @Test func everyPathOnTheMapExists() throws {
        let map = try Document("Sources/README.md")
        let paths = map.codeSpans.filter { $0.contains("/") || $0.hasSuffix(".swift") || $0.hasSuffix(".md") }
        #expect(paths.count >= 12)
        let missing = paths.filter { path in
            ![path, "Sources/\(path)"].contains {
                FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path)
            }
        }
        #expect(missing == [])
    }

    @Test func everyTargetIsOnTheMapAndNoOther() throws {
        #expect(try Set(rows(of: Document("Sources/README.md"))) == Set(Repository.targets()))
    }

    /// The table is the flow: what a module builds on stands above it.
    @Test func everyImportIsOfAModuleFurtherUpOnTheMap() throws {
        let order = rows(of: try Document("Sources/README.md"))
        for (position, target) in order.enumerated() {
            let imports = try Repository.swiftFiles(in: "Sources/\(target)").flatMap(\.imports)
            #expect(imports.filter { order[position...].contains($0.module) }.map(\.line) == [], "\(target)")
        }
    }

    private func rows(of map: Document) -> [String] {
        (map.section("Modules") ?? "").matches(of: #/\n\| `([\w-]+)` \| /#).map { String($0.output.1) }
    }
}
