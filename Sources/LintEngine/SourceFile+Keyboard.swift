import SourceText

extension SourceFile {
    /// Whether the file may name a keyboard notification: no spelling of one does without `eyboardWill` or `eyboardDid`, and the libraries
    /// that bring streams of their own are `RxKeyboard.instance` and `reactive.keyboard`.
    package var namesKeyboardNotification: Bool {
        let pair = Array("yb".utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            func has(_ word: StaticString, at start: Int) -> Bool {
                guard start >= 0, start + word.utf8CodeUnitCount <= bytes.count else { return false }
                return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
            }
            return (0..<max(0, bytes.count - 1)).contains { place in
                guard bytes[place] == pair[0], bytes[place + 1] == pair[1] else { return false }
                return has("eyboardWill", at: place - 1) || has("eyboardDid", at: place - 1)
                    || has("RxKeyboard.instance", at: place - 4) || has("reactive.keyboard", at: place - 11)
            }
        }
    }
}
