/// What a part of a picture stands for, and how that is drawn on paper and on a dark screen. Kinds of line differ as well as
/// colours, for readers and printers who do not tell colours apart.
enum Ink: String, CaseIterable {
    case paper, text, faint
    case screen, window, view, safeArea, keyboard, keys, accessory, frame, guide, handler, reference, difference
}

extension Ink {
    struct Colour {
        var light: String
        var dark: String
    }

    /// Of lines and of the labels that belong to them.
    var line: Colour {
        switch self {
        case .paper, .keys, .difference: Colour(light: "none", dark: "none")
        case .text: Colour(light: "#1f2933", dark: "#e6e9ed")
        case .faint: Colour(light: "#56616d", dark: "#a3adb8")
        case .screen: Colour(light: "#4b5563", dark: "#9aa4b0")
        case .window: Colour(light: "#111827", dark: "#e6e9ed")
        case .view: Colour(light: "#7c3aed", dark: "#c4b5fd")
        case .safeArea: Colour(light: "#15803d", dark: "#4ade80")
        case .keyboard, .accessory, .frame: Colour(light: "#475569", dark: "#b6c1cf")
        case .guide: Colour(light: "#1d4ed8", dark: "#7db5ff")
        case .handler: Colour(light: "#c2410c", dark: "#fda45c")
        case .reference: Colour(light: "#a21caf", dark: "#f0a2fb")
        }
    }

    var fill: Colour {
        switch self {
        case .paper: Colour(light: "#ffffff", dark: "#14181d")
        case .screen: Colour(light: "#d5dbe3", dark: "#303843")
        case .window: Colour(light: "#ffffff", dark: "#1b2027")
        case .keyboard: Colour(light: "#a9b4c3", dark: "#4a5564")
        case .keys: Colour(light: "#dde3ea", dark: "#6a7686")
        case .accessory: Colour(light: "#c9d2dd", dark: "#3d4755")
        case .guide: Colour(light: "#3b82f6", dark: "#3b82f6")
        case .difference: Colour(light: "#f97316", dark: "#fb923c")
        case .text, .faint, .view, .safeArea, .frame, .handler, .reference: Colour(light: "none", dark: "none")
        }
    }

    /// What of the fill covers what lies under it.
    var opacity: Double {
        switch self {
        case .guide: 0.22
        case .difference: 0.3
        default: 1
        }
    }

    var width: Double {
        switch self {
        case .paper, .keys, .difference: 0
        case .screen, .window: 1.4
        case .handler, .reference: 2.2
        default: 1.1
        }
    }

    var dashes: String? {
        switch self {
        case .safeArea: "1.5 2.5"
        case .frame: "2 3"
        case .guide: "6 3"
        case .reference: "5 3"
        default: nil
        }
    }

    /// The rules that turn a light picture dark. On paper it stays light whatever the screen's scheme.
    static let styleSheet: String = {
        let rules = allCases.map { ink in
            ".kl-\(ink){fill:\(ink.fill.dark);stroke:\(ink.line.dark)}"
                + ".kl-\(ink)-text{fill:\(ink.line.dark)}.kl-\(ink)-line{stroke:\(ink.line.dark)}"
        }
        return "@media screen and (prefers-color-scheme:dark){\(rules.joined())}"
    }()
}
