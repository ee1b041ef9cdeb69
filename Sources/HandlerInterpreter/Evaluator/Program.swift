import ProgramIndex

/// The program that is run: the same for all paths of a session.
struct Program {
    let index: DeclarationIndex
    let interfaces: InterfaceIndex
    let handlerTable: HandlerTable
    /// What the expressions of handlers came to, in all runs of the session.
    let values: ValueLog
    /// What changes flags and numbers between the set-up and the keyboard.
    let writers: StateWriters
    /// What declarations come to.
    let lookups: Lookups
    /// Whether registrations that code makes, and what observers call back, count.
    let follows: Bool
    /// The navigation bar that a storyboard or code shows the handlers' own controller under; nil for none.
    let navigationBar: BarStyle?
    /// The tab bar that a storyboard or code shows it above; nil for none.
    let tabBar: BarStyle?
    /// A storyboard that may show the controller and does not exist.
    let missingStoryboard: String?
}
