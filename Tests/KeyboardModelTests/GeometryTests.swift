import Foundation
import Testing

@testable import KeyboardModel

/// Foundation's `CGRect` is the oracle: the model's rectangles must do the same arithmetic.
@Suite("Rectangles behave like CGRect")
struct GeometryTests {
    /// Rectangles over a small grid: empty, touching, overlapping, nested, disjoint, with negative sizes, and null.
    static let rects: [Rect<ScreenSpace>] = {
        var rects: [Rect<ScreenSpace>] = [.null]
        for x in [-2.0, 0, 3] {
            for y in [-1.0, 2] {
                for width in [-3.0, 0, 2, 5] {
                    for height in [-2.0, 0, 4] {
                        rects.append(Rect(x: x, y: y, width: width, height: height))
                    }
                }
            }
        }
        return rects
    }()

    func cg(_ rect: Rect<ScreenSpace>) -> CGRect {
        rect.isNull ? .null : CGRect(x: rect.x, y: rect.y, width: rect.size.width, height: rect.size.height)
    }

    func same(_ rect: Rect<ScreenSpace>, _ oracle: CGRect) -> Bool {
        if rect.isNull || oracle.isNull { return rect.isNull == oracle.isNull }
        return rect.minX == oracle.minX && rect.minY == oracle.minY && rect.maxX == oracle.maxX && rect.maxY == oracle.maxY
    }

    @Test func edgesAndSizesAreThoseOfCGRect() {
        for rect in Self.rects where !rect.isNull {
            let oracle = cg(rect)
            #expect(rect.minX == oracle.minX && rect.midX == oracle.midX && rect.maxX == oracle.maxX, "\(rect)")
            #expect(rect.minY == oracle.minY && rect.midY == oracle.midY && rect.maxY == oracle.maxY, "\(rect)")
            #expect(rect.width == oracle.width && rect.height == oracle.height, "\(rect)")
            #expect(rect.isEmpty == oracle.isEmpty, "\(rect)")
            #expect(same(rect.standardized, oracle.standardized), "\(rect)")
        }
    }

    @Test func intersectionIsThatOfCGRect() {
        for left in Self.rects {
            for right in Self.rects {
                #expect(same(left.intersection(right), cg(left).intersection(cg(right))), "\(left) ∩ \(right)")
            }
        }
    }

    @Test func unionIsThatOfCGRect() {
        for left in Self.rects {
            for right in Self.rects {
                #expect(same(left.union(right), cg(left).union(cg(right))), "\(left) ∪ \(right)")
            }
        }
    }

    @Test func insetAndOffsetAreThoseOfCGRect() {
        for rect in Self.rects where !rect.isNull {
            for d in [-1.0, 0, 1, 4] {
                #expect(same(rect.offsetBy(dx: d, dy: -d), cg(rect).offsetBy(dx: d, dy: -d)), "\(rect) moved by \(d)")
                #expect(same(rect.insetBy(dx: d, dy: d), cg(rect).insetBy(dx: d, dy: d)), "\(rect) inset by \(d)")
            }
        }
    }

    @Test func containsAPointAsCGRectDoes() {
        for rect in Self.rects where !rect.isNull {
            for x in [-2.0, 0, 2, 3, 5] {
                for y in [-1.0, 0, 2, 3] {
                    let inside = cg(rect).contains(CGPoint(x: x, y: y))
                    #expect(rect.contains(Point(x: x, y: y)) == inside, "(\(x), \(y)) in \(rect)")
                }
            }
        }
    }

    @Test func rectanglesThatTouchShareAnEmptyRectangleAndDisjointOnesNone() {
        let left = Rect<ScreenSpace>(x: 0, y: 0, width: 10, height: 10)
        let touching = left.intersection(Rect(x: 10, y: 0, width: 10, height: 10))
        #expect(touching.isEmpty && !touching.isNull)
        #expect(left.intersection(Rect(x: 11, y: 0, width: 10, height: 10)).isNull)
    }
}

/// Conversions between screen, window and view, as UIKit defines them.
@Suite("Coordinate spaces")
struct ConversionTests {
    /// A window at (90, 44); in it a view at (10, 100).
    let window = Window(frame: Rect(x: 90, y: 44, width: 760, height: 646), arrangement: .stageManager)
    let view = View(frame: Rect(x: 10, y: 100, width: 740, height: 500))

