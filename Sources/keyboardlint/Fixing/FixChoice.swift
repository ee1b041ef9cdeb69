/// What is to be done with fixes.
struct FixChoice: Equatable {
    /// Whether they are written into the files, or printed as a patch.
    let applies: Bool
    let includesUnsafe: Bool
    let allowsDirty: Bool
    /// A command for the shell, which fails where a fix is not to stay; nil where nobody asks for one.
    let verification: String?

    /// Nil where neither `--fix` nor `--diff` is given.
    init?(_ arguments: Arguments) throws(UsageError) {
        let (applies, shows) = (arguments.has(.fix), arguments.has(.diff))
        if applies, shows { throw UsageError("--fix and --diff do not go together", advice: "--diff shows what --fix would do.") }
        includesUnsafe = arguments.has(.unsafeFixes)
        allowsDirty = arguments.has(.allowDirty)
        verification = arguments.value(of: .verify)
        if verification != nil, !applies {
            throw UsageError("--verify needs --fix", advice: "It says whether an applied fix stays.")
        }
        self.applies = applies
        guard applies || shows else {
            if includesUnsafe || allowsDirty {
                throw UsageError("--unsafe-fixes and --allow-dirty need --fix or --diff")
            }
            return nil
        }
    }
}

extension OptionSyntax {
    static let fix = OptionSyntax("--fix", summary: "apply the safe fixes, then report what remains")
    static let diff = OptionSyntax("--diff", summary: "print the fixes as a patch; exit with 1 if there is one, change nothing")
    static let unsafeFixes = OptionSyntax(
        "--unsafe-fixes", summary: "with --fix or --diff, also the fixes that change something besides the mistakes")
    static let allowDirty = OptionSyntax("--allow-dirty", summary: "with --fix, also change files with uncommitted changes")
    static let verify = OptionSyntax(
        "--verify", takes: "COMMAND",
        summary: "with fixes, run COMMAND in the shell before and after; take back the fixes that it fails with")
}
