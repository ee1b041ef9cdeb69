import Testing

@testable import KeyboardFacts
@testable import ProgramIndex

/// What changing a drawn constraint does to the content, for every way in which public apps draw the ones their handlers change.
struct BottomEdgeTests {
    private func edge(_ constraint: String, guides: String = "", extra: String = "") -> BottomEdge? {
        InterfaceFile(Drawing.storyboard(constraints: constraint, outlets: Drawing.bottom, guides: guides, extra: extra)).edge
    }

    // MARK: The usual order, container first: a larger constant raises

    @Test func theViewFirstThenTheContentIsRaisedByTheConstantFromTheViewsEdge() {
        let drawn =
            #"<constraint firstItem="root" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="16" id="k"/>"#
        #expect(edge(drawn) == .tied(BottomTie(.viewBottom, raises: true, 16)))
    }

    @Test func aConstraintWithoutAFirstItemMeansTheViewInWhoseListItStands() {
        let drawn = #"<constraint firstAttribute="bottom" secondItem="list" secondAttribute="bottom" id="k"/>"#
        #expect(edge(drawn) == .tied(BottomTie(.viewBottom, raises: true, 0)))
    }

    @Test func theSafeAreaFirstIsRaisedFromTheSafeArea() {
        let drawn = #"<constraint firstItem="safe" firstAttribute="bottom" secondItem="form" secondAttribute="bottom" id="k"/>"#
        #expect(edge(drawn) == .tied(BottomTie(.safeArea, raises: true, 0)))
    }

    @Test func aMinimumDistanceIsALimitAndNotAPlace() {
        let drawn = """
            <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="form" secondAttribute="bottom" id="k"/>
            """
        #expect(edge(drawn) == .tied(BottomTie(.viewBottom, raises: true, 0, isLimit: true)))
    }

    @Test func aMaximumDistanceHoldsNoContentUp() {
        let drawn = """
            <constraint firstAttribute="bottom" relation="lessThanOrEqual" secondItem="form" secondAttribute="bottom" id="k"/>
            """
        #expect(edge(drawn) == .other(.bottom))
    }

    @Test func theOldBottomLayoutGuideIsTheSafeAreaAtItsTopAndTheViewAtItsBottom() {
        let top =
            #"<constraint firstItem="below" firstAttribute="top" secondItem="bar" secondAttribute="bottom" constant="8" id="k"/>"#
        #expect(edge(top) == .tied(BottomTie(.safeArea, raises: true, 8)))
        let bottom = #"<constraint firstItem="below" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="k"/>"#
        #expect(edge(bottom) == .tied(BottomTie(.viewBottom, raises: true, 0)))
    }

    @Test func theRootViewsMarginIsItsSafeArea() {
        let drawn = #"<constraint firstAttribute="bottomMargin" secondItem="bar" secondAttribute="bottom" constant="4" id="k"/>"#
        #expect(edge(drawn) == .tied(BottomTie(.safeArea, raises: true, 4)))
    }

    // MARK: The other order: a smaller constant raises

    @Test func theContentFirstIsRaisedByANegativeConstant() {
        let drawn = """
            <constraint firstItem="bar" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" constant="-12" id="k"/>
            """
        #expect(edge(drawn) == .tied(BottomTie(.safeArea, raises: false, -12)))
    }

    @Test func theContentFirstIsLimitedByTheOtherInequality() {
        let drawn = """
            <constraint firstItem="bar" firstAttribute="bottom" relation="RELATION" secondItem="root" secondAttribute="bottom" id="k"/>
            """
        let lessThan = drawn.replacing("RELATION", with: "lessThanOrEqual")
        #expect(edge(lessThan) == .tied(BottomTie(.viewBottom, raises: false, 0, isLimit: true)))
        #expect(edge(drawn.replacing("RELATION", with: "greaterThanOrEqual")) == .other(.bottom))
    }

    // MARK: Views between

    @Test func whatIsTiedToAViewThatIsTiedToTheBottomRestsWhereThatOneDoes() {
        let drawn = """
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="10" id="j"/>
            <constraint firstItem="bar" firstAttribute="bottom" secondItem="send" secondAttribute="bottom" constant="6" id="k"/>
            """
        #expect(edge(drawn) == .tied(BottomTie(.safeArea, raises: true, 6, distance: 10)))
    }

    @Test func aViewThatNothingTiesHoldsNothing() {
        let drawn = #"<constraint firstItem="bar" firstAttribute="bottom" secondItem="send" secondAttribute="bottom" id="k"/>"#
        #expect(edge(drawn) == .other(.bottom))
    }

