import ProgramIndex
import SourceText

/// A file, or a part of one, that the run says nothing about, and why.
package struct NotAnalysed: Sendable, Encodable {
    package var path: String
    /// Nil where the whole file is meant.
    package var range: SourceRange?
    /// Lower case, one sentence without a full stop: "is not valid UTF-8 (byte 1,024)".
    package var reason: String

    package init(path: String, range: SourceRange? = nil, reason: String) {
        self.path = path
        self.range = range
        self.reason = reason
    }
}

extension Uncompiled {
    /// What the report says of a file.
    var reason: String {
        switch self {
        case .unlisted(let project): "no target of \(project) compiles it"
        case .otherCopy(let pod, let folder, let podfile): "\(podfile) takes the pod \(pod) from \(folder), not from here"
        }
    }
}
