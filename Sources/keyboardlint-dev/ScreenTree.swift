import Foundation
import KeyboardModel

/// An app made up for timing: many screens that are laid out by hand, each in a way of its own, among files that are not.
///
/// In most trees nearly all files say nothing about keyboards, and how fast those are passed over is what their times tell. Here
/// running handlers is what takes the time.
struct ScreenTree {
    let screens: Int
    /// A temporary folder.
    let folder: URL

    init(screens: Int) throws {
        self.screens = screens
        folder = FileManager.default.temporaryDirectory.appending(path: "keyboardlint-screens-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(Self.observer, to: "KeyboardObserver.swift")
        for number in 0..<screens {
            try write(screen(number), to: "Screen\(number)ViewController.swift")
            for plain in 0..<9 { try write(Self.model(number, plain), to: "Model\(number)_\(plain).swift") }
        }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to name: String) throws {
        try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    }

    /// Of three screens, one observes by itself, one has a helper call it back, and one asks questions that its code leaves open.
    private func screen(_ number: Int) -> String {
        let name = "Screen\(number)ViewController"
        switch number % 3 {
        case 0:
            return """
                import UIKit

                final class \(name): UIViewController {
                    @IBOutlet private var bottom: NSLayoutConstraint!

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
                    }

                    @objc private func show(_ note: Notification) {
                        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                        bottom.constant = frame.height + \(number)
                        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
                    }

                    @objc private func hide() { bottom.constant = \(number) }
                }
                """
        case 1:
            return """
                import UIKit

                final class \(name): UIViewController, KeyboardObserverDelegate {
                    private let observer = KeyboardObserver()
                    private let scrollView = UIScrollView()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(scrollView)
                        observer.delegate = self
                    }

                    func keyboardMoved(to frame: CGRect) {
                        let covered = view.convert(frame, from: nil).intersection(view.bounds).height
                        scrollView.contentInset.bottom = max(0, covered - view.safeAreaInsets.bottom)
                    }
                }
                """
        default:
            return """
                import UIKit

                final class \(name): UIViewController, KeyboardObserverDelegate {
                    private let observer = KeyboardObserver()
                    private var field: NSLayoutConstraint?
                    var isSearching: Bool { Search.shared.isActive }
                    var hasToolbar: Bool { Settings.shared.showsToolbar }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        observer.delegate = self
                        let bar = UIView()
                        view.addSubview(bar)
                        field = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
                        field?.isActive = true
                    }

                    func keyboardMoved(to frame: CGRect) {
                        var height = max(0, view.bounds.height - view.convert(frame, from: nil).minY)
                        if isSearching { height += 44 }
                        if hasToolbar { height += 49 }
                        if traitCollection.verticalSizeClass == .compact { height -= 8 }
                        field?.constant = height
                    }
                }
                """
        }
    }

    private static let observer = """
        import UIKit

        protocol KeyboardObserverDelegate: AnyObject {
            func keyboardMoved(to frame: CGRect)
        }

        final class KeyboardObserver {
            weak var delegate: KeyboardObserverDelegate?

            init() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(moved(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
            }

            @objc private func moved(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                delegate?.keyboardMoved(to: frame)
            }
        }
        """

    private static func model(_ number: Int, _ plain: Int) -> String {
        let fields = (0..<40).map { "    var field\($0): String = \"value \($0) of \(number)\"" }.joined(separator: "\n")
        return "struct Model\(number)_\(plain): Codable {\n\(fields)\n}\n"
    }
}