    @Test func whatIsTiedInsideAScrollViewIsItsContentAndScrolls() {
        let drawn = """
            <constraint firstAttribute="bottom" secondItem="form" secondAttribute="bottom" id="j"/>
            <constraint firstItem="form" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" constant="6" id="k"/>
            """
        #expect(edge(drawn) == .other(.bottom))
    }

    @Test func aBarBesideAScrollViewRestsWhereTheScrollViewEnds() {
        let drawn = """
            <constraint firstItem="form" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" constant="-4" id="j"/>
            <constraint firstItem="form" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="6" id="k"/>
            """
        #expect(edge(drawn) == .tied(BottomTie(.safeArea, raises: true, 6, distance: 4)))
    }

    @Test func twoViewsThatAreBothHeldLeaveOpenWhichGivesWay() {
        let drawn = """
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="i"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="list" secondAttribute="bottom" id="j"/>
            <constraint firstItem="list" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="k"/>
            """
        #expect(edge(drawn) == .other(.bottom))
    }

    @Test func anotherConstraintOnTheSameViewDoesNotHideWhatThisOneHoldsItTo() {
        let drawn = """
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" priority="250" id="j"/>
            <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="6" id="k"/>
            """
        #expect(edge(drawn) == .tied(BottomTie(.viewBottom, raises: true, 6)))
    }

    @Test func theSafeAreaOfASubviewIsNotTheScreens() {
        let inner = #"<view id="panel"><viewLayoutGuide key="safeArea" id="inner"/></view>"#
        let drawn = #"<constraint firstItem="inner" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="k"/>"#
        #expect(edge(drawn, extra: inner) == .other(.bottom))
    }

    // MARK: Not offsets

    @Test func aHeightResizes() {
        #expect(edge(#"<constraint firstItem="bar" firstAttribute="height" constant="150" id="k"/>"#) == .resizes)
        let shared = #"<constraint firstItem="bar" firstAttribute="height" secondItem="root" secondAttribute="height" id="k"/>"#
        #expect(edge(shared) == .resizes)
    }

    @Test func aTopEdgeIsNotABottomEdgeWhateverTheOutletIsCalled() {
        let drawn = """
            <constraint firstItem="bar" firstAttribute="top" relation="greaterThanOrEqual" secondItem="above" \
            secondAttribute="bottom" id="k"/>
            """
        #expect(edge(drawn) == .other(.top))
        let reversed =
            #"<constraint firstItem="safe" firstAttribute="bottom" secondItem="bar" secondAttribute="top" constant="80" id="k"/>"#
        #expect(edge(reversed) == .other(.top))
    }

    @Test func aCentreIsMovedAndNotTied() {
        let drawn = #"<constraint firstItem="bar" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="k"/>"#
        #expect(edge(drawn) == .other(.centerY))
    }

    @Test func aMultipleOfTheBottomEdgeIsAProportion() {
        let drawn = """
            <constraint firstItem="bar" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" multiplier="3:4" id="k"/>
            """
        #expect(edge(drawn) == .other(.bottom))
    }

    @Test func theKeyboardLayoutGuideNeedsNoHandler() {
        let drawn = #"<constraint firstItem="kb" firstAttribute="top" secondItem="bar" secondAttribute="bottom" id="k"/>"#
        #expect(edge(drawn, guides: #"<viewLayoutGuide key="keyboard" id="kb"/>"#) == .other(.bottom))
    }

    // MARK: Several connections

    @Test func equalMeaningsAreOne() {
        let tied = BottomEdge.tied(BottomTie(.safeArea, raises: true, 8))
        #expect(BottomEdge.agreed([tied, tied]) == tied)
        #expect(BottomEdge.agreed([.resizes, .resizes]) == .resizes)
    }

    @Test func meaningsThatDifferInTheConstantAloneLeaveItOpen() {
        let edges = [8.0, 12].map { BottomEdge.tied(BottomTie(.safeArea, raises: true, $0)) }
        #expect(BottomEdge.agreed(edges) == .tied(BottomTie(.safeArea, raises: true, nil)))
    }

    @Test func meaningsThatDifferAreNone() {
        let raises = BottomEdge.tied(BottomTie(.safeArea, raises: true, 8))
        #expect(BottomEdge.agreed([raises, .tied(BottomTie(.safeArea, raises: false, 8))]) == nil)
        #expect(BottomEdge.agreed([raises, .tied(BottomTie(.viewBottom, raises: true, 8))]) == nil)
        #expect(BottomEdge.agreed([raises, .resizes]) == nil)
        #expect(BottomEdge.agreed([.other(.top), .other(.bottom)]) == nil)
        #expect(BottomEdge.agreed([]) == nil)
    }
}
