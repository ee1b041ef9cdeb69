import SourceText
import SwiftParser

/// One function of a file, read by itself in a type of the same name as in the file.
///
/// What finders find in it is what they find there in the file: they look at a node, at the nodes in and around it, and at the
/// name of the type.
struct FunctionExcerpt {
    let function: Syntax

    /// - Parameters:
    ///   - range: of the function in `file`.
    ///   - type: the name of the nearest type around it.
    /// - Returns: nil where what stands there is not one function that ends by itself, or is there under conditions only.
    init?(_ range: ByteRange, of file: SourceFile, in type: String?) {
        let head = type.map { Array("class \($0) {\n".utf8) } ?? []
        let code = file.bytes[range.start..<range.end]
        let tree = parse(SourceFile(path: file.path, bytes: head + code + (type == nil ? [] : Array("\n}".utf8))))
        guard !tree.issues.contains(where: \.hidesCode), !tree.tokens.hasDirectives, let first = tree.root.onlyChild,
            let function = type == nil ? first : first.onlyMember,
            function.range == ByteRange(head.count, head.count + code.count), function.endsWithBody
        else { return nil }
        self.function = function
    }

    /// Whether both are the same but for comments, and for white space that says nothing.
    func hasSameTokens(as other: FunctionExcerpt) -> Bool {
        function.spelledTokens == other.function.spelledTokens
    }
}

extension Syntax {
    fileprivate var onlyChild: Syntax? { firstChild?.nextSibling == nil ? firstChild : nil }

    fileprivate var onlyMember: Syntax? {
        let members = children(.member)
        return members.count == 1 ? members[0] : nil
    }

    /// Whether it is a function whose body is the last of it.
    fileprivate var endsWithBody: Bool {
        switch kind {
        case .functionDecl, .initializerDecl, .deinitializerDecl: child(.body)?.range.end == range.end
        default: false
        }
    }
}
