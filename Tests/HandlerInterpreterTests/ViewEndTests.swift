import KeyboardFacts
import KeyboardModel
import ProgramIndex
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// Where a moved view rests is what all constraints on it come to, whoever makes them: code, a layout library, a drawing.
///
/// The keyboard is 398 points high.
struct ViewEndTests {
    private static let lift = "bar.transform = CGAffineTransform(translationX: 0, y: -frame.height)"

    private func state(
        _ setup: String, _ write: String = Self.lift, members: String = "",
        in scenario: String = "ipad-stage-manager-partly-covered"
    ) throws -> ContentState {
        let run = Run(
            write,
            members: """
                var k: NSLayoutConstraint!
                let bar = UIView()
                let card = UIView()
                let form = UIScrollView()
                \(members)
                override func viewDidLoad() {
                \(setup)
                }
                """, in: scenario)
        return try #require(run.paths.first?.steps.first?.contents.first)
    }

    @Test(arguments: [
        // The bar ends 6 above the toolbar, which is 44 high and ends with the safe area: 50.
        """
        toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        toolbar.heightAnchor.constraint(equalToConstant: 44).isActive = true
        bar.bottomAnchor.constraint(equalTo: toolbar.topAnchor, constant: -6).isActive = true
        """,
        // The card ends 30 above, the bar 20 above that.
        """
        view.addSubview(card)
        card.addSubview(bar)
        card.snp.makeConstraints { make in make.bottom.equalTo(view.safeAreaLayoutGuide).inset(30) }
        bar.snp.makeConstraints { make in make.edges.equalToSuperview().inset(20) }
        """,
        // The middle of the bar is 80 above, half of its height is 30.
        """
        bar.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -80).isActive = true
        bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
        """,
        // Visual formats: the foot is 44 high, the bar 6 above it.
        """
        view.addSubview(foot)
        foot.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:[bar]-6-[foot(==44)]", options: [], metrics: nil, views: views))
        """,
        // A format's edges are those of the superview: the card's, which ends 42 above.
        """
        view.addSubview(card)
        card.addSubview(bar)
        card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -42).isActive = true
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[bar]-8-|", options: [], metrics: nil, views: views))
        """,
        // A stack ends with the last view in it.
        """
        stack.axis = .vertical
        stack.addArrangedSubview(card)
        stack.addArrangedSubview(bar)
        stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -50).isActive = true
        """,
    ])
    func chainsLeadToTheSafeArea(setup: String) throws {
        let state = try state(setup, members: "let toolbar = UIToolbar()\nlet foot = UIView()\nlet stack = UIStackView()")
        #expect(state.rests == [.safeArea])
        #expect(state.spacing == 50)
        #expect(state.displacement == -398)
        #expect(state.assumptions == [])
    }

    /// The bar stays 16 above the end of the view, and is 30 high: what gives way is the card, which ended another 16 above it.
    @Test func whatEndsAboveAViewThatIsHeldGivesWay() throws {
        let state = try state(
            """
            view.addSubview(bar)
            view.addSubview(card)
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16).isActive = true
            bar.heightAnchor.constraint(equalToConstant: 30).isActive = true
            card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            k = bar.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 16)
            k.isActive = true
            """, "k.constant = 316")
        #expect(state.subject == .view("card"))
        #expect(state.displacement == -300)
        #expect(state.rests == [.viewBottom])
        #expect(state.spacing == 62)
    }

    /// It ends at 150, and is moved up by 398.
    @Test func whatLeavesTheScreenAtItsTopHasNoNeedOfItsOwn() throws {
        let state = try state(
            "view.addSubview(bar)\n"
                + "bar.snp.makeConstraints { make in make.top.equalToSuperview().offset(100); make.height.equalTo(50) }")
        #expect(state.rests == [])
        #expect(state.assumptions == [.unknown(.needOfUntied(.view("bar")))])
    }

    /// Half of the view's height, and half of its own, from the top: it has to stay clear of the keyboard.
    @Test func whatIsHeldByItsMiddleHasAPlace() throws {
        let state = try state(
            """
            view.addSubview(bar)
            bar.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 200).isActive = true
            bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
            """)
        #expect(state.rests == [.viewBottom])
        #expect(state.isCarried)
        #expect(state.assumptions == [])
    }

    @Test func aHeightThatFollowsFromContentLeavesTheEndOpenAndIsNotNoConstraint() throws {
        let state = try state(
            """
            bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
            bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
            """)
        #expect(state.rests == [])
        #expect(state.assumptions == [.unknown(.placeOfOpenEnd(.view("bar")))])
    }

    private static let topAndHeight = """
        bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 546).isActive = true
        bar.heightAnchor.constraint(equalToConstant: 100).isActive = true
        k = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        """

    @Test func aConstraintThatGivesWayMovesNothing() throws {
        // 546 + 100 = 646 is where the view ends; the wish for another place is not granted.
        let state = try state(Self.topAndHeight + "\nk.priority = .defaultLow\nk.isActive = true", "k.constant = -frame.height")
        #expect(state.displacement == 0)
        #expect(state.rests == [])
    }

