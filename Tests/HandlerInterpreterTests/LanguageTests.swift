import KeyboardModel
import Testing

@testable import HandlerInterpreter

/// The parts of Swift that handlers are written in, each by what it makes of a known number.
struct LanguageTests {
    /// Statements that end in `bottom.constant = …`, and the number that must be there. The keyboard's frame is (0, 412, 1080,
    /// 398).
    @Test(arguments: [
        ("bottom.constant = 12.5", 12.5),
        ("bottom.constant = 0x1F + 1_000", 1031),
        ("bottom.constant = frame.height", 398),
        ("bottom.constant = frame.size.height - 8 * 2", 382),
        ("bottom.constant = -(frame.height - 98) / 3", -100),
        ("bottom.constant = frame.origin.y + frame.minY", 824),
        ("bottom.constant = frame.maxY", 810),
        ("bottom.constant = frame.midX", 540),
        ("bottom.constant = CGRectGetMaxY(frame) - CGRectGetHeight(frame)", 412),
        (
            "let value = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue; bottom.constant = value.CGRectValue().size.height",
            398
        ),
        ("var h = frame.height; h -= 98; h *= 2; bottom.constant = h", 600),
        ("var rect = frame; rect.size.height -= 8; rect.origin.y = 1; bottom.constant = rect.maxY", 391),
        ("var insets = UIEdgeInsets.zero; insets.bottom = 7; bottom.constant = insets.bottom", 7),
        ("let copy = frame; var other = copy; other.size.height = 1; bottom.constant = copy.height", 398),
        ("bottom.constant = frame.height > 300 ? 1 : 2", 1),
        ("bottom.constant = max(0, min(frame.height, 350), 10)", 350),
        ("bottom.constant = abs(-3) + ceil(1.2) + floor(1.8)", 6),
        (
            "if frame.height > 500 { bottom.constant = 1 } else if frame.height == 398 { bottom.constant = 2 } else { bottom.constant = 3 }",
            2
        ),
        ("guard frame.height < 300 else { bottom.constant = 5; return }; bottom.constant = 6", 5),
        (
            "if let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, value.height > 1 { bottom.constant = value.height }",
            398
        ),
        (
            "guard let info = note.userInfo, let d = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double else { return }; bottom.constant = d",
            0.25
        ),
        (
            "let n = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as! UInt; bottom.constant = CGFloat(n << 16)",
            458_752
        ),
        ("UIView.animate(withDuration: 0.2) { self.bottom.constant = 4 }", 4),
        (
            "UIView.animate(withDuration: 0.2, delay: 0, options: [], animations: { [weak self] in guard let self else { return }; self.bottom.constant = 4 }, completion: nil)",
            4
        ),
        ("UIView.animate(withDuration: 0.2, animations: { }) { _ in self.bottom.constant = 9 }", 9),
        ("DispatchQueue.main.async { self.bottom.constant = 1 }; bottom.constant = 2", 1),
        ("let set = { (x: CGFloat) in self.bottom.constant = x * 2 }; set(21)", 42),
        ("func local(_ x: CGFloat) -> CGFloat { return x + 1 }; bottom.constant = local(1)", 2),
        ("self.bottom?.constant = 3", 3),
        ("for step in [1, 2, 3] { bottom.constant = CGFloat(step) }", 3),
        ("var n = 0; while n < 5 { n += 2 }; bottom.constant = CGFloat(n)", 6),
        ("var n = 0; repeat { n += 1; if n == 3 { break } } while true; bottom.constant = CGFloat(n)", 3),
        (
            "switch note.name { case UIResponder.keyboardWillHideNotification: bottom.constant = 1; case UIResponder.keyboardWillShowNotification: bottom.constant = 2; default: break }",
            2
        ),
        ("bottom.constant = note.name == UIResponder.keyboardWillHideNotification ? 0 : frame.height", 398),
        ("if #available(iOS 11.0, *) { bottom.constant = 11 } else { bottom.constant = 10 }", 11),
        ("do { bottom.constant = try number() } catch { bottom.constant = 0 }; func number() throws -> CGFloat { 8 }", 8),
        ("let (a, b) = (1.0, 2.0); bottom.constant = a + b * 10", 21),
        ("let x: CGFloat = if frame.height > 1 { 5 } else { 6 }; bottom.constant = x", 5),
        ("defer { bottom.constant = 1 }; bottom.constant = 2", 1),
        ("let missing: CGRect? = nil; bottom.constant = missing?.height ?? 13", 13),
        (
            "bottom.constant = CGRect(x: 0, y: 0, width: 3, height: 4).height + CGPoint(x: 5, y: 6).y + CGSize(width: 7, height: 8).width",
            17
        ),
        ("bottom.constant = CGFloat([frame.height, 2].count)", 2),
        ("Task { self.bottom.constant = 1 }; bottom.constant = 2", 1),
        ("OperationQueue.main.addOperation { self.bottom.constant = 1 }; bottom.constant = 2", 1),
        // Blocks of the main queue run before what waits for time to pass.
        (
            "CATransaction.setCompletionBlock { self.bottom.constant += 1 }; DispatchQueue.main.async { self.bottom.constant = 7 }",
            8
        ),
        (
            "let item = DispatchWorkItem { self.bottom.constant = 3 }; DispatchQueue.main.async(execute: item); bottom.constant = 4",
            3
        ),
        (
            "var d = 0.0; (note.userInfo![UIResponder.keyboardAnimationDurationUserInfoKey] as! NSValue).getValue(&d); bottom.constant = d",
            0.25
        ),
        ("switch frame.height { case ..<100: bottom.constant = 1; case 300...400: bottom.constant = 2; default: break }", 2),
        // 5 for a key that is not there, 2 more; and the 1.
        (
            "var d = [\"a\": 1.0]; d[\"b\", default: 5] += 2; d[\"c\"] = 9; d[\"c\"] = nil; bottom.constant = d.values.reduce(0, +)",
            8
        ),
        ("var a = [1.0, 2, 3]; a.swapAt(0, 2); a[1...].reversed().forEach { bottom.constant = $0 }", 2),
        ("bottom.constant = [\"x\", \"yy\"].map(\\.count).map(CGFloat.init).max()!", 2),
        ("if view is UIWindow || frame is String { bottom.constant = 1 } else { bottom.constant = 2 }", 2),
        // The rectangle's maximum y is 810.5, its minimum 412.5.
        ("bottom.constant = frame.offsetBy(dx: 0, dy: 0.5).integral.height", 399),
    ])
    func theNumberIsWhatSwiftMakesOfIt(code: String, expected: Double) {
        #expect(Run(code).number == expected, "\(code)")
    }

