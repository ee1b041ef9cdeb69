import Testing

@testable import Behaviour

/// What a report calls code that runs for the keyboard.
struct HandlerNameTests {
    /// A chain that is broken over lines is told in one.
    @Test func aNameHasNoLineBreak() {
        let handlers = Project([
            "Search.swift": """
            import Combine

            class Search: UIViewController {
                var bag: Set<AnyCancellable> = []
                override func viewDidLoad() {
                    NotificationCenter.default
                        .publisher(for: UIResponder.keyboardWillShowNotification)
                        .frobnicated(
                            by: 2)
                        .sink { [weak self] _ in self?.view.alpha = 1 }
                        .store(in: &bag)
                }
            }
            """
        ]).handlers
        #expect(!handlers.isEmpty)
        #expect(handlers.allSatisfy { !$0.name.contains("\n") })
    }
}
