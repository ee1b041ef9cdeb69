import Testing

@testable import KeyboardFacts
@testable import ProgramIndex

struct InterfaceFileTests {
    private let barAboveBottom =
        #"<constraint firstItem="root" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="16" id="k"/>"#

    private func constraint(_ drawn: String) -> InterfaceConstraint? {
        InterfaceFile(Drawing.storyboard(constraints: drawn, outlets: Drawing.bottom)).constraint
    }

    // MARK: Owners

    @Test func anOutletNamesItsOwnersClassItsModuleAndItsLine() throws {
        let file = InterfaceFile("Reply.storyboard", Drawing.storyboard(constraints: barAboveBottom, outlets: Drawing.bottom))
        let outlet = try #require(file.outlets.first)
        #expect(file.issues == [])
        #expect(file.outlets.count == 1)
        #expect(outlet.path == "Reply.storyboard")
        #expect([outlet.ownerClass, outlet.ownerModule, outlet.property] == ["ReplyController", "Letters", "bottom"])
        // Counted in the text of `Drawing`.
        #expect(outlet.line == 24)
    }

    @Test func aXibsOwnerIsItsPlaceholderAndItsRootViewTheOneConnectedAsView() {
        let viewOutlet = #"<outlet property="view" destination="root" id="v"/>"#
        let other = #"<view id="overlay"/>"#
        let drawing = Drawing.xib(constraints: barAboveBottom, outlets: Drawing.bottom + viewOutlet, extra: other)
        let file = InterfaceFile("Reply.xib", drawing)
        #expect(file.outlets.map(\.property) == ["bottom", "view"])
        guard case .constraint(let constraint)? = file.outlets.first?.target else { return #expect(Bool(false)) }
        #expect(BottomEdge(constraint) == .tied(BottomTie(.viewBottom, raises: true, 16)))
    }

    @Test func aXibThatCodeLoadsPutsItsOnlyViewOverTheOwner() {
        #expect(
            InterfaceFile(Drawing.xib(constraints: barAboveBottom, outlets: Drawing.bottom)).edge
                == .tied(BottomTie(.viewBottom, raises: true, 16)))
        // With two views it is open which of them the owner shows.
        let two = Drawing.xib(constraints: barAboveBottom, outlets: Drawing.bottom, extra: #"<view id="overlay"/>"#)
        #expect(InterfaceFile(two).edge == .other(.bottom))
    }

    @Test func aViewOfTheProgramInsideASceneIsItsOwnRoot() {
        let composer = """
            <view id="composer" customClass="Composer"><subviews><textView id="text"/></subviews>
            <constraints><constraint firstAttribute="bottom" secondItem="text" secondAttribute="bottom" constant="5" id="k"/></constraints>
            <connections>\(Drawing.bottom)</connections></view>
            """
        let file = InterfaceFile(Drawing.storyboard(constraints: "", outlets: "", extra: composer))
        #expect(file.outlets.map(\.ownerClass) == ["Composer"])
        #expect(file.edge == .tied(BottomTie(.viewBottom, raises: true, 5)))
    }

    @Test func aCellsContentViewFillsIt() {
        let cell = """
            <tableViewCell id="cell" customClass="NoteCell"><tableViewCellContentView key="contentView" id="inside">
            <subviews><textView id="text"/></subviews><constraints>
            <constraint firstAttribute="bottom" secondItem="text" secondAttribute="bottom" constant="5" id="k"/></constraints>
            </tableViewCellContentView><connections>\(Drawing.bottom)</connections></tableViewCell>
            """
        let file = InterfaceFile(Drawing.storyboard(constraints: "", outlets: "", extra: cell))
        #expect(file.edge == .tied(BottomTie(.viewBottom, raises: true, 5)))
    }

    @Test func anObjectInASceneServesTheScenesController() {
        let text = Drawing.storyboard(constraints: barAboveBottom, outlets: "").replacing(
            "</objects>",
            with:
                #"<customObject id="mover" customClass="Mover"><connections>\#(Drawing.bottom)</connections></customObject></objects>"#
        )
        #expect(InterfaceFile(text).edge == .tied(BottomTie(.viewBottom, raises: true, 16)))
    }

    @Test func anOutletOfAPlainUIKitClassIsNobodysProperty() {
        let table =
            #"<tableView id="t"><connections><outlet property="dataSource" destination="ctl" id="o"/></connections></tableView>"#
        #expect(InterfaceFile(Drawing.storyboard(constraints: "", outlets: "", extra: table)).outlets.isEmpty)
    }

    // MARK: Constraints

    @Test func whatAConstraintLeavesOutHasTheValueThatXcodeDoesNotWrite() throws {
        let short = try #require(
            constraint(#"<constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="k"/>"#))
        #expect(short.first == InterfaceConstraint.End(item: .rootView, attribute: .bottom))
        #expect(short.relation == .equal)
        #expect([short.multiplier, short.constant, short.priority] == [1, 0, 1000])
        #expect(short.isInstalledEverywhere)
    }

    @Test func numbersAreReadAsTheyStand() throws {
        let full = try #require(
            constraint(
                """
                <constraint firstItem="bar" firstAttribute="height" relation="lessThanOrEqual" secondItem="list" \
                secondAttribute="height" multiplier="9:16" constant="185.66666666666663" priority="750" id="k"/>
                """))
        #expect(full.relation == .lessThanOrEqual)
        #expect([full.multiplier, full.constant, full.priority] == [0.5625, 185.66666666666663, 750])
    }

    @Test func aConstantThatTheRunningAppChoosesIsNotKnown() {
        let spacing = """
            <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="20" symbolic="YES" id="k"/>
            """
        #expect(constraint(spacing)?.constant == .some(nil))
        let beside = spacing.replacing(#"firstAttribute="bottom""#, with: #"firstItem="list" firstAttribute="top""#)
        #expect(constraint(beside.replacing("20", with: "8"))?.constant == 8)
        let varied = """
            <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="58" id="k">
            <variation key="heightClass=compact" constant="40"/></constraint>
            <constraint firstAttribute="top" secondItem="bar" secondAttribute="top" constant="3" id="j"/>
            """
        #expect(constraint(varied)?.constant == .some(nil))
        let after = varied.replacing(#"id="k""#, with: #"id="i""#).replacing(#"id="j""#, with: #"id="k""#)
        #expect(constraint(after)?.constant == 3)
    }

    @Test func aConstraintSwitchedOffInSomeSizeClassesIsSaidSo() {
        let text = Drawing.storyboard(constraints: barAboveBottom, outlets: Drawing.bottom).replacing(
            "</constraints>",
            with: #"</constraints><variation key="default"><mask key="constraints"><exclude reference="k"/></mask></variation>"#)
        #expect(InterfaceFile(text).constraint?.isInstalledEverywhere == false)
    }

    @Test func aConstraintThatXcodeRemovesWhenItBuildsIsNoTarget() {
        let drawn = barAboveBottom.replacing("/>", with: #" placeholder="YES"/>"#)
        let file = InterfaceFile(Drawing.storyboard(constraints: drawn, outlets: Drawing.bottom))
        #expect(file.outlets.map(\.target) == [.other])
    }

    // MARK: Views

    @Test func aViewOutletTellsClassFrameInsetBehaviorAndWhatHoldsItsBottom() throws {
        let drawn =
            #"<constraint firstItem="safe" firstAttribute="bottom" secondItem="list" secondAttribute="bottom" constant="2" id="k"/>"#
        let outlets = ["list", "form", "bar", "content"].map { #"<outlet property="\#($0)" destination="\#($0)" id="o\#($0)"/>"# }
        let file = InterfaceFile(Drawing.storyboard(constraints: drawn, outlets: outlets.joined()))
        let views = file.outlets.compactMap { if case .view(let view) = $0.target { view } else { nil } }
        try #require(views.count == 4)
        #expect(views.map(\.className) == ["UITableView", "UIScrollView", "LetterBar", "UIView"])
        #expect(views.map(\.contentInsetAdjustmentBehavior) == [nil, "never", nil, nil])
        #expect(views[0].frame == InterfaceView.Frame(x: 0, y: 59, width: 390, height: 700.5))
        #expect(views[1].frame == nil)
        #expect(views[0].bottom == BottomTie(.safeArea, raises: true, 2))
        #expect(views.dropFirst().allSatisfy { $0.bottom == nil })
        #expect(views.map(\.isInRootView) == [true, true, true, true])
    }

    @Test func theStrongestConstraintHoldsAViewsBottom() {
        let drawn = """
            <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="1" priority="750" id="a"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="2" id="b"/>
            <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="3" priority="250" id="c"/>
            """
        let outlet = #"<outlet property="bar" destination="bar" id="o"/>"#
        let file = InterfaceFile(Drawing.storyboard(constraints: drawn, outlets: outlet))
        guard case .view(let view)? = file.outlets.first?.target else { return #expect(Bool(false)) }
        #expect(view.bottom == BottomTie(.safeArea, raises: true, 2))
    }

    @Test func anOutletToAControllerOrToNothingIsNotAView() {
        let outlets = """
            <outlet property="parent" destination="ctl" id="a"/><outlet property="gone" destination="nowhere" id="b"/>
            """
        #expect(InterfaceFile(Drawing.storyboard(constraints: "", outlets: outlets)).outlets.map(\.target) == [.other, .other])
    }
}
