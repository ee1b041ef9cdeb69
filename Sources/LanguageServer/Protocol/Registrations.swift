/// What the server asks to be told of.
struct Registrations: Encodable {
    var registrations: [Registration]

    struct Registration: Encodable {
        var id: String
        var method: String
        var registerOptions: Options
    }

    struct Options: Encodable {
        var watchers: [Watcher]
    }

    struct Watcher: Encodable {
        var globPattern: String
    }

    /// Every file that a finding may depend on.
    static let watchers = Registrations(registrations: [
        Registration(
            id: "keyboardlint-files", method: "workspace/didChangeWatchedFiles",
            registerOptions: Options(
                watchers: [
                    "**/*.{swift,storyboard,xib,xcconfig,plist}", "**/project.pbxproj", "**/.keyboardlint.{json,jsonc}",
                    "**/*.jsonl",
                ].map(Watcher.init)))
    ])
}

struct ConfigurationParams: Encodable {
    var items: [Item]

    struct Item: Encodable {
        var section: String
    }
}

struct ShowMessageParams: Encodable {
    var type: Level
    var message: String

    enum Level: Int, Encodable {
        case error = 1
        case warning, info, log
    }
}
