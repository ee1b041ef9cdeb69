import LintEngine
import Testing

@testable import Fixes

/// What editing starts no fix takes out: nobody registers it, and it may do more than lay out.
@Suite struct EditingFixTests {
    @Test func thereIsNone() {
        let sample = FixSample(
            """
            import UIKit

            final class FormViewController: UIViewController, UITextFieldDelegate {
                private let scrollView = UIScrollView()
                private let name = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    name.delegate = self
                    scrollView.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(scrollView)
                    NSLayoutConstraint.activate([
                        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    ])
                }

                func textFieldDidBeginEditing(_ textField: UITextField) {
                    scrollView.contentInset.bottom = 216
                }

                func textFieldDidEndEditing(_ textField: UITextField) {
                    scrollView.contentInset.bottom = 0
                }
            }
            """)
        #expect(sample.fix == nil)
        #expect(sample.refusal == .startedByEditing(handler: "textFieldDidBeginEditing(_:)"))
    }
}
