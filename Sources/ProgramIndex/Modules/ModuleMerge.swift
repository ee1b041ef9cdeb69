/// Deduplication: one module that several kinds of projects state, as a library's Xcode project, package and podspec do.
struct ModuleMerge {
    /// For each module, the one that stands for it: itself for most.
    private(set) var representatives: [Int]

    /// Different modules of one name, at most; with more, later ones stay by themselves.
    private static let candidateLimit = 8

    /// - Parameter files: of each module, sorted, each once.
    init(_ modules: [StatedModule], files: [[String]]) {
        representatives = Array(modules.indices)
        var kept: [String: [Int]] = [:]
        // What a compiler is driven by comes first, a pod's description for others last.
        let order = modules.indices.sorted { (Self.rank(modules[$0].kind), $0) < (Self.rank(modules[$1].kind), $1) }
        for index in order where !files[index].isEmpty {
            let module = modules[index]
            let same = (kept[module.name] ?? []).first { other in
                modules[other].kind != module.kind
                    && (files[other] == files[index] || module.kind == .podspec && Self.overlap(files[other], files[index]))
            }
            if let same {
                representatives[index] = same
            } else if (kept[module.name]?.count ?? 0) < Self.candidateLimit {
                kept[module.name, default: []].append(index)
            }
        }
    }

    private static func rank(_ kind: Module.Kind) -> Int { Module.Kind.allCases.firstIndex(of: kind) ?? 0 }

    private static func overlap(_ left: [String], _ right: [String]) -> Bool { !Set(left).isDisjoint(with: right) }
}
