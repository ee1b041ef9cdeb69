import Behaviour
import KeyboardFacts

/// A file's analysis, with the facts and the runs that it was made of.
package struct Examination {
    package let unit: AnalysisUnit
    package var analysis: FileAnalysis
    /// Nil for a file without handlers.
    package var facts: FileFacts?
    /// One for each object whose handlers run.
    package var runs: [SessionRun] = []
}
