import Testing

@testable import SwiftParser
