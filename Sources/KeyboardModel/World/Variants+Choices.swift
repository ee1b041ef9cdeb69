/// The variants by name, for files and tables.
extension Variants {
    package struct Choice: Sendable {
        package var name: String
        /// Their names, the default first.
        package var values: [String]
        package var get: @Sendable (Variants) -> String
        /// False if there is no such value.
        package var set: @Sendable (inout Variants, String) -> Bool

        fileprivate init<Value: RawRepresentable & CaseIterable & Sendable>(
            _ name: String, _ path: WritableKeyPath<Variants, Value> & Sendable
        ) where Value.RawValue == String {
            self.name = name
            values = Value.allCases.map(\.rawValue)
            get = { $0[keyPath: path].rawValue }
            set = { variants, name in
                guard let value = Value(rawValue: name) else { return false }
                variants[keyPath: path] = value
                return true
            }
        }
    }

    package static let choices = [
        Choice("slideOverFrame", \.slideOverFrame), Choice("detaching", \.detaching),
        Choice("docking", \.docking),
        Choice("detachedHeightChange", \.detachedHeightChange), Choice("repeatedShow", \.repeatedShow),
        Choice("crossFadeShow", \.crossFadeShow), Choice("rearranging", \.rearranging),
        Choice("accessoryFrameSpace", \.accessoryFrameSpace), Choice("restingPlace", \.restingPlace),
        Choice("undockedBottomEdge", \.undockedBottomEdge),
        Choice("miniToolbarInStageManager", \.miniToolbarInStageManager),
        Choice("trackingWithoutFollowing", \.trackingWithoutFollowing),
        Choice("willNotifications", \.willNotifications),
    ]
}
