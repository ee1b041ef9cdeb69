import KeyboardModel

/// What was read of content, for as long as nothing changes it.
struct ContentReadings {
    /// What was read last, of all content.
    var last: Reading?

    struct Reading {
        let writes: Int
        let step: Int
        let world: World
        let states: [ContentState]
    }
}
