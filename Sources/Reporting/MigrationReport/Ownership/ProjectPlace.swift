/// Where a file belongs in its project.
package struct ProjectPlace: Sendable, Equatable {
    /// A target of a package, a folder of an Xcode project, or the first folders of the path.
    package var module: String
    /// As CODEOWNERS names them; empty where nobody owns it.
    package var owners: [String] = []
    /// Nil where nobody says.
    package var target: BuildTarget?

    package init(module: String, owners: [String] = [], target: BuildTarget? = nil) {
        self.module = module
        self.owners = owners
        self.target = target
    }

    /// The oldest system that the file is built for.
    package struct BuildTarget: Sendable, Equatable {
        package var major: Int
        /// "built for iOS 13.0 and later, says App.xcodeproj"
        package var sentence: String

        package init(major: Int, sentence: String) {
            self.major = major
            self.sentence = sentence
        }

        /// `UIView.keyboardLayoutGuide` came with iOS 15 (Apple's documentation of it).
        package var hasGuide: Bool { major >= 15 }
    }

    /// What stands for a module where no project says more.
    package static func firstFolder(of path: String) -> String {
        let folders = path.split(separator: "/").dropLast()
        return folders.isEmpty ? "." : folders.prefix(2).joined(separator: "/")
    }
}
