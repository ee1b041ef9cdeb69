import KeyboardModel
import Testing

@Suite("Auto Layout, as far as the guide needs it")
struct LayoutSolverTests {
    let solver = LayoutSolver(world: Worlds.world(Worlds.fullScreen, safeArea: EdgeInsets(top: 20, bottom: 34)), guide: .init())

    func anchor(_ name: String, _ attribute: LayoutAnchor.Attribute) -> LayoutAnchor {
        LayoutAnchor(.subview(name), attribute)
    }

    func view(_ attribute: LayoutAnchor.Attribute) -> LayoutAnchor { LayoutAnchor(.view, attribute) }

    /// A frame of 100 × 50 in the corner, so that tests constrain only what they are about.
    func placed(_ name: String, except: LayoutAnchor.Attribute...) -> [LayoutConstraint] {
        [
            LayoutConstraint("left", anchor(name, .left)), LayoutConstraint("top", anchor(name, .top)),
            LayoutConstraint("width", anchor(name, .width), constant: 100),
            LayoutConstraint("height", anchor(name, .height), constant: 50),
        ].filter { !except.contains($0.first.attribute) }
    }

    @Test func constantsMultipliersAndCentres() {
        let solution = solver.solve([
            LayoutConstraint("centre x", anchor("box", .centerX), .equal, view(.centerX)),
            LayoutConstraint("centre y", anchor("box", .centerY), .equal, view(.centerY), constant: -10),
            LayoutConstraint("half", anchor("box", .width), .equal, view(.width), multiplier: 0.5),
            LayoutConstraint("square", anchor("box", .height), .equal, anchor("box", .width), multiplier: 0.2),
        ])
        // 500 × 100 around (500, 390).
        #expect(solution.frames["box"] == Rect(x: 250, y: 340, width: 500, height: 100))
        #expect(solution.ambiguous.isEmpty && solution.conflicting.isEmpty)
    }

    @Test func inequalitiesHoldAndLowerPrioritiesGiveWay() {
        let wanted = LayoutConstraint("wanted", anchor("box", .bottom), .equal, view(.bottom), priority: 750)
        let limit = LayoutConstraint("limit", anchor("box", .bottom), .lessOrEqual, LayoutAnchor(.safeArea, .bottom))
        let solution = solver.solve(placed("box", except: .top) + [wanted, limit])
        // As low as the limit lets it: 800 − 34 − 50.
        #expect(solution.frames["box"]?.minY == 716)
        #expect(solution.conflicting.isEmpty && solution.ambiguous.isEmpty)
        let higher = LayoutConstraint("at least", anchor("box", .top), .greaterOrEqual, nil, constant: 740)
        #expect(solver.solve(placed("box", except: .top) + [wanted, limit, higher]).conflicting.isEmpty == false)
    }

    @Test func aHigherPriorityIsNeverSacrificedForSeveralLowerOnes() {
        let one = LayoutConstraint("one", anchor("box", .top), constant: 10, priority: 500)
        let many = (1...5).map { LayoutConstraint("many \($0)", anchor("box", .top), constant: 300, priority: 499) }
        #expect(solver.solve(placed("box", except: .top) + many + [one]).frames["box"]?.minY == 10)
    }

    @Test func requiredConstraintsThatContradictEachOtherAreNamed() {
        let solution = solver.solve(
            placed("box", except: .top) + [
                LayoutConstraint("up", anchor("box", .top)), LayoutConstraint("down", anchor("box", .top), constant: 100),
            ])
        #expect(solution.conflicting == ["up"] || solution.conflicting == ["down"])
    }

    @Test func whatConstraintsDoNotSettleIsCalledAmbiguous() {
        let solution = solver.solve(placed("box", except: .top) + placed("settled"))
        #expect(solution.ambiguous == ["box"])
        let bounded = solver.solve(
            placed("box", except: .top) + [LayoutConstraint("below", anchor("box", .top), .greaterOrEqual, nil, constant: 5)])
        #expect(bounded.ambiguous == ["box"], "a limit on one side settles nothing")
    }

    @Test func leadingIsTheRightSideFromRightToLeft() {
        var solver = solver
        solver.world.view.layoutDirection = .rightToLeft
        let solution = solver.solve(
            placed("box", except: .left) + [LayoutConstraint("leading", anchor("box", .leading), .equal, view(.leading))])
        // 1000 wide: the right edge at 1000.
        #expect(solution.frames["box"]?.minX == 900)
    }

