extension DeclarationIndex {
    /// Whether a type is of Apple's making: by its prefix, or one of those that have none.
    package static func isApple(_ name: String) -> Bool { isFramework(name) || withoutPrefix.contains(name) }

    /// Types of Swift, Foundation, Dispatch, Combine and SwiftUI that handlers name (Apple, the frameworks' documentation). There
    /// is no property to ask for it: an SDK is not at hand. A subject or publisher is none of them, since others run what it is
    /// given.
    private static let withoutPrefix: Set<String> = [
        "Any", "AnyHashable", "AnyObject", "Array", "AttributedString", "Bool", "Bundle", "Calendar", "Character", "CharacterSet",
        "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "Dictionary", "DispatchGroup",
        "DispatchQueue", "DispatchSemaphore", "DispatchTime", "DispatchWorkItem", "Double", "Error", "FileManager", "Float",
        "IndexPath", "IndexSet", "Int", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale", "Logger", "MainActor",
        "Measurement",
        "Mirror", "NotificationCenter", "NumberFormatter", "OSLog", "ObjectIdentifier", "OperationQueue", "Optional",
        "ProcessInfo", "Range", "Result", "RunLoop", "Scanner", "Selector", "Set", "String", "Substring", "Task", "Thread",
        "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLRequest", "URLSession", "UInt", "UUID", "UserDefaults",
        "Void",
    ]
}
