/// The source of a screen with a list, whose two handlers a test fills in.
enum ChatScreen {
    /// A navigation controller of a storyboard, and what has it in a tab.
    static let stack = #"<navigationController id="tab-stack"/>"#
    static let stackInTab = #"<segue destination="tab-stack" kind="relationship" relationship="viewControllers" id="s9"/>"#

    /// - Parameters:
    ///   - shown: runs as the keyboard comes; `frame` is where it will be.
    ///   - hidden: runs as it leaves.
    ///   - members: of the class, besides.
    ///   - pinned: a view that the set-up pins to the view's bottom edge.
    static func code(
        shown: String, hidden: String, members: String = "", superclass: String = "UIViewController", pinned: String? = nil
    ) -> String {
        """
        class Chat: \(superclass) {
            @IBOutlet var tableView: UITableView!
            override func viewDidLoad() {
                \(pinned.map(pinning) ?? "")
                let center = NotificationCenter.default
                center.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                center.addObserver(
                    self, selector: #selector(hidden), name: UIResponder.keyboardWillHideNotification, object: nil)
            }
            @objc func shown(_ note: Notification) {
                \(readingFrame)\(shown)
            }
            @objc func hidden(_ note: Notification) {
                \(hidden)
            }
            \(members)
        }
        """
    }

    private static func pinning(_ view: String) -> String {
        "view.addSubview(\(view))\n\(view).bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true"
    }

    /// Members: a bar that the set-up ties to the safe area by the constraint `bottom`.
    static let barOnSafeArea = """
        let bar = UIView()
            var bottom: NSLayoutConstraint!
            override func viewWillAppear(_ animated: Bool) {
                view.addSubview(bar)
                bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
                bottom.isActive = true
            }
        """

    /// The same, tied to the view's bottom edge.
    static let barOnView = barOnSafeArea.replacing("view.safeAreaLayoutGuide.bottomAnchor", with: "view.bottomAnchor")

    /// For handlers that read `frame`.
    static let readingFrame =
        "guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }\n"
}
