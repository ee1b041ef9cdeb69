import Testing

@testable import KeyboardFacts