    @Test func negativeOriginsAreAllowed() {
        let solution = solver.solve(
            placed("box", except: .left) + [LayoutConstraint("outside", anchor("box", .right), .equal, view(.left))])
        #expect(solution.frames["box"]?.minX == -100)
    }
}

/// The two samples of the talks, whole.
@Suite("The talks' samples")
struct TalkTests {
    let homeIndicator = EdgeInsets(top: 20, bottom: 34)

    func anchor(_ name: String, _ attribute: LayoutAnchor.Attribute) -> LayoutAnchor {
        LayoutAnchor(.subview(name), attribute)
    }

    func guide(_ attribute: LayoutAnchor.Attribute) -> LayoutAnchor { LayoutAnchor(.keyboardLayoutGuide, attribute) }

    // MARK: WWDC23 session 10281: a bar that stays above the keyboard and, without one, above the home indicator

    /// The four constraints of the talk, the field's height of 34 points, and a backdrop that is no higher than it must be.
    var accessoryBar: [LayoutConstraint] {
        [
            LayoutConstraint(
                "field below backdrop's top", anchor("field", .top), .equal, anchor("backdrop", .top),
                constant: LayoutConstraint.systemSpacing),
            LayoutConstraint(
                "field above guide", guide(.top), .greaterOrEqual, anchor("field", .bottom),
                constant: LayoutConstraint.systemSpacing),
            LayoutConstraint("backdrop to guide", guide(.top), .equal, anchor("backdrop", .bottom)),
            LayoutConstraint(
                "field in safe area", LayoutAnchor(.safeArea, .bottom), .greaterOrEqual, anchor("field", .bottom)),
            LayoutConstraint("field height", anchor("field", .height), constant: 34),
            LayoutConstraint("backdrop low", anchor("backdrop", .height), priority: 1),
        ]
            + ["field", "backdrop"].flatMap { name in
                [
                    LayoutConstraint("\(name) left", anchor(name, .left), .equal, LayoutAnchor(.view, .left)),
                    LayoutConstraint("\(name) right", anchor(name, .right), .equal, LayoutAnchor(.view, .right)),
                ]
            }
    }

    func bar(_ world: World, usesBottomSafeArea: Bool = false) -> (field: Rect<ViewSpace>?, backdrop: Rect<ViewSpace>?) {
        let solver = LayoutSolver(world: world, guide: KeyboardLayoutGuide(usesBottomSafeArea: usesBottomSafeArea))
        let solution = solver.solve(accessoryBar)
        #expect(solution.conflicting.isEmpty && solution.ambiguous.isEmpty)
        return (solution.frames["field"], solution.frames["backdrop"])
    }

    /// WWDC23 session 10281: the two inequalities let the field rest above the home indicator while the backdrop runs to the
    /// edge.
    @Test func withoutAKeyboardTheFieldRestsAboveTheHomeIndicatorAndTheBackdropReachesTheEdge() {
        let bar = bar(Worlds.world(Worlds.fullScreen, safeArea: homeIndicator))
        // 800 − 34 = 766 is the field's bottom; its top, 732, is 8 below the backdrop's.
        #expect(bar.field == Rect(x: 0, y: 732, width: 1000, height: 34))
        #expect(bar.backdrop == Rect(x: 0, y: 724, width: 1000, height: 76))
    }

    /// WWDC23 session 10281: the guide's top is a system spacing below the field.
    @Test func withAKeyboardTheFieldIsASpacingAboveIt() {
        let bar = bar(Worlds.world(Worlds.fullScreen, safeArea: homeIndicator).after(.show(height: 300)))
        // 500 − 8 = 492, 492 − 34 = 458, 458 − 8 = 450.
        #expect(bar.field == Rect(x: 0, y: 458, width: 1000, height: 34))
        #expect(bar.backdrop == Rect(x: 0, y: 450, width: 1000, height: 50))
    }

    /// WWDC23 session 10281: the field stays a system spacing above the guide's top, which here is the edge.
    @Test func onAHomeButtonDeviceTheFieldIsASpacingAboveTheEdge() {
        let bar = bar(Worlds.world(Worlds.fullScreen))
        #expect(bar.field?.maxY == 792 && bar.backdrop?.maxY == 800)
    }

