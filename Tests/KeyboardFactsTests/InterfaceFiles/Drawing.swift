@testable import KeyboardFacts
@testable import ProgramIndex

/// Interface files as Xcode writes them, in the few lines a test is about.
///
/// Every drawing has the root view `root` with its safe area `safe` and, inside the root view, the views `list` (a table), `bar`
/// (a plain view with the button `send` in it) and `form` (a scroll view with the view `content` in it).
enum Drawing {
    static func storyboard(
        _ controllerClass: String = "ReplyController", constraints: String, outlets: String, guides: String = "",
        extra: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
            <dependencies><capability name="Safe area layout guides" minToolsVersion="9.0"/></dependencies>
            <scenes><scene sceneID="s01-aa-bbb"><objects>
                <viewController storyboardIdentifier="reply" id="ctl" customClass="\(controllerClass)" customModule="Letters">
                    <layoutGuides>
                        <viewControllerLayoutGuide type="top" id="above"/><viewControllerLayoutGuide type="bottom" id="below"/>
                    </layoutGuides>
                    \(rootView(key: "key=\"view\"", constraints: constraints, guides: guides, extra: extra))
                    <connections>\(outlets)</connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="responder" sceneMemberID="firstResponder"/>
            </objects></scene></scenes>
        </document>
        """
    }

    static func xib(_ ownerClass: String = "ReplyController", constraints: String, outlets: String, extra: String = "") -> String
    {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(ownerClass)" customModule="Letters">
                    <connections>\(outlets)</connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(rootView(key: "", constraints: constraints, guides: "", extra: ""))
                \(extra)
            </objects>
        </document>
        """
    }

    private static func rootView(key: String, constraints: String, guides: String, extra: String) -> String {
        """
        <view \(key) contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <tableView contentMode="scaleToFill" style="plain" id="list">
                    <rect key="frame" x="0.0" y="59" width="390" height="700.5"/>
                </tableView>
                <view id="bar" customClass="LetterBar"><subviews><button id="send"/></subviews></view>
                <scrollView id="form" contentInsetAdjustmentBehavior="never"><subviews><view id="content"/></subviews></scrollView>
                \(extra)
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            \(guides)
            <constraints>\(constraints)</constraints>
        </view>
        """
    }

    /// An outlet of the owner named `bottom`, to the constraint `k`.
    static let bottom = #"<outlet property="bottom" destination="k" id="o"/>"#
}

extension InterfaceFile {
    init(_ path: String, _ text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    init(_ text: String) {
        self.init("Main.storyboard", text)
    }

    /// The constraint that the only outlet leads to.
    var constraint: InterfaceConstraint? {
        guard outlets.count == 1, case .constraint(let constraint) = outlets[0].target else { return nil }
        return constraint
    }

    var edge: BottomEdge? { constraint.map(BottomEdge.init) }
}

extension BottomTie {
    init(_ rest: Rest, raises: Bool, _ constant: Double?, distance: Double = 0, isLimit: Bool = false) {
        self.init(rest: rest, raisesWithConstant: raises, restingConstant: constant, distance: distance, isLimit: isLimit)
    }
}
