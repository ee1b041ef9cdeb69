import LintEngine
import LintPolicy

extension Article {
    /// The article of the only rule without a file in Rules/: it checks comments, so it has neither a pattern nor a run.
    package static var misusedSuppression: Article {
        Article(
            id: MisusedSuppression.rule, title: "Suppression comment without effect", severity: .error,
            properties: ["comments", "since 0.1.0"],
            markdown: """
                # Suppression comment without effect

                ## What it says

                A `keyboardlint:` comment suppresses nothing, names an unknown rule, or cannot be read.

                | found | severity |
                |---|---|
                | a `disable` that suppresses nothing | warning |
                | an `enable` without its `disable` | warning |
                | an `expect` that suppresses nothing | error |
                | an unknown rule, no rule, or an unknown directive | warning |

                ## Why it is bad

                A comment stays in its place when the code under it is fixed or moves. From then on it hides the next mistake in that place. A comment
                with a misspelt rule suppresses nothing, although its author expects it.

                So the linter compares every comment with the findings that it suppressed in this run. Use `expect` for a known mistake that will be
                fixed: it suppresses like `disable`, and becomes an error when the code is right, so that it is removed together with the mistake.

                ## Triggers

                The rule no longer finds anything here:

                ```swift
                // keyboardlint:disable:next frame-height-as-inset - until it is rebuilt
                view.keyboardLayoutGuide.topAnchor.constraint(equalTo: composer.bottomAnchor).isActive = true
                ```

                There is no rule of this name:

                ```swift
                bottom.constant = height  // keyboardlint:disable:this frame-hight-as-inset
                ```

                ## Does not trigger

                ```swift
                // keyboardlint:disable:next frame-height-as-inset - a panel of its height
                panelHeight.constant = frame.height
                ```

                ## How to migrate

                Remove the comment, or spell the rule as `keyboardlint rules` lists it. To keep comments of rules that a project does not run, pass
                `--disable misused-suppression`. A comment cannot suppress these findings.

                ## Known limits

                **False positives.** A comment for a finding that depends on the deployment target, if another target is linted. A comment for a rule
                that does not run is not reported.

                **False negatives.** Comments in files without keyboard notifications, unless a handler reaches the file.

                """)
    }
}