    /// Apple, documentation of UIWindow.convert(_:from:): nil is the screen.
    @Test func aScreenPointIsMovedByTheWindowsOrigin() {
        // 100 − 90 = 10; 412 − 44 = 368.
        let inWindow: Rect<WindowSpace> = window.convert(Rect<ScreenSpace>(x: 100, y: 412, width: 1080, height: 398))
        #expect(inWindow == Rect(x: 10, y: 368, width: 1080, height: 398))
        let point: Point<WindowSpace> = window.convert(Point<ScreenSpace>(x: 100, y: 412))
        #expect(point == Point(x: 10, y: 368))
    }

    /// Apple, documentation of UIView.convert(_:from:): nil is the window's base coordinates.
    @Test func aWindowPointIsMovedByTheViewsOrigin() {
        // 10 − 10 = 0; 368 − 100 = 268.
        let inView: Rect<ViewSpace> = view.convert(Rect<WindowSpace>(x: 10, y: 368, width: 1080, height: 398))
        #expect(inView == Rect(x: 0, y: 268, width: 1080, height: 398))
    }

    /// Apple, documentation of UIView.convert(_:from:) and keyboardFrameEndUserInfoKey: the one takes nil for the window, the
    /// other is in the screen's coordinates.
    @Test func aViewThatConvertsTheKeyboardsFrameFromNilIsWrongByTheWindowsOrigin() {
        let keyboard = Rect<ScreenSpace>(x: 0, y: 412, width: 1080, height: 398)
        let takenForTheWindows = Rect<WindowSpace>(x: keyboard.x, y: keyboard.y, width: 1080, height: 398)
        // 0 − 10, 412 − 100; rightly 90 further left and 44 further up.
        let wrong: Rect<ViewSpace> = view.convert(takenForTheWindows)
        #expect(wrong == Rect(x: -10, y: 312, width: 1080, height: 398))
        let right: Rect<ViewSpace> = view.convert(window.convert(keyboard) as Rect<WindowSpace>)
        #expect(right == Rect(x: -100, y: 268, width: 1080, height: 398))
    }

    /// WWDC23 session 10281 converts from the screen's coordinateSpace to the view; before iOS 16.1 the same conversion goes
    /// through UIWindow.convert(_:from:), nil being the screen (Apple, documentation of UIWindow).
    @Test func fromTheScreensSpaceToTheViewGoesThroughTheWindow() {
        let screen = Screen(width: 1080, height: 810)
        let world = World(screen: screen, window: window, view: view, keyboard: Keyboard(state: .docked(height: 398)))
        let inView: Rect<ViewSpace> = world.convert(world.keyboardFrame)
        // 810 − 398 = 412 on the screen; 412 − 44 − 100 in the view.
        #expect(inView == Rect(x: -100, y: 268, width: 1080, height: 398))
        #expect(world.convert(inView) as Rect<ScreenSpace> == world.keyboardFrame)
    }

    /// Apple, documentation of UICoordinateSpace: a rectangle converts to another space and from it.
    @Test func thereAndBackIsTheIdentityForAnyRectangleAndPoint() {
        for rect in GeometryTests.rects {
            let inWindow: Rect<WindowSpace> = window.convert(rect)
            #expect(window.convert(inWindow) as Rect<ScreenSpace> == rect)
            let inView: Rect<ViewSpace> = view.convert(inWindow)
            #expect(view.convert(inView) as Rect<WindowSpace> == inWindow)
            guard !rect.isNull else { continue }
            let point: Point<ViewSpace> = view.convert(window.convert(rect.origin) as Point<WindowSpace>)
            #expect(window.convert(view.convert(point) as Point<WindowSpace>) as Point<ScreenSpace> == rect.origin)
        }
    }

    /// Apple, documentation of keyboardFrameEndUserInfoKey: the coordinates can match when the app is full screen.
    @Test func aFullScreenWindowHasTheScreensCoordinates() {
        let screen = Screen(width: 390, height: 844)
        let window = Window(frame: screen.bounds, arrangement: .fullScreen)
        let keyboard = Rect<ScreenSpace>(x: 0, y: 508, width: 390, height: 336)
        let converted: Rect<WindowSpace> = window.convert(keyboard)
        #expect(converted == Rect(x: 0, y: 508, width: 390, height: 336))
    }

    /// Our choice: like CGRect.null, so that an intersection that is nothing can be converted.
    @Test func nothingStaysNothingInEverySpace() {
        #expect((window.convert(Rect<ScreenSpace>.null) as Rect<WindowSpace>).isNull)
        #expect((view.convert(Rect<WindowSpace>.null) as Rect<ViewSpace>).isNull)
    }

    /// Our choice: the names that reports print.
    @Test func everySpaceHasItsName() {
        #expect([ScreenSpace.name, WindowSpace.name, ViewSpace.name] == ["screen", "window", "view"])
    }
}
