import PatternMatching
import ProgramIndex
import SourceText
import SwiftParser

/// A `keyboardLayoutGuide` that the program gives UIKit's classes itself, as was common before iOS 15: its files mean that one,
/// since what a module declares comes before what it imports (The Swift Programming Language, "Declarations").
extension Linter {
    /// Notes for each unit where the one is declared that it sees.
    func noteOwnGuides(_ units: inout [AnalysisUnit], from search: some SourceSearch) {
        let name = AnalysisUnit.guideName
        guard units.contains(where: { !$0.isMention || $0.file.mentionsGuide }) else { return }
        let declarations = search.files(declaring: [name], mentioning: []).sorted { $0.path < $1.path }.flatMap { file in
            parse(file).nodes(of: [.identifierPattern]).filter { $0.name == name && $0.isOfFrameworkExtension }
        }
        guard !declarations.isEmpty else { return }
        for position in units.indices {
            let path = units[position].file.path
            let seen = declarations.first { search.scopes.sees(path, $0.file.path) }
            units[position].ownGuide = seen.map { OwnGuide(path: $0.file.path, line: $0.location.line) }
        }
    }
}

/// Where a property of the program's is declared.
package struct OwnGuide: Sendable, Equatable {
    package let path: String
    package let line: Int
}

extension AnalysisUnit {
    static let guideName = "keyboardLayoutGuide"
}

extension SourceFile {
    fileprivate var mentionsGuide: Bool {
        WordSearch(Array(AnalysisUnit.guideName.utf8)).offsets(in: bytes).contains { _ in true }
    }
}

extension Syntax {
    /// Whether a name is that of a property which an extension gives a class of UIKit's, and other files may use.
    fileprivate var isOfFrameworkExtension: Bool {
        guard let type = nearestAncestor(where: \.isTypeDeclaration), type.kind == .extensionDecl,
            DeclarationIndex.isFramework(type.spelledName), let declaration = nearestAncestor(where: { $0 == .variableDecl })
        else { return false }
        return !declaration.isPrivate
    }
}
