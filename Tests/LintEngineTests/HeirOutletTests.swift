import SourceText
import SwiftParser
import Testing

@testable import Behaviour
@testable import HandlerInterpreter
@testable import ProgramIndex

/// A class that registers and has outlets, which only the scenes of its heirs connect; no handler needs the heirs' files.
struct HeirOutletTests {
    private static let base = """
        class FormBase: UIViewController {
            @IBOutlet var scrollView: UIScrollView!
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
            }
            @objc func show(_ note: Notification) {
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                scrollView.contentInset.bottom = frame.height
            }
        }
        """

    private static func storyboard(_ name: String, endingAbove distance: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects><viewController id="c" customClass="\(name)">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr"/></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="scr" secondAttribute="bottom" constant="\(distance)" id="1"/>
        </constraints>
        </view>
        <connections><outlet property="scrollView" destination="scr" id="o1"/></connections>
        </viewController></objects></scene></scenes>
        </document>
        """
    }

    private func handler(_ second: Int) throws -> Handler {
        let project = Project([
            "FormBase.swift": Self.base,
            "First.swift": "class First: FormBase { func done() { dismiss(animated: true) } }",
            "Second.swift": "class Second: FormBase { func done() { dismiss(animated: true) } }",
            "First.storyboard": Self.storyboard("First", endingAbove: 10),
            "Second.storyboard": Self.storyboard("Second", endingAbove: second),
        ])
        return try #require(project.handlers.first)
    }

    /// It ends at 657 of 667, and an inset of 260 leaves 397.
    @Test func whereTheHeirsHaveItIsWhereItIs() throws {
        let handler = try handler(10)
        #expect(handler.unknowns == [])
        #expect(try handler.scenario("iphone-home-button").steps.first?.legacyBottom == 397)
    }

    @Test func whereTheyDifferItIsAssumed() throws {
        #expect(try handler(24).unknowns == [.assumed(.fills(Filling("scrollView", .view)))])
    }

    /// A scene makes an object of its own class, and an heir that is made without a scene has nothing of it; a nib may be an heir's.
    @Test(arguments: [("FormBase.storyboard", false), ("FormBase.xib", true)])
    func aBaseClasssSceneIsNoHeirs(file: String, isOfHeirs: Bool) throws {
        let isNib = file.hasSuffix(".xib")
        let drawing = isNib ? Self.nib : Self.storyboard("FormBase", endingAbove: 10)
        let index = InterfaceIndex([InterfaceFile(path: file, bytes: Array(drawing.utf8))])
        let code = SourceFile(path: "First.swift", text: Self.base + "\nclass First: FormBase {}")
        let declarations = DeclarationIndex([parse(code)])
        #expect(index.layout(ofClass: "FormBase", in: declarations) != nil)
        #expect((index.layout(ofClass: "First", in: declarations) != nil) == isOfHeirs)
    }

    private static let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormBase">
        <connections><outlet property="view" destination="v" id="o2"/></connections></placeholder>
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr"/></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="scr" secondAttribute="bottom" constant="10" id="1"/>
        </constraints>
        </view>
        </objects>
        </document>
        """
}
