/// A module as one project file states it, before names are resolved across projects.
struct StatedModule {
    var name: String
    var target: String
    var kind: Module.Kind
    var statedIn: String
    /// Relative to the root; they exist. In any order, possibly twice.
    var files: [String] = []
    /// The storyboards that its project lists and that do not exist, likewise.
    var missingStoryboards: [String] = []
    /// The same of Swift files.
    var missingSources: [String] = []
    var references: [ModuleReference] = []
    /// The frameworks that it links and that are built beside it, by another target of its project or of the workspace.
    var linked: Set<String> = []
    /// What else other projects call it: the products it is in, its label.
    var aliases: [String] = []
    /// Folders that its project names, relative to the root, in which other projects may lie.
    var namedFolders: Set<String> = []
    var isTest = false
    var isReported = true
    /// Whether others can import it; not so for an app or an extension, which may only be tested.
    var isImportable = true
    /// Whether code of other repositories may take it; see `Publication`.
    var isForOthers = true
    var product = Module.Product.other
    var settings = ModuleSettings()

    init(_ target: String, name: String? = nil, _ kind: Module.Kind, in path: String) {
        self.target = target
        self.name = name ?? Self.moduleName(of: target)
        self.kind = kind
        statedIn = path
    }

    /// The name of the module that a target or product of a name builds: what is no letter, digit or `_` becomes `_`.
    static func moduleName(of name: String) -> String {
        let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return characters.first?.isNumber == true ? "_" + String(characters.dropFirst()) : String(characters)
    }
}

/// How a project file names a module that another depends on.
enum ModuleReference: Hashable {
    /// A target of the same project file; else what a product of the name is.
    case target(String)
    /// A product, wherever it is stated.
    case product(String)
    /// A target that one file states.
    case targetOf(file: String, String)
    /// A Bazel label: `//Core:Core`.
    case label(String)

    var name: String {
        switch self {
        case .target(let name), .product(let name), .targetOf(_, let name): StatedModule.moduleName(of: name)
        case .label(let label): StatedModule.moduleName(of: String(label.drop { $0 == "/" || $0 == "@" || $0 == ":" }))
        }
    }
}
