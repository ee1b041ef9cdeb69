import PatternMatching
import ProgramIndex
import SourceText
import SwiftParser

/// A `keyboardLayoutGuide` that the program gives UIKit's classes or its own itself, as was common before iOS 15: its files mean
/// that one, since what a module declares comes before what it imports (The Swift Programming Language, "Declarations").
extension Linter {
    /// Notes for each unit where the one is declared that it sees.
    func noteOwnGuides(_ units: inout [AnalysisUnit], from search: some SourceSearch) {
        let name = AnalysisUnit.guideName
        guard units.contains(where: { !$0.isMention || $0.file.mentionsGuide }) else { return }
        let declarations = search.files(declaring: [name], mentioning: []).sorted { $0.path < $1.path }.flatMap { file in
            parse(file).nodes(of: [.identifierPattern]).filter { $0.name == name && $0.isVisibleMember }
        }
        guard !declarations.isEmpty else { return }
        for position in units.indices {
            let path = units[position].file.path
            let seen = declarations.filter { search.scopes.sees(path, $0.file.path) }
            guard let first = seen.first(where: \.isOfFrameworkExtension) ?? seen.first else { continue }
            let classes = first.isOfFrameworkExtension ? [] : Set(seen.compactMap(\.enclosingTypeName))
            units[position].ownGuide = OwnGuide(path: first.file.path, line: first.location.line, classes: classes)
        }
    }
}

/// Where a property of the program's is declared.
package struct OwnGuide: Sendable, Equatable {
    package let path: String
    package let line: Int
    /// The program's classes that have it; empty where UIKit's have it.
    var classes: Set<String> = []
    /// Whether any view of UIKit's has this one.
    package var isEverywhere: Bool { classes.isEmpty }
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
    /// Whether a name is that of a property of a type, which other files may use.
    fileprivate var isVisibleMember: Bool {
        guard let declaration = nearestAncestor(where: { $0 == .variableDecl }), declaration.role == .member else { return false }
        return !declaration.isPrivate
    }

    /// Whether it stands in an extension of a class of UIKit's.
    fileprivate var isOfFrameworkExtension: Bool {
        nearestAncestor(where: \.isTypeDeclaration).map {
            $0.kind == .extensionDecl && DeclarationIndex.isFramework($0.spelledName)
        } ?? false
    }
}
