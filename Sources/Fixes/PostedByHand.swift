import LintEngine
import Vocabulary

extension [FileAnalysis] {
    /// Without fixes after which handlers do not hear any more what other code posts by hand: a test that posts the old name
    /// would fail.
    package var heedingPosts: [FileAnalysis] {
        let posts = flatMap(\.posts).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
        guard !posts.isEmpty else { return self }
        return map { analysis in
            var analysis = analysis
            for position in analysis.findings.indices {
                guard let fix = analysis.findings[position].fix, fix.kind == .timing else { continue }
                let heard = Set(analysis.handlers.filter { $0.type == fix.type }.flatMap(\.observes).map(\.notification))
                let missed = posts.first { $0.notification.beforeMoving != nil && heard.contains($0.notification.rawValue) }
                guard let post = missed else { continue }
                analysis.findings[position].fix = nil
                analysis.findings[position].refusal = .postedByHand(path: post.path, line: post.line)
            }
            return analysis
        }
    }
}
