import Testing

@testable import PatternMatching
