import SourceText
import SwiftLexer

extension SourceFile {
    /// Whether code makes an object of a class that the file does not declare, and hands it to a function, itself or by the name
    /// of a variable. A function that only the file could call, and does not, says nothing.
    func handsOver(_ type: String) -> Bool {
        let places = words(type)
        guard places.contains(where: { byte(at: $0 + type.utf8.count) == UInt8(ascii: "(") }) else { return false }
        let tokens = lex(self)
        func text(_ index: Int) -> String {
            index >= 0 && index < tokens.count
                ? String(decoding: bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self) : ""
        }
        // A comment has none.
        let mentions = places.compactMap { tokens.index(covering: $0) }
        guard !mentions.contains(where: { ["class", "extension"].contains(text($0 - 1)) }) else { return false }
        func isInUncalled(_ call: Int) -> Bool {
            guard let function = (0..<call).last(where: { text($0) == "func" }) else { return false }
            return ["private", "fileprivate"].contains(text(function - 1))
                && words(text(function + 1)).count { tokens.index(covering: $0) != nil } == 1
        }
        return mentions.contains { call in
            guard text(call + 1) == "(", !isInUncalled(call) else { return false }
            if Self.beforeArguments.contains(text(call - 1)) { return true }
            guard text(call - 1) == "=" else { return false }
            return words(text(call - 2)).compactMap { tokens.index(covering: $0) }.contains { use in
                Self.beforeArguments.contains(text(use - 1)) && [")", ","].contains(text(use + 1))
            }
        }
    }

    private static let beforeArguments: Set<String> = ["(", ":", ","]

    private func byte(at position: Int) -> UInt8? { position < bytes.count ? bytes[position] : nil }
}
