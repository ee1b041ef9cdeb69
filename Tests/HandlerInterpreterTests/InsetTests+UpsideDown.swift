import KeyboardFacts
import KeyboardModel
import ProgramIndex
import Reporting
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// Insets of lists that stand on their heads, as those of chats do.
extension InsetTests {
    @Test(
        arguments: [
            "tableView.transform = CGAffineTransform(scaleX: 1, y: -1)",
            "tableView.transform = CGAffineTransform(rotationAngle: .pi)",
            "tableView.transform = CGAffineTransformMakeScale(1, -1)",
            "tableView.transform = tableView.transform.rotated(by: -CGFloat.pi)",
            "tableView.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)",
            "tableView.transform = .init(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)",
            "tableView.inverted = true",
        ])
    func theTopOfAListOnItsHeadIsItsFoot(turn: String) throws {
        let code = """
            class List: UIViewController {
                lazy var tableView: UITableView = {
                    let tableView = UITableView(frame: .zero, style: .plain)
                    \(turn)
                    tableView.contentInsetAdjustmentBehavior = .never
                    return tableView
                }()
            """
        let raised = try state(code, write: "tableView.contentInset.top = frame.height")
        #expect(raised.displacement == -336)
        #expect(raised.rests == [.viewBottom])
        #expect(try state(code, write: "tableView.contentInset.bottom = frame.height").displacement == 0)
        let whole = "tableView.contentInset = UIEdgeInsets(top: frame.height, left: 0, bottom: 7, right: 0)"
        #expect(try state(code, write: whole).displacement == -336)
    }

    @Test(arguments: ["CGAffineTransform(scaleX: 1, y: 1)", "CGAffineTransform(rotationAngle: 0.1)", ".identity"])
    func aListThatStandsOnItsFeetKeepsItsTop(transform: String) throws {
        let code = """
            class List: UIViewController {
                let tableView = UITableView()
                override func viewDidLoad() { tableView.transform = \(transform) }
            """
        #expect(try state(code).displacement == -302)
        #expect(try state(code, write: "tableView.contentInset.top = frame.height").displacement == 0)
    }

    @Test func whichEndUIKitAdjustsOfAListOnItsHeadIsLeftOpen() throws {
        let code = """
            class List: UIViewController {
                let tableView = UITableView()
                override func viewDidLoad() { tableView.transform = CGAffineTransform(scaleX: 1, y: -1) }
            """
        #expect(try state(code, write: "tableView.contentInset.top = frame.height").rests == [.safeArea, .viewBottom])
    }
}
