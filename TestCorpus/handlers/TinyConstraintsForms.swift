import TinyConstraints
import UIKit

/// An offset is the constant as it stands.
final class AnswerViewController: UIViewController {
    private let answerBar = UIView()
    private var answerBottom: Constraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(answerBar)
        answerBottom = answerBar.bottomToSuperview(offset: -12, usingSafeArea: true)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let bottom = answerBottom,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let overlap = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY - view.safeAreaInsets.bottom)
        bottom.constant = overlap > 0 ? bottom.constant - overlap : -12
    }
}

/// Insets from the bottom are negative as constants; a height is one.
final class LabelPrinterViewController: UIViewController {
    private let sheet = UIView()
    private let foot = UIView()
    private var sheetEdges: Constraints = []
    private lazy var footHeight = foot.height(20)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(sheet)
        view.addSubview(foot)
        sheetEdges = sheet.edgesToSuperview(excluding: .top, insets: .uniform(7))
        foot.bottomToSuperview()
        footHeight.constant += 1
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        sheetEdges[1].constant -= frame.height
        footHeight.constant += frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        sheetEdges[1].constant = -7
        footHeight.constant = 21
    }
}

/// One constraint gives way to others that are made inactive.
final class WordCountViewController: UIViewController {
    private let counter = UIView()
    private let card = UIView()
    private var resting: Constraint!
    private var raised: Constraints = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.edgesToSuperview()
        card.addSubview(counter)
        resting = counter.bottom(to: card, offset: -9, priority: .defaultHigh)
        raised = [counter.bottomToSuperview(offset: -3, isActive: false)]
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        resting.isActive = false
        raised[0].constant = resting.constant - frame.height
        raised.activate()
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        raised.deActivate()
        resting.isActive = true
        counter.height(30, relation: .equalOrGreater, priority: .defaultLow)
    }
}