    @Test(arguments: [
        ("var gap: CGFloat = 8", "bottom.constant = gap", 8.0),
        ("let gap = 8.0", "bottom.constant = self.gap * 2", 16),
        ("let gap = CGFloat()", "bottom.constant = gap + 3", 3),
        ("var count = Int()", "count += 2; bottom.constant = CGFloat(count)", 2),
        ("let isUp = Bool()", "bottom.constant = isUp ? 1 : 2", 2),
        ("var total: CGFloat { return offset + 1 }; var offset: CGFloat = 4", "bottom.constant = total", 5),
        ("var height: CGFloat = 0 { didSet { bottom.constant = height - oldValue } }", "height = 30", 30),
        ("var twice: CGFloat { get { 0 } set { bottom.constant = newValue * 2 } }", "twice = 30", 60),
        ("func lift(by x: CGFloat, extra: CGFloat = 2) { bottom.constant = x + extra }", "lift(by: 3)", 5),
        ("func lift(_ x: CGFloat) -> CGFloat { x * 2 }", "bottom.constant = lift(lift(1))", 4),
        (
            "struct Info { let height: CGFloat; init?(_ note: Notification) { guard let f = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }; height = f.height } }",
            "guard let info = Info(note) else { return }; bottom.constant = info.height", 398
        ),
        ("struct Pair { var a: CGFloat; var b: CGFloat = 2 }", "var p = Pair(a: 1); p.a += 5; bottom.constant = p.a + p.b", 8),
        ("enum Metrics { static let bar: CGFloat = 49 }", "bottom.constant = frame.height - Metrics.bar", 349),
        ("lazy var rest: CGFloat = 3; func viewDidLoad() { rest = 9 }", "bottom.constant = rest", 9),
    ])
    func membersOfTheProgramRun(members: String, code: String, expected: Double) {
        #expect(Run(code, members: members).number == expected, "\(members) / \(code)")
    }

