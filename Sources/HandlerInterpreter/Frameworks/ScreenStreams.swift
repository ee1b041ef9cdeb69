import KeyboardFacts
import SwiftParser

/// Closures that wait for what UIKit tells a screen as it appears: `rx.viewDidLayoutSubviews.take(1).bind { … }` (RxCocoa).
enum ScreenStreams: Framework {
    static let methods: [String: Method] = Dictionary(uniqueKeysWithValues: StreamLibraries.subscribers.map { ($0, subscribe) })

    private static let subscribe: Method = { evaluator, _, call in
        guard evaluator.handler == nil, let subscription = ScreenSubscription(call.node),
            SetUpMethods.all.contains(subscription.method), let closure = call.closures.first,
            let screen = subscription.root.map({ evaluator.evaluate($0, call.scope) }) ?? evaluator.receiver(in: call.scope),
            screen.object == evaluator.controller
        else { return nil }
        var arguments = [Value.unknown(Unknown(subscription.method))]
        if let companion = subscription.companion { arguments.insert(evaluator.evaluate(companion, call.scope), at: 0) }
        // A closure with one parameter gets both as one value.
        if arguments.count > closure.declaration.children(.parameter).count, subscription.isOneValue {
            arguments = [.tuple(arguments.map { (nil, $0) })]
        }
        evaluator.heap.frameworks[Waiting.self].closures[subscription.method, default: []].append((closure, arguments))
        return .unknown(Unknown(call.node))
    }

    struct Waiting: FrameworkState {
        var closures: [String: [(closure: FunctionValue, arguments: [Value])]] = [:]
    }
}

extension Evaluator {
    /// Runs what waits for UIKit to call a method of the screen, after the method itself.
    func runWaiting(for method: String) {
        for (closure, arguments) in heap.frameworks[ScreenStreams.Waiting.self].closures[method] ?? [] {
            resume()
            apply(closure, arguments)
        }
    }
}
