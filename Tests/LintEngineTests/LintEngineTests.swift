import Testing

@testable import LintEngine