    @Test func aRequiredOneContradictsWhatHoldsTheView() throws {
        let state = try state(Self.topAndHeight + "\nk.isActive = true", "k.constant = -frame.height")
        #expect(state.rests == [])
        let conflict = try #require(state.conflict)
        #expect(conflict.first != nil && conflict.second != nil && conflict.first != conflict.second)
    }

    @Test(arguments: [
        lift, "k.constant = -frame.height",
    ])
    func whatAScrollViewScrollsHasNoPlaceOnTheScreen(write: String) throws {
        let state = try state(
            """
            view.addSubview(form)
            form.addSubview(card)
            card.addSubview(bar)
            form.snp.makeConstraints { $0.edges.equalTo(view) }
            card.snp.makeConstraints { $0.edges.equalTo(form) }
            k = bar.bottomAnchor.constraint(equalTo: card.bottomAnchor)
            k.isActive = true
            """, write)
        #expect(state.rests == [])
        #expect(state.assumptions == [.unknown(.placeInScrollView(.view("bar"), "form"))])
    }

    @Test func whatIsTiedToTheFrameOfAScrollViewIsOnTheScreen() throws {
        let state = try state(
            """
            view.addSubview(form)
            form.addSubview(bar)
            form.snp.makeConstraints { $0.edges.equalTo(view) }
            bar.bottomAnchor.constraint(equalTo: form.frameLayoutGuide.bottomAnchor, constant: -8).isActive = true
            """)
        #expect(state.rests == [.viewBottom])
        #expect(state.spacing == 8)
    }

    @Test func frameAndInsetOfOneHandlerCountTogether() throws {
        // The list ends at 844 and its content at 810, above the home indicator. Then it ends at 794, where nothing of the safe
        // area is left to adjust for, and its content 286 higher, at 508: 302 higher than it was.
        let state = try state(
            "view.addSubview(tableView)",
            """
            tableView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 50)
            tableView.contentInset.bottom = frame.height - 50
            """, members: "let tableView = UITableView()", in: "iphone-home-indicator")
        #expect(state.sink == .contentInset)
        #expect(state.rests == [.safeArea])
        #expect(state.displacement == -302)
    }

    // MARK: Drawings

    private func drawn(_ views: String, constraints: String = "") throws -> ContentState {
        let text = """
            <document><scenes><scene><objects><viewController id="ctl" customClass="Screen">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(views)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints></view>
            <connections><outlet property="bar" destination="bar"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        let code = """
            class Screen: UIViewController {
                @IBOutlet var bar: UIView!
                func start() {
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func shown(_ note: Notification) {
                    let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                    \(Self.lift)
                }
            }
            """
        let facts = FileFacts(parse(SourceFile(path: "Screen.swift", text: code)))
        let interfaces = InterfaceIndex([InterfaceFile(path: "Main.storyboard", bytes: Array(text.utf8))])
        var scenario = try #require(ScenarioLibrary.standard.first { $0.world.view.safeAreaInsets.bottom > 0 })
        scenario.steps = Array(scenario.steps.prefix(1))
        let run = HandlerInterpreter(index: facts.index, handlers: facts.handlers, interfaces: interfaces).run(scenario)
        return try #require(run.paths.first?.steps.first?.contents.first)
    }

    private func bar(mask: String, y: Int) -> String {
        """
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
        <rect key="frame" x="0" y="\(y)" width="375" height="50"/><autoresizingMask key="autoresizingMask" \(mask)/></view>
        """
    }

    @Test func aFrameThatIsDrawnGoesWithTheSideThatItsMaskKeeps() throws {
        // 667 − 607 − 50 = 10 above the end of the view.
        let low = try drawn(bar(mask: #"flexibleMinY="YES""#, y: 607))
        #expect(low.rests == [.viewBottom])
        #expect(low.spacing == 10)
        let high = try drawn(bar(mask: #"flexibleMaxY="YES""#, y: 100))
        #expect(high.assumptions == [.unknown(.needOfUntied(.view("bar")))])
    }

    @Test func aDrawnViewStandsOnWhatNoOutletHolds() throws {
        // 16 between them, a button of 48, 20 below it: 84.
        let state = try drawn(
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="bar"/>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="button"><constraints>
            <constraint firstAttribute="height" constant="48" id="h"/></constraints></button>
            """,
            constraints: """
                <constraint firstItem="button" firstAttribute="top" secondItem="bar" secondAttribute="bottom" constant="16" id="a"/>
                <constraint firstItem="safe" firstAttribute="bottom" secondItem="button" secondAttribute="bottom" constant="20" id="b"/>
                """)
        #expect(state.rests == [.safeArea])
        #expect(state.spacing == 84)
    }

    @Test func aDrawnScrollViewScrollsWhatIsInIt() throws {
        let state = try drawn(
            """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="form"><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="bar"/></subviews><constraints>
            <constraint firstItem="bar" firstAttribute="bottom" secondItem="form" secondAttribute="bottom" id="a"/>
            <constraint firstItem="bar" firstAttribute="top" secondItem="form" secondAttribute="top" id="b"/></constraints></scrollView>
            """,
            constraints: """
                <constraint firstItem="form" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c"/>
                <constraint firstItem="form" firstAttribute="top" secondItem="root" secondAttribute="top" id="d"/>
                """)
        #expect(state.rests == [])
        #expect(state.assumptions == [.unknown(.placeInScrollView(.view("bar"), nil))])
    }
}
