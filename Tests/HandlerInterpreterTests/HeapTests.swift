import KeyboardModel
import SourceText
import SwiftParser
import Testing

@testable import HandlerInterpreter

/// A heap is a value: what one path writes, another that parted from it does not see.
@Suite("A fork of a path shares nothing that changes") struct HeapTests {
    @Test func anObjectIsWrittenInOneCopyOnly() {
        var heap = Heap(controllerType: "Screen")
        let bar = heap.add(Object(nameless: .other, description: "UIToolbar()"))
        heap[bar].properties["isHidden"] = .bool(false)
        var fork = heap
        fork[bar].take(name: "bar")
        fork[bar].properties["isHidden"] = .bool(true)
        let label = fork.add(Object(.other, name: "label"))
        let image = heap.add(Object(.other, name: "image"))
        #expect(heap[bar].name == "UIToolbar()")
        #expect(heap[bar].isHidden == false)
        #expect(fork[bar].name == "bar")
        #expect(fork[bar].isHidden == true)
        #expect(fork[label].name == "label")
        #expect(heap[image].name == "image")
    }

    @Test func aVariableThatAClosureSeesIsWrittenInOneCopyOnly() throws {
        var heap = Heap(controllerType: "Screen")
        let body = heap.scopes.open(receiver: .object(heap.rootView))
        heap.scopes.declare("height", .number(10), in: body)
        heap.scopes.keepOpen()
        heap.scopes.close(body)
        var fork = heap
        let isAssigned = fork.scopes.assign("height", .number(20), in: body)
        #expect(isAssigned)
        fork.scopes.replaceReceiver(in: body, by: .nothing)
        #expect(heap.scopes.lookUp("height", in: body)?.quantity?.known == 10)
        #expect(fork.scopes.lookUp("height", in: body)?.quantity?.known == 20)
        #expect(heap.scopes.receiver(in: body)?.object == heap.rootView)
        #expect(fork.scopes.receiver(in: body)?.isNil == true)
    }

    @Test func aLineOfSnapKitIsExtendedInOneCopyOnly() {
        var heap = Heap(controllerType: nil)
        let state = SnapKitState.self
        let line = heap.frameworks[state].add(SnapKit.Chain(view: heap.rootView, mode: .make, attributes: ["top"]))
        var fork = heap
        fork.frameworks[state][line].attributes.append("bottom")
        fork.frameworks[state].mean(fork.window)
        #expect(heap.frameworks[state][line].attributes == ["top"])
        #expect(fork.frameworks[state][line].attributes == ["top", "bottom"])
        let meanings = (
            heap.frameworks[state].takeMeaning(of: heap.window), fork.frameworks[state].takeMeaning(of: heap.window)
        )
        #expect(meanings == (false, true))
    }

    // MARK: Scopes

    @Test func aBlockThatIsLeftMakesRoomForTheNext() {
        var scopes = Scopes()
        let body = scopes.open(receiver: nil)
        let first = scopes.open(inside: body)
        scopes.declare("height", .number(10), in: first)
        scopes.close(first)
        let second = scopes.open(inside: body)
        #expect(second == first)
        #expect(scopes.lookUp("height", in: second) == nil)
    }

    @Test func whatAClosureSeesStaysWhenItsBlocksAreLeft() {
        var scopes = Scopes()
        let body = scopes.open(receiver: nil)
        let block = scopes.open(inside: body)
        scopes.declare("height", .number(10), in: block)
        scopes.keepOpen()
        let later = scopes.open(inside: block)
        scopes.close(later)
        scopes.close(block)
        scopes.close(body)
        let other = scopes.open(receiver: nil)
        #expect(other == later)
        #expect(other != block)
        #expect(scopes.lookUp("height", in: block)?.quantity?.known == 10)
    }

    @Test func anInnerVariableHidesAnOuterOne() {
        var scopes = Scopes()
        let body = scopes.open(receiver: .bool(true))
        // More than a scope keeps in a list.
        for number in 0..<12 { scopes.declare("v\(number)", .number(Double(number)), in: body) }
        let block = scopes.open(inside: body)
        scopes.declare("v3", .number(30), in: block)
        let isAssigned = (scopes.assign("v4", .number(40), in: block), scopes.assign("v12", .number(12), in: block))
        #expect(isAssigned == (true, false))
        #expect(scopes.lookUp("v3", in: block)?.quantity?.known == 30)
        #expect(scopes.lookUp("v3", in: body)?.quantity?.known == 3)
        #expect(scopes.lookUp("v4", in: body)?.quantity?.known == 40)
        #expect(scopes.lookUp("v11", in: block)?.quantity?.known == 11)
        if case .bool(true)? = scopes.receiver(in: block) {} else { Issue.record("a block has the `self` of its function") }
    }

    // MARK: Paths

    @Test func closuresOfTheSetUpAreChangedByOnePathOnly() {
        let run = Run(
            "adjust(); if isCompact { adjust() }; bottom.constant = CGFloat(count)",
            members: """
                var count = 0
                var adjust: () -> Void = {}
                override func viewDidLoad() {
                    var calls = 0
                    adjust = {
                        calls += 1
                        self.count = calls
                    }
                }
                """)
        #expect(run.results == [.points(2), .points(1)])
    }
}

extension Object {
    fileprivate var isHidden: Bool? {
        if case .bool(let flag)? = properties["isHidden"] { flag } else { nil }
    }
}
