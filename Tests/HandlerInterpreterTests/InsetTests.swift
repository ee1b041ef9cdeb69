import KeyboardFacts
import KeyboardModel
import ProgramIndex
import Reporting
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// Where an inset leaves the content of a scroll view, from what it rested on.
///
/// The device is an iPhone with a home indicator: the safe area ends 34 points above the view's bottom. The keyboard is 336
/// points high, so the guide goes up by 302 from the safe area's end, and by 336 from the view's.
struct InsetTests {
    func states(_ code: String, drawing: String? = nil, write: String) throws -> [ContentState] {
        let handler = """
                @objc func shown(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                    \(write)
                }
                func start() {
                    center.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
            }
            """
        let facts = FileFacts(parse(SourceFile(path: "List.swift", text: code + "\n" + handler)))
        let scenario = try #require(ScenarioLibrary.standard.first { $0.id == "iphone-home-indicator" })
        let files = drawing.map { [InterfaceFile(path: "List.storyboard", bytes: Array($0.utf8))] } ?? []
        let run = HandlerInterpreter(index: facts.index, handlers: facts.handlers, interfaces: InterfaceIndex(files)).run(
            scenario)
        return run.paths[0].steps[0].contents
    }

    func state(
        _ code: String, drawing: String? = nil, write: String = "tableView.contentInset.bottom = frame.height - 34"
    ) throws -> ContentState {
        try #require(states(code, drawing: drawing, write: write).first)
    }

    @Test func theHeightLessTheSafeAreaRaisesAsFarAsTheGuide() throws {
        let state = try state("class List: UIViewController {\n@IBOutlet var tableView: UITableView!")
        #expect(state.displacement == -302)
        #expect(state.rests == [.safeArea])
        #expect(state.assumptions == [])
    }

    @Test func theInsetOfATextCountsLikeThatOfItsView() throws {
        let notes = "class List: UIViewController {\n@IBOutlet var textView: UITextView!"
        let state = try state(notes, write: "textView.textContainerInset.bottom = frame.height - 34")
        // A text begins with an inset of 8 points: 302 less those.
        #expect(state.displacement == -294)
        #expect(state.spacing == 8)
        #expect(state.rests == [.safeArea])
        let both = try states(
            notes, write: "textView.contentInset.bottom = frame.height - 34; textView.textContainerInset.bottom = 20")
        // They add up: 302, and 12 more than before.
        #expect(both.map(\.displacement) == [-314])
    }

