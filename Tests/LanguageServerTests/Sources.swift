import Foundation

/// Files to lint.
enum Sources {
    /// A field whose bottom constraint takes the keyboard's height; the handler is at lines 14 to 17, the write on line 16.
    static let fieldLiftedByTheKeyboardsHeight = """
        import UIKit

        final class FieldController: UIViewController {
            private let field = UITextField()
            private var bottom: NSLayoutConstraint?

            override func viewDidLoad() {
                bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom?.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                bottom?.constant = -frame.height
            }
        }

        """

    /// The same, with the number from a function that another file declares.
    static let fieldLiftedByAHelper = fieldLiftedByTheKeyboardsHeight.replacing("-frame.height", with: "-lift(for: frame)")

    /// Two screens of which each has handlers of its own.
    static let screens =
        fieldLiftedByTheKeyboardsHeight
        + fieldLiftedByTheKeyboardsHeight.replacing("import UIKit\n\n", with: "\n").replacing(
            "FieldController", with: "NoteController"
        )
        .replacing("-frame.height", with: "-(frame.height - view.safeAreaInsets.bottom)")

    /// The helper: the keyboard's height as it is.
    static let heightHelper = """
        import UIKit

        func lift(for frame: CGRect) -> CGFloat {
            return frame.height
        }

        """
}

/// A folder that goes away with its last user.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "keyboardlint-lsp-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        url = folder.resolvingSymlinksInPath()
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    @discardableResult
    func write(_ content: String, to path: String) throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
        return file
    }
}

/// The repository's own files.
enum Corpus {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "TestCorpus").resolvingSymlinksInPath()

    static func allFiles() throws -> [URL] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        return names.filter { $0.hasSuffix(".swift") }.map { root.appending(path: $0) }
    }

    static func files(in folder: String) throws -> [URL] {
        let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
        return names.filter { $0.hasSuffix(".swift") }.map { root.appending(path: folder).appending(path: $0) }
    }
}