    /// WWDC23 session 10281 switches usesBottomSafeArea off for this very reason.
    @Test func withTheDefaultGuideTheBackdropWouldEndAboveTheHomeIndicator() {
        let bar = bar(Worlds.world(Worlds.fullScreen, safeArea: homeIndicator), usesBottomSafeArea: true)
        #expect(bar.backdrop?.maxY == 766)
    }

    // MARK: WWDC21 session 10259: an edit view that follows the keyboard and an image that makes room

    var tracked: TrackedConstraints<LayoutConstraint> {
        var tracked = TrackedConstraints<LayoutConstraint>()
        let view = { LayoutAnchor(.view, $0) }
        let safeArea = { LayoutAnchor(.safeArea, $0) }
        tracked.setConstraints(
            [LayoutConstraint("edit above keyboard", guide(.top), .equal, anchor("edit", .bottom))], activeWhenAwayFrom: .top)
        tracked.setConstraints(
            [LayoutConstraint("edit at the bottom", safeArea(.bottom), .equal, anchor("edit", .bottom))], activeWhenNearEdge: .top
        )
        tracked.setConstraints(
            [
                LayoutConstraint("image centred", anchor("image", .centerX), .equal, view(.centerX)),
                LayoutConstraint("edit centred", anchor("edit", .centerX), .equal, view(.centerX)),
            ], activeWhenAwayFrom: [.leading, .trailing])
        tracked.setConstraints(
            [
                LayoutConstraint("image leads", anchor("image", .leading), .equal, safeArea(.leading)),
                LayoutConstraint("edit with keyboard", anchor("edit", .trailing), .equal, guide(.trailing)),
            ], activeWhenNearEdge: .trailing)
        tracked.setConstraints(
            [
                LayoutConstraint("image trails", anchor("image", .trailing), .equal, safeArea(.trailing)),
                LayoutConstraint("edit with keyboard", anchor("edit", .leading), .equal, guide(.leading)),
            ], activeWhenNearEdge: .leading)
        return tracked
    }

    /// An edit view of 400 × 60, an image of 300 × 300 at the top.
    var sizes: [LayoutConstraint] {
        [
            LayoutConstraint("edit width", anchor("edit", .width), constant: 400),
            LayoutConstraint("edit height", anchor("edit", .height), constant: 60),
            LayoutConstraint("image width", anchor("image", .width), constant: 300),
            LayoutConstraint("image height", anchor("image", .height), constant: 300),
            LayoutConstraint("image top", anchor("image", .top), .equal, LayoutAnchor(.safeArea, .top)),
        ]
    }

    /// Origins in a view of 1000 × 800 with a safe area from 20 to 766.
    static let places: [(state: Keyboard.State, edit: (x: Double, y: Double), imageX: Double)] = [
        // Centred, above the home indicator: 766 − 60.
        (.hidden, (300, 706), 350),
        // Centred, above the keyboard: 500 − 60.
        (.docked(height: 300), (300, 440), 350),
        // Floating in the middle at 340 … 660, 255: above it, both still centred.
        (Worlds.floating(x: 340, y: 255), (300, 195), 350),
        // At the right, to 990: the edit view ends with it, the image goes to the left.
        (Worlds.floating(x: 670, y: 255), (590, 195), 0),
        // At the left, from 10: the edit view begins with it, the image goes to the right: 1000 − 300.
        (Worlds.floating(x: 10, y: 255), (10, 195), 700),
        // Undocked near the top: the edit view goes to the bottom.
        (.undocked(height: 300, above: 480), (300, 706), 350),
        // In the top right corner: to the bottom, and aside.
        (Worlds.floating(x: 670, y: 10), (590, 706), 0),
    ]

    /// WWDC21 session 10259, the sample of its second half; Apple, "Adjusting your layout with keyboard layout guide". The sizes
    /// are ours.
    @Test(arguments: places)
    func theEditViewFollowsTheKeyboardAndTheImageMakesRoom(state: Keyboard.State, edit: (x: Double, y: Double), imageX: Double) {
        let guide = KeyboardLayoutGuide(followsUndockedKeyboard: true)
        let world = Worlds.world(Worlds.fullScreen, safeArea: homeIndicator).with(state)
        let solution = LayoutSolver(world: world, guide: guide).solve(sizes + tracked.active(for: guide, in: world))
        #expect(solution.frames["edit"]?.origin == Point(x: edit.x, y: edit.y))
        #expect(solution.frames["image"]?.minX == imageX)
        #expect(solution.conflicting.isEmpty && solution.ambiguous.isEmpty)
    }