    /// A constant may hold a closure, also one that no type has.
    @Test(arguments: ["fit(21)", "Metrics.fit(21)", "Metrics().fitted(21)"])
    func closuresThatConstantsHoldAreCalled(call: String) {
        let outside = """
            let factor = CGFloat(2)
            let fit: (CGFloat) -> CGFloat = { width in
                if width < 0 { return width }
                return width * factor
            }
            struct Metrics {
                static let fit: (CGFloat) -> CGFloat = { $0 * 2 }
                let fitted = { (width: CGFloat) -> CGFloat in width + width }
            }
            """
        #expect(Run("bottom.constant = \(call)", outside: outside).number == 42)
    }

    @Test func extensionsOfNotificationRun() {
        let outside = """
            extension Notification {
                var keyboardHeight: CGFloat { (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? 0 }
                func covered(less x: CGFloat) -> CGFloat { keyboardHeight - x }
            }
            """
        #expect(Run("bottom.constant = note.keyboardHeight", outside: outside).number == 398)
        #expect(Run("bottom.constant = note.covered(less: 98)", outside: outside).number == 300)
    }

    @Test func superRunsTheSuperclassOfTheSameFile() {
        let run = Run(
            "super.lift(); bottom.constant += 1", members: "",
            outside: "extension UIViewController { func lift() { } }")
        #expect(run.paths[0].trace.writes.last?.after == .text("1 + bottom.constant"))
    }

    @Test func collectionsGrowNoLargerThanALoopVisits() {
        let joined = "var a = [1]; for _ in 0..<900 { a = a + a; a += a; a.append(contentsOf: a) }; bottom.constant = 2"
        #expect(Run(joined).number == 2)
        let mapped = "var a = [1, 2]; for _ in 0..<20 { a = a.flatMap { _ in a } }; bottom.constant = CGFloat(a.count)"
        #expect(Run(mapped).number == Double(Limits.iterations))
    }

    @Test func aCastThatCannotSucceedGivesNil() {
        let code = """
            if let wrong = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? Double { bottom.constant = wrong } else { bottom.constant = 2 }
            """
        #expect(Run(code).number == 2)
    }

    @Test func whatTheProgramDoesNotDeclareAnObjectToBeItIsNot() {
        let code = "if let tall = self as? Tall { bottom.constant = tall.extra } else { bottom.constant = 2 }"
        #expect(Run(code, outside: "protocol Tall { var extra: CGFloat { get } }").number == 2)
        let conforms = "protocol Tall { var extra: CGFloat { get } }; extension Screen: Tall { var extra: CGFloat { 7 } }"
        #expect(Run(code, outside: conforms).number == 7)
        // An object of a subclass may be meant.
        let heir = "protocol Tall { var extra: CGFloat { get } }; class Tower: Screen, Tall { var extra: CGFloat { 9 } }"
        #expect(Run(code, outside: heir).number == nil)
        // A protocol that is declared nowhere may be anything's.
        #expect(Run(code).number == nil)
    }

    @Test func theAppIsTheOneInFront() {
        #expect(Run("bottom.constant = UIApplication.shared.applicationState == .active ? 3 : 4").number == 3)
    }

    /// Apple, UIScrollView.contentInsetAdjustmentBehavior: the default value is automatic.
    @Test func aScrollViewAdjustsItsInsetsUntilCodeSaysOtherwise() {
        let code = """
            switch scrollView.contentInsetAdjustmentBehavior {
            case .never where frame.height > 0: bottom.constant = 1
            default: bottom.constant = 2
            }
            """
        #expect(Run(code).number == 2)
        #expect(Run("scrollView.contentInsetAdjustmentBehavior = .never; " + code).number == 1)
    }
}
