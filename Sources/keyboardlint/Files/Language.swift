#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a file is written in, by its name.
enum Language: Equatable {
    case swift, objectiveC

    /// A file without a known ending was named by the user, who says it is Swift.
    init(fileName name: UnsafePointer<CChar>) {
        let length = strlen(name)
        let isObjectiveC = [".m", ".mm"].contains { (ending: StaticString) in
            let count = ending.utf8CodeUnitCount
            return length > count && memcmp(name + (length - count), ending.utf8Start, count) == 0
        }
        self = isObjectiveC ? .objectiveC : .swift
    }
}