    /// WWDC21 session 10259: two sets that both hold, as near two edges that meet, can contradict each other; expect it.
    @Test func setsForTwoEdgesThatHoldAtOnceCanConflict() {
        var tracked = TrackedConstraints<LayoutConstraint>()
        tracked.setConstraints(
            [LayoutConstraint("beside", anchor("edit", .leading), .equal, guide(.trailing))], activeWhenNearEdge: .leading)
        tracked.setConstraints(
            [LayoutConstraint("centred", anchor("edit", .centerX), .equal, LayoutAnchor(.view, .centerX))],
            activeWhenNearEdge: .top)
        let guide = KeyboardLayoutGuide(followsUndockedKeyboard: true)
        let world = Worlds.world(Worlds.fullScreen).with(Worlds.floating(x: 10, y: 10))
        let active = sizes + tracked.active(for: guide, in: world)
        #expect(LayoutSolver(world: world, guide: guide).solve(active).conflicting.count == 1)
    }

    /// The edit view tied to the guide's top and not tracked.
    var editAboveKeyboard: [LayoutConstraint] {
        sizes + [
            LayoutConstraint("edit above keyboard", guide(.top), .equal, anchor("edit", .bottom)),
            LayoutConstraint("edit left", anchor("edit", .left)), LayoutConstraint("image left", anchor("image", .left)),
        ]
    }

    /// WWDC21 session 10259 warns: a following guide and nothing but its top pulls a view to the top of the screen.
    @Test func aFollowingGuidesTopAlonePullsAViewOffTheTop() {
        let guide = KeyboardLayoutGuide(followsUndockedKeyboard: true)
        let world = Worlds.world(Worlds.fullScreen).with(Worlds.floating(x: 340, y: 10))
        // 10 − 60.
        #expect(LayoutSolver(world: world, guide: guide).solve(editAboveKeyboard).frames["edit"]?.minY == -50)
    }

    /// Apple, "Adjusting your layout with keyboard layout guide": constraints made to the guide itself are never switched, only
    /// those it tracks.
    @Test(arguments: [
        (Keyboard.State.hidden, 706.0), (.docked(height: 300), 440), (Worlds.floating(x: 10, y: 255), 195),
        (.undocked(height: 300, above: 480), -40),
    ])
    func aConstraintMadeToTheGuideItselfHoldsWhereverTheGuideIs(state: Keyboard.State, top: Double) {
        let guide = KeyboardLayoutGuide(followsUndockedKeyboard: true)
        let world = Worlds.world(Worlds.fullScreen, safeArea: homeIndicator).with(state)
        // 60 above the guide's top: 766, 500, 255, 20.
        #expect(LayoutSolver(world: world, guide: guide).solve(editAboveKeyboard).frames["edit"]?.minY == top)
    }

    /// Apple, "Adjusting your layout with keyboard layout guide": what is tracked need not involve the guide.
    @Test(arguments: [(Worlds.floating(x: 670, y: 255), 0.0), (Worlds.floating(x: 10, y: 255), 700.0)])
    func aConstraintBetweenOtherViewsCanBeTrackedAsWell(state: Keyboard.State, imageX: Double) {
        var tracked = TrackedConstraints<LayoutConstraint>()
        let edge = { (attribute: LayoutAnchor.Attribute) in
            LayoutConstraint("image", self.anchor("image", attribute), .equal, LayoutAnchor(.view, attribute))
        }
        tracked.setConstraints([edge(.leading)], activeWhenNearEdge: .trailing)
        tracked.setConstraints([edge(.trailing)], activeWhenNearEdge: .leading)
        let guide = KeyboardLayoutGuide(followsUndockedKeyboard: true)
        let world = Worlds.world(Worlds.fullScreen, safeArea: homeIndicator).with(state)
        let solution = LayoutSolver(world: world, guide: guide).solve(sizes + tracked.active(for: guide, in: world))
        // At the edge away from the keyboard: 0, or 1000 − 300.
        #expect(solution.frames["image"]?.minX == imageX)
    }
}
