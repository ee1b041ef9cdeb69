import LintEngine
import LintPolicy

extension Article {
    /// The article of the one rule that has no file in Rules/: it looks at comments, so that neither a pattern nor a run belongs to it.
    package static var misusedSuppression: Article {
        Article(
            id: MisusedSuppression.rule, title: "A comment that should silence findings does not", severity: .error,
            properties: ["comments", "since 0.1.0"],
            markdown: """
                # A comment that should silence findings does not

                ## What it says

                A `keyboardlint:` comment silences nothing, names a rule that does not exist, or is not one that keyboardlint can read.

                | found | severity |
                |---|---|
                | `disable` where the rule it names finds nothing | warning |
                | `enable` of a rule that no `disable` before it is still on for | warning |
                | `expect` where the rule it names finds nothing | error |
                | a rule that does not exist, no rule, or a word that is no directive | warning |

                ## Why it is bad

                A comment stays where it is when the code under it is mended or moves on. From then on it waits for the next mistake in that place, and
                hides it from everybody. One with a misspelt name hides nothing, though its author believes that it does.

                So every comment is held against what it silenced in this run. `expect` is for what is known to be wrong and will be mended:
                it silences like `disable`, and once the code is right it is an error, so that it goes together with the mistake.

                ## Triggers

                The rule finds nothing here any more:

                ```swift
                // keyboardlint:disable:next frame-height-as-inset - until it is rebuilt
                view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
                ```

                A rule of that name does not exist:

                ```swift
                bottom.constant = height  // keyboardlint:disable:this frame-hight-as-inset
                ```

                ## Does not trigger

                ```swift
                // keyboardlint:disable:next frame-height-as-inset - a panel of its height
                panelHeight.constant = frame.height
                ```

                ## How to migrate

                Take the comment away, or spell the rule as `keyboardlint rules` lists it. Where a project wants to keep comments of rules that it
                does not run, `--disable misused-suppression` does without these findings. No comment silences them.

                ## Known limits

                **False positives.** A comment for a rule that this run was told to leave out is not reported; one for a finding that depends on the
                deployment target is, where another target is linted.

                **False negatives.** Comments are read in files with keyboard notifications and in the files that their handlers reach into, in no others.

                """)
    }
}
