/// What a client's user can set, under `keyboardlint`; what is left out is as on the command line.
package struct ServerSettings: Codable, Sendable, Equatable {
    /// Rules to run and no others.
    package var only: [String]?
    package var disable: [String]?
    /// Whether handlers say above them how often they differ from the guide; they do unless told not to.
    package var codeLens: Bool?
    /// Whether the space of a rectangle is shown where it is mixed with another.
    package var inlayHints: Bool?
    /// Whether what the baseline has is shown as hints.
    package var showBaselined: Bool?
    /// The oldest iOS the code is built for.
    package var deploymentTarget: String?

    package init(only: [String]? = nil, disable: [String]? = nil) {
        self.only = only
        self.disable = disable
    }
}
