import Testing

@testable import HandlerInterpreter
