import Foundation
import TestSupport

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

/// The repository's own files.
enum Corpus {
    static let root = Repository.loneCorpus

    static func allFiles() throws -> [URL] {
        try Repository.swiftFiles(below: "TestCorpus").map { root.appending(path: String($0.dropFirst("TestCorpus/".count))) }
    }

    static func files(in folder: String) throws -> [URL] {
        try Repository.names(in: "TestCorpus/" + folder).filter { $0.hasSuffix(".swift") }
            .map { root.appending(path: folder).appending(path: $0) }
    }
}
