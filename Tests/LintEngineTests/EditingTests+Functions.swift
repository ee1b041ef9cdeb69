import Testing

@testable import Behaviour
@testable import LintEngine

/// Which functions count.
extension EditingTests {
    @Test(arguments: [
        "func textFieldDidBeginEditing(_ textField: UITextField) { self.view.frame.origin.y = -lift }",
        "func textFieldDidBeginEditing(_ textField: UITextField) { view.transform = CGAffineTransform(translationX: 0, y: -80) }",
        "func textFieldDidBeginEditing(_ textField: UITextField) { view.center.y -= 90 }",
        "func textFieldDidBeginEditing(_ textField: UITextField) { view.bounds.origin.y = 90 }",
        "func textFieldDidBeginEditing(_ textField: UITextField) { scroll.contentInset.bottom = 216 }",
        "func textFieldDidBeginEditing(_ f: UITextField) { scroll.contentInset = .init(top: 0, left: 0, bottom: 216, right: 0) }",
        "func textFieldDidBeginEditing(_ f: UITextField) { scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }",
        "func textFieldDidBeginEditing(_ textField: UITextField) { bottom.constant = -216 }",
        "func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { view.frame.origin.y = -90; return true }",
        """
        func textFieldDidBeginEditing(_ textField: UITextField) {
            var frame = view.frame
            frame.origin.y -= 120
            view.frame = frame
        }
        """,
        """
        func textFieldDidBeginEditing(_ textField: UITextField) {
            view.frame = CGRect(x: 0, y: -120, width: view.frame.size.width, height: view.frame.size.height)
        }
        """,
        """
        func hook() { name.addTarget(self, action: #selector(began), for: .editingDidBegin) }
        @objc func began() { view.frame.origin.y = -90 }
        """,
    ])
    func movesForTheKeyboardCount(function: String) {
        let handlers = handlers(screen(function))
        #expect(handlers.count == 1)
        #expect(handlers.first?.outcome != .notExecuted)
    }

    @Test(arguments: [
        // Colours, labels, buttons.
        "func textFieldDidBeginEditing(_ textField: UITextField) { box.alpha = 1; textField.layer.borderWidth = 2 }",
        "func textFieldDidBeginEditing(_ textField: UITextField) { box.frame.origin.y = -18 }",
        "func textFieldDidBeginEditing(_ textField: UITextField) { bottom.constant = -12 }",
        "func textFieldDidBeginEditing(_ textField: UITextField) { box.frame.size.width = 200; box.frame.origin.x = 90 }",
        // Back to the beginning.
        "func textFieldDidBeginEditing(_ textField: UITextField) { scroll.setContentOffset(.zero, animated: true) }",
        // Numbers from elsewhere.
        "func textFieldDidBeginEditing(_ textField: UITextField) { view.frame.origin.y = -textField.frame.minY + 40 }",
        "func textFieldDidBeginEditing(_ f: UITextField) { scroll.contentOffset = CGPoint(x: 0, y: name.frame.minY - 60) }",
        "func textFieldDidBeginEditing(_ textField: UITextField) { view.frame.origin.y = -distance(to: textField) - 100 }",
        // What one types in.
        "func textFieldDidBeginEditing(_ textField: UITextField) { textField.frame.size.height = 120 }",
        // Down.
        "func textFieldDidBeginEditing(_ textField: UITextField) { bottom.constant = 120 }",
        // Something else comes up.
        """
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            view.frame.origin.y = -120
            return false
        }
        """,
        // No method of a field's delegate.
        "func formDidBeginEditing(_ form: Form) { view.frame.origin.y = -120 }",
        "func textFieldDidBeginEditing(_ row: Row) { view.frame.origin.y = -120 }",
        "static func textFieldDidBeginEditing(_ textField: UITextField) { view.frame.origin.y = -120 }",
        "func textViewDidBeginEditing(_ textView: UITextView) { view.frame.origin.y = -120 }",
        // Swift has other names for these.
        "func textFieldDidBeginEditing(textField: UITextField) { view.frame.origin.y = -120 }",
        "private func textFieldDidBeginEditing(_ textField: UITextField) { view.frame.origin.y = -120 }",
        // The end alone.
        "func textFieldDidEndEditing(_ textField: UITextField) { view.frame.origin.y = -120 }",
    ])
    func otherFunctionsDoNot(function: String) {
        #expect(handlers(screen(function)).isEmpty)
    }

    @Test func aTextViewThatGrowsDoesNot() {
        let code = screen(
            "func textViewDidBeginEditing(_ textView: UITextView) { height.constant = 160 }",
            protocols: "UITextViewDelegate", members: "lazy var height = box.heightAnchor.constraint(equalToConstant: 40)")
        #expect(handlers(code).isEmpty)
    }

    /// A header that goes as one searches goes up, too.
    @Test func aHeaderThatGoesDoesNot() {
        let code = screen(
            "func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { top.constant = -120 }",
            protocols: "UISearchBarDelegate", members: "lazy var top = box.topAnchor.constraint(equalTo: view.topAnchor)")
        #expect(handlers(code).isEmpty)
    }

    /// Which view a constraint holds that only a missing storyboard draws, nobody knows.
    @Test func aConstraintOfUnknownEndsDoesNot() {
        let code = screen(
            "func textFieldDidBeginEditing(_ textField: UITextField) { outlet.constant = 260 }",
            members: "@IBOutlet var outlet: NSLayoutConstraint!")
        #expect(handlers(code).isEmpty)
    }

    @Test(arguments: ["UIView", "UITextField", "UITableViewCell", "NSObject", "Elsewhere"])
    func onlyScreensDo(type: String) {
        #expect(handlers(screen(Self.animated, type: type)).isEmpty)
    }

    @Test func aHelperThatIsGivenTheViewMovesIt() {
        let code = screen(
            """
            func textFieldDidBeginEditing(_ textField: UITextField) { slide(true, distance: 135, view: self.view) }
            func textFieldDidEndEditing(_ textField: UITextField) { slide(false, distance: 135, view: self.view) }
            func slide(_ up: Bool, distance: CGFloat, view: UIView) {
                let movement: CGFloat = up ? -distance : distance
                view.frame = view.frame.offsetBy(dx: 0, dy: movement)
            }
            """)
        #expect(handlers(code).count == 2)
        // What is moved inside of the screen is none of it.
        #expect(handlers(code.replacing("view: self.view", with: "view: UIView()")).isEmpty)
    }

    /// The properties of the class are in its own file.
    @Test func anExtensionInAnotherFileMovesWhatItsClassHas() {
        let moves = """
            extension SignIn {
                func textFieldDidBeginEditing(_ textField: UITextField) { self.scroll.contentInset.bottom = 216 }
                func textFieldDidEndEditing(_ textField: UITextField) { self.scroll.contentInset.bottom = 0 }
            }
            """
        #expect(Project(["SignIn.swift": screen(""), "SignIn+Fields.swift": moves]).handlers.count == 2)
        let others = moves.replacing("self.scroll.", with: "elsewhere.")
        #expect(Project(["SignIn.swift": screen(""), "SignIn+Fields.swift": others]).handlers.isEmpty)
    }

    @Test func aScreenIsKnownByItsSuperclassInAnotherFile() {
        let files = ["SignIn.swift": screen(Self.animated, type: "Base"), "Base.swift": "class Base: UIViewController {}"]
        #expect(Project(files).handlers.count == 2)
    }
}
