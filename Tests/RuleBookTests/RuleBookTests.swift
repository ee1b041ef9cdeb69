import Testing

@testable import RuleBook
