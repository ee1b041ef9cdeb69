import PatternMatching
import ProgramIndex
import SourceText

/// Classes elsewhere in the program that inherit a screen: whatever changes the screen's code changes it for their layouts, too.
extension Linter {
    /// Notes for each unit the files that declare heirs of its classes and that running its handlers does not need.
    ///
    /// - Returns: the names of those heirs, by the class that they inherit.
    func noteHeirs(
        _ units: inout [AnalysisUnit], owners: [Set<String>], in library: Library, from search: some SourceSearch,
        with workers: inout some WorkerPool
    ) -> [String: Set<String>] {
        var known = library
        var names = owners.reduce(into: Set<String>()) { $0.formUnion($1) }.filter { !DeclarationIndex.isFramework($0) }
        var asked: Set<String> = []
        while !names.isEmpty {
            asked.formUnion(names)
            let searches = names.map { WordSearch(Array($0.utf8)) }
            let files = search.files(declaring: [], mentioning: names).filter { file in
                searches.contains { file.declaresHeir(of: $0) }
            }
            known.add(files, with: &workers)
            names = known.heirs(of: names).subtracting(asked)
        }
        var found: [String: Set<String>] = [:]
        for position in units.indices {
            let paths = Set(units[position].library.map(\.path)).union([units[position].file.path])
            var heirs: Set<String> = []
            for owner in owners[position] {
                let own = known.heirs(of: [owner], declaredIn: units[position].file.path)
                guard !own.isEmpty else { continue }
                found[owner, default: []].formUnion(own)
                heirs.formUnion(own)
            }
            guard !heirs.isEmpty else { continue }
            units[position].heirs = known.files(declaring: heirs).filter { !paths.contains($0.path) }
        }
        return found
    }
}

extension SourceFile {
    /// Whether the text has `class Name: Base`, a superclass being the first of what a class inherits.
    fileprivate func declaresHeir(of base: WordSearch) -> Bool {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        return base.offsets(in: bytes).contains { start in
            var position = start
            func skip(_ condition: (UInt8) -> Bool) { while position > 0, condition(bytes[position - 1]) { position -= 1 } }
            skip(isBlank)
            guard position > 0, bytes[position - 1] == UInt8(ascii: ":") else { return false }
            position -= 1
            skip(isBlank)
            // Behind the parameters of a generic class its name is not looked for.
            if position > 0, bytes[position - 1] == UInt8(ascii: ">") { return true }
            skip(\.isNameByte)
            skip(isBlank)
            return position >= 5 && bytes[(position - 5)..<position].elementsEqual("class".utf8)
        }
    }
}
