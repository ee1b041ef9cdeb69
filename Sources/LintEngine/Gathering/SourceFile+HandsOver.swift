import SourceText
import SwiftLexer

extension SourceFile {
    /// Of some classes, those that the text declares, and those of the others of which code makes an object and hands it to a
    /// function, itself or by the name of a variable. A function that only the file could call, and does not, says nothing.
    func handling(of types: Set<String>) -> (declared: Set<String>, handedOver: Set<String>) {
        lazy var tokens = lex(self)
        func text(_ index: Int) -> String {
            index >= 0 && index < tokens.count
                ? String(decoding: bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self) : ""
        }
        // A comment has none.
        func mentions(_ name: String) -> [Int] { words(name).compactMap { tokens.index(covering: $0) } }
        func isArgument(_ index: Int) -> Bool { ["(", ":", ","].contains(text(index - 1)) }
        func isInUncalled(_ index: Int) -> Bool {
            guard let function = (0..<index).last(where: { text($0) == "func" }) else { return false }
            return ["private", "fileprivate"].contains(text(function - 1)) && mentions(text(function + 1)).count == 1
        }
        func isHandedOver(_ call: Int) -> Bool {
            guard text(call + 1) == "(", !isInUncalled(call) else { return false }
            guard text(call - 1) == "=" else { return isArgument(call) }
            return mentions(text(call - 2)).contains { isArgument($0) && [")", ","].contains(text($0 + 1)) }
        }
        var (declared, handedOver): (Set<String>, Set<String>) = ([], [])
        for type in types {
            let places = words(type)
            if places.contains(where: isDeclared) {
                declared.insert(type)
            } else if places.contains(where: { bytes.dropFirst($0 + type.utf8.count).first == UInt8(ascii: "(") }),
                mentions(type).contains(where: isHandedOver)
            {
                handedOver.insert(type)
            }
        }
        return (declared, handedOver)
    }

    /// Whether what stands at a place is declared or extended there.
    private func isDeclared(at place: Int) -> Bool {
        ["class ", "extension "].contains { bytes[..<place].suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}
