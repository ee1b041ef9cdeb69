/// Code with every construct of the lexical grammar, for tests that mutilate it.
let sample = #####"""
    #!/usr/bin/env swift
    /* block /* nested */ comment */ // line
    /// Documents the controller.
    /** And so does this. */
    @objc(Chat) final class ChatController<Row: Hashable>: UIViewController {
        @IBOutlet weak var bottom: NSLayoutConstraint!
        private let insets = [Int: CGFloat?](), `default` = 0xFF_00, half = 0.5e-1, mask = 0b10 | 0o7 & 0x1p3
        #if os(iOS) && !targetEnvironment(macCatalyst)
        static let shown = #selector(keyboardWillShow(_:)), path = \ChatController.view?.frame
        #endif
        @objc func keyboardWillShow(_ note: Notification) {
            guard let frame = (note.userInfo?[key] as? NSValue)?.cgRectValue, frame.height > 0 else { return }
            bottom?.constant = -frame.height + (view.safeAreaInsets.bottom ?? 0) / 2 * 3
            print("height \(frame.height) of \(names.map { "<\($0)>" }.joined(separator: ", "))\n\u{1F600}")
            log(#"raw \(no) \#(yes) "quoted""#, ##"a"#b"##, """
                one \(frame)
                  two \
                "" three
                """, #"""#)
            let found = text.firstMatch(of: /key(board)?[)\/]+/) ?? try? /^x$/, wide = #/a/b/#
            let long = #/
              multi / line  # comment
              /#
            if #available(iOS 13.0.1, *), tuple.0.1 != nil, 1...5 ~= $0, UIKit::UIView.self === `raw name` { a? .b! : c }
            élan += 数 •+ "👩‍👩‍👧 é" ; <#T##code#>; 'c'
        }
    }

    """#####
