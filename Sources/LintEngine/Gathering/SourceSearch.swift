import ProgramIndex
import SourceText

/// Where the engine finds the rest of a project: asked for names, it gives the files that declare them.
///
/// A handler's helper stands in another file in one case of ten. Reading a project as a whole for that would cost more than all
/// the rest; asking for the few names that are missing costs one more pass over the bytes.
package protocol SourceSearch {
    /// Which of the files can name what which others declare.
    var scopes: ModuleScopes { get }

    /// The Swift files with a declaration of any of the names: a type, an extension, a function, a variable or an enumeration
    /// case.
    ///
    /// Of a name that looks like a framework's, only types that are declared count: what extends a framework's class declares it
    /// no more.
    /// Together with those in which any of the other names stands as a word. It may give too many, as when a name stands in a
    /// comment; not too few. In no particular order.
    func files(declaring names: Set<String>, mentioning others: Set<String>) -> [SourceFile]

    /// The storyboards and xibs that name any of the classes as the custom class of something, or in which any of the words
    /// stands, in no particular order. It may give more.
    func interfaceFiles(naming classes: Set<String>, mentioning words: Set<String>) -> [SourceFile]

    /// The Objective-C files in which any of the words stands, in no particular order. It may give more.
    func objectiveCFiles(mentioning words: Set<String>) -> [SourceFile]
}

extension SourceSearch {
    /// For a project of which nothing says what belongs together.
    package var scopes: ModuleScopes { .single }
}
