import LintEngine

/// What analyses come to after what was typed since they were made, by the positions of a project's units.
///
/// Of most keys it is certain that they change nothing that was found: those are told at once, and the next key is compared with
/// them. Of the others, what was found before is told first, and the analysis is finished when nothing else waits.
struct TypedAnalyses {
    /// What is told.
    private(set) var told: [Int: FileAnalysis] = [:]
    /// Those of which only an approximation is told.
    private(set) var unfinished: [(position: Int, unit: AnalysisUnit)] = []
    /// What is known for certain, and of what.
    private var bases: [Int: Base] = [:]

    struct Base {
        let unit: AnalysisUnit
        let analysis: FileAnalysis
    }

    var isEmpty: Bool { told.isEmpty }

    func base(at position: Int) -> Base? { bases[position] }

    /// Tells what an analysis comes to after the last key.
    ///
    /// - Parameter base: what is known of the unit as it was.
    /// - Returns: whether that can be told without making it.
    mutating func tell(
        _ unit: AnalysisUnit, at position: Int, from base: Base, _ carryOver: CarryOver, _ files: inout ParsedFiles
    ) -> Bool {
        if unit.hasSameFiles(as: base.unit) {
            told[position] = base.analysis
            bases[position] = base
            return true
        }
        if let analysis = carryOver.moved(base.analysis, from: base.unit, to: unit, &files) {
            told[position] = analysis
            bases[position] = Base(unit: unit, analysis: analysis)
            return true
        }
        guard let analysis = carryOver.approximated(base.analysis, from: base.unit, to: unit) else { return false }
        told[position] = analysis
        bases[position] = base
        unfinished.append((position, unit))
        return true
    }

    /// Finishes those analyses for which some of a file's screens are run.
    ///
    /// - Returns: those that have to be made as a whole.
    mutating func finish(_ carryOver: CarryOver, _ files: inout ParsedFiles) -> [(position: Int, unit: AnalysisUnit)] {
        defer { unfinished = [] }
        return unfinished.filter { position, unit in
            told[position] = bases[position].flatMap {
                carryOver.updated($0.analysis, from: $0.unit, to: unit, &files)
            }
            return told[position] == nil
        }
    }

    /// An analysis was made as a whole.
    mutating func forget(_ position: Int) {
        told[position] = nil
        bases[position] = nil
    }
}