    @Test func aTableViewControllerAddsItsOwn() throws {
        let state = try state("class List: UITableViewController {")
        // 302 by the inset and 302 by the controller.
        #expect(state.displacement == -604)
        #expect(
            state.assumptions.map(\.text) == [
                "assumed: the UITableViewController also avoids the keyboard by itself; no code turns that off"
            ])
    }

    @Test func aTableViewControllerThatDoesNotLetItsSuperclassAppearDoesNot() throws {
        let silent = "class List: UITableViewController {\noverride func viewWillAppear(_ animated: Bool) { reload() }"
        #expect(try state(silent).displacement == -302)
        let polite =
            "class List: UITableViewController {\noverride func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }"
        #expect(try state(polite).displacement == -604)
    }

    @Test func aScrollViewThatEndsAboveTheSafeAreaIsRaisedTooFarByAsMuch() throws {
        // The table ends 50 above the safe area, so 252 of the guide's 302 would do.
        let code = """
            class List: UIViewController {
            let tableView = UITableView()
            override func viewDidLoad() {
                tableView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -50).isActive = true
            }
            """
        #expect(try state(code).displacement == -352)
    }

    @Test func anInterfaceFileTellsWhereAScrollViewEnds() throws {
        // 84 above the view's bottom is 50 above the safe area.
        let drawing = """
            <document><scenes><scene><objects><viewController id="ctl" customClass="List">
            <view key="view" id="root"><subviews><tableView id="table"/></subviews>
            <constraints><constraint firstAttribute="bottom" secondItem="table" secondAttribute="bottom" constant="84" id="k"/></constraints>
            </view><connections><outlet property="tableView" destination="table"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        let code = "class List: UIViewController {\n@IBOutlet var tableView: UITableView!"
        #expect(try state(code, drawing: drawing).displacement == -352)
        let atTheEnd = drawing.replacing("constant=\"84\"", with: "constant=\"0\"")
        #expect(try state(code, drawing: atTheEnd).displacement == -302)
    }

    // MARK: What lies below

    /// What code in an initialiser ties, which does not run here, is read as well.
    private func form(_ constraints: String) -> String {
        """
        class List: UIViewController {
            let card = UIView()
            let bar = UIView()
            let tableView = UITableView()
            init() {
                super.init(nibName: nil, bundle: nil)
                view.addSubview(card)
                card.addSubview(tableView)
                NSLayoutConstraint.activate([\(constraints)])
            }
        """
    }

    @Test func aBarBelowIsRoomThatNeedsNoInset() throws {
        // The bar is 50 high and stands on the safe area's end.
        let code = form(
            """
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
            """)
        #expect(try state(code).displacement == -352)
    }

    @Test func aTableInACentredCardEndsWhereNobodyKnows() throws {
        let code = form(
            """
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor), card.heightAnchor.constraint(equalToConstant: 322),
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor)
            """)
        let state = try state(code)
        #expect(state.rests == [])
        #expect(
            state.assumptions.map(\.text) == [
                "unknown: where `tableView` ends: it is tied to `bar`, and no constraint that was run positions `bar`"
            ])
        let inside = try self.state(
            form(
                "card.centerYAnchor.constraint(equalTo: view.centerYAnchor), tableView.bottomAnchor.constraint(equalTo: card.bottomAnchor)"
            )
            .replacing("init() {", with: "override func viewDidLoad() {").replacing(
                "super.init(nibName: nil, bundle: nil)", with: ""))
        #expect(inside.rests == [])
    }

    @Test func aViewAroundItOfWhichNothingIsSaidIsTakenToFillTheScreen() throws {
        let assumption =
            "assumed: `card` ends at the bottom of its view or of the safe area; no constraint that was read says where it ends"
        let tied = try state(form("tableView.bottomAnchor.constraint(equalTo: card.bottomAnchor)"))
        #expect(tied.displacement == -302)
        #expect(tied.assumptions.map(\.text) == [assumption])
        let added = """
            class List: UIViewController {
                let card = UIView()
                let tableView = UITableView()
                override func viewDidLoad() { card.addSubview(tableView) }
            """
        #expect(try state(added).assumptions.map(\.text) == [assumption])
        #expect(try state(added.replacing("card.add", with: "view.add")).assumptions == [])
    }

    /// A list of which nothing is said, above a bar that stands at the end of its view, may end at either.
    @Test func aBarAtTheEndOfTheViewMakesTheEndOfTheListAnAssumption() throws {
        let code = form(
            "bar.heightAnchor.constraint(equalToConstant: 50), bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)"
        ).replacing("card.addSubview(tableView)", with: "view.addSubview(tableView)")
            .replacing("init() {", with: "override func viewDidLoad() {")
            .replacing("super.init(nibName: nil, bundle: nil)", with: "")
        let state = try state(code)
        #expect(state.displacement == -302)
        #expect(state.assumptions.map(\.text) == ["assumed: `tableView` fills its view"])
        let label = code.replacing("bar.heightAnchor", with: "bar.widthAnchor")
        #expect(try self.state(label).assumptions == [])
    }

    /// An interface file that has the list and ties its end to nothing: it may be a strip of 85 points.
    @Test func anInterfaceFileThatLeavesTheEndOpenMakesItAnAssumption() throws {
        func drawing(_ view: String) -> String {
            """
            <document><scenes><scene><objects><viewController id="ctl" customClass="List">\(view)
            <connections><outlet property="tableView" destination="list"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        }
        let code = "class List: UIViewController {\n@IBOutlet var tableView: UITableView!"
        let strip = drawing(
            """
            <view key="view" id="root"><subviews><tableView id="list"/></subviews>
            <constraints><constraint firstItem="list" firstAttribute="height" constant="85" id="h"/></constraints></view>
            """)
        #expect(try state(code, drawing: strip).assumptions.map(\.text) == ["assumed: `tableView` fills its view"])
        let states = try states(code, drawing: strip, write: "tableView.contentInset.bottom = tableView.frame.height")
        // How high it is, the constraint says all the same.
        #expect(states.first?.displacement == -85)
        let root = drawing("<tableView key=\"view\" id=\"list\"/>")
        #expect(try state(code, drawing: root).assumptions == [])
    }

    /// Apple, documentation of `UIModalPresentationStyle`: sheets and popovers leave some of the window to what presents them.
    @Test(arguments: [("formSheet", true), ("pageSheet", true), ("popover", true), ("fullScreen", false)])
    func aSheetIsTakenToFillItsWindowAndThatIsSaid(style: String, isAssumed: Bool) throws {
        let state = try state(
            "class List: UIViewController {\n@IBOutlet var tableView: UITableView!\noverride func viewDidLoad() { modalPresentationStyle = .\(style) }"
        )
        #expect(state.assumptions.map(\.text) == (isAssumed ? ["assumed: `view` fills its window"] : []))
    }

    @Test func aFrameThatIsShortenedIsResizedAndNotMoved() throws {
        let code = "class List: UIViewController {\nlet card = UIView()"
        let resized = try #require(states(code, write: "card.frame.size.height -= 100 + margin").first)
        #expect(resized.movement.verb == .resizes)
        let moved = try #require(states(code, write: "card.frame.origin.y -= 100").first)
        #expect(moved.movement.verb == .raises)
    }

    @Test func whatAContentViewIsTiedToIsNoEnd() throws {
        #expect(try state(form("bar.bottomAnchor.constraint(equalTo: tableView.bottomAnchor)")).displacement == -302)
    }

    /// The bar stands 16 above the safe area's end, where the handler moves it, too; the table ends 66 above it.
    @Test(arguments: [("barBottom.constant = 302 + 16\n", -302.0), ("", -368)])
    func theRoomOfABarThatMovesMovesWithIt(move: String, displacement: Double) throws {
        let code = """
            class List: UIViewController {
                let bar = UIView()
                let tableView = UITableView()
                var barBottom: NSLayoutConstraint!
                override func viewDidLoad() {
                    barBottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16)
                    tableView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -66).isActive = true
                }
            """
        let write = move + "tableView.contentInset.bottom = frame.height - 34"
        let states = try self.states(code, write: write)
        let table = try #require(states.first { $0.sink == .contentInset })
        // An inset of 302, and 66 more if the table stays where it is and those hide behind the keyboard first.
        #expect(table.displacement == displacement)
    }

    @Test func anInsetOfAListAboveTheGuideComesOnTopOfIt() throws {
        let code = form(
            """
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
            """)
        // The guide has lifted the list by 302, and the inset its content by another 302.
        #expect(try state(code).displacement == -604)
    }

    /// Drawn above a button that is 50 high and stands 16 above the safe area's end, with 4 between them: 70 above it.
    @Test(
        arguments: [
            (#"<constraint firstItem="button" firstAttribute="height" constant="50" id="h"/>"#, -372.0),
            ("", nil),
        ])
    func aListAboveADrawnButtonEndsAboveIt(height: String, displacement: Double?) throws {
        let drawing = """
            <document><scenes><scene><objects><viewController id="ctl" customClass="List">
            <view key="view" id="root"><subviews><tableView id="table"/><button id="button"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="button" firstAttribute="top" secondItem="table" secondAttribute="bottom" constant="4" id="a"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="button" secondAttribute="bottom" constant="16" id="b"/>
            \(height)</constraints></view>
            <connections><outlet property="tableView" destination="table"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        let state = try state("class List: UIViewController {\n@IBOutlet var tableView: UITableView!", drawing: drawing)
        guard let displacement else {
            #expect(state.rests == [])
            #expect(
                state.assumptions.first?.text.hasPrefix("unknown: where `tableView` ends: it is tied to `UIButton`") == true)
            return
        }
        // The inset's 302 and the 70 below the list.
        #expect(state.displacement == displacement)
        #expect(state.rests == [.safeArea])
    }
}
