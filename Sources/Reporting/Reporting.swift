import LintEngine
