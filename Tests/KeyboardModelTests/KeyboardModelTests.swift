import Testing

@testable import KeyboardModel
