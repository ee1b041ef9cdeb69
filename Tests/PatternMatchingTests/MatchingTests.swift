import Testing

@testable import PatternMatching

@Suite struct MatchingTests {
    @Test func assignmentsAreFoundWhereverStatementsStand() throws {
        let code = """
            func show() {
                bottom.constant = 1
                UIView.animate { top.constant = 2 }
                if shown { left.constant = 3 } else { right.constant += 4 }
            }
            """
        #expect(
            try matches("$A.constant = $B", in: code)
                == ["bottom.constant = 1", "top.constant = 2", "left.constant = 3"])
    }

    @Test func aMetaVariableStandsForAnyExpression() throws {
        let code = "view.frame.origin.y -= max(0, frame.height)"
        #expect(try bindings(of: "SINK", "$SINK -= $VALUE", in: code) == ["view.frame.origin.y"])
        #expect(try bindings(of: "VALUE", "$SINK -= $VALUE", in: code) == ["max(0, frame.height)"])
    }

    @Test func theOperatorOfAnAssignmentMatters() throws {
        #expect(try matches("$A = $B", in: "x += 1") == [])
        #expect(try matches("$A + $B", in: "x - 1") == [])
    }

    @Test func spacesAndCommentsAndLineBreaksDoNotMatter() throws {
        let code = "view /* the root */ .frame\n    .height"
        #expect(try matches("view.frame.height", in: code) == [code])
    }

    @Test func redundantParenthesesInTheCodeDoNotMatter() throws {
        #expect(try matches("$A = $B + $C", in: "x = ((y + z))") == ["x = ((y + z))"])
        #expect(try matches("x = (y)", in: "x = y") == [])
    }

    @Test func aMetaVariableInThePlaceOfANameBindsTheName() throws {
        let code = "center.addObserver(self)\ncenter.removeObserver(self)"
        #expect(try bindings(of: "NAME", "center.$NAME(self)", in: code) == ["addObserver", "removeObserver"])
    }

    @Test func labelsMatter() throws {
        let code = "show(animated: true)\nshow(true)\nshow(quickly: true)"
        #expect(try matches("show(animated: $X)", in: code) == ["show(animated: true)"])
        #expect(try matches("show($X)", in: code) == ["show(true)"])
        #expect(try matches("show($LABEL: $X)", in: code) == ["show(animated: true)", "show(quickly: true)"])
    }

    @Test func aSequenceStandsForAnyNumberOfArguments() throws {
        let code = "add()\nadd(1)\nadd(1, name: 2) { 3 }\nremove(1)"
        #expect(try matches("add($...ARGS)", in: code) == ["add()", "add(1)", "add(1, name: 2) { 3 }"])
        #expect(try bindings(of: "ARGS", "add($...ARGS)", in: code) == ["", "1", "1, name: 2) { 3 }"])
    }

    @Test func aSequenceMayStandBetweenOtherArguments() throws {
        let code = "rect(1, 2, 3, 4)"
        #expect(try bindings(of: "MIDDLE", "rect($_, $...MIDDLE, $LAST)", in: code) == ["2, 3"])
        #expect(try matches("rect($_, $_, $...MIDDLE, $_, $_, $_)", in: code) == [])
    }

    @Test func aSequenceStandsForStatements() throws {
        let code = """
            animate {
                prepare()
                bottom.constant = height
                layout()
                finish()
            }
            """
        let pattern = """
            animate {
                $...BEFORE
                $SINK = $VALUE
                $...AFTER
            }
            """
        #expect(try bindings(of: "SINK", pattern, in: code) == ["bottom.constant"])
        #expect(try bindings(of: "BEFORE", pattern, in: code) == ["prepare()"])
        #expect(try bindings(of: "AFTER", pattern, in: code) == ["layout()\n    finish()"])
    }

    @Test func aSequenceStandsForParametersAndMembers() throws {
        let code = "final class Form: UIView { var x = 1; func show(_ note: Note, twice: Bool) { x = 2 } }"
        #expect(try bindings(of: "NAME", "func $NAME($...) { $... }", in: code) == ["show"])
        #expect(try bindings(of: "NAME", "class $NAME: UIView { $...MEMBERS }", in: code) == ["Form"])
    }

    @Test func aMemberIsFoundBetweenOthers() throws {
        let code = "class Form { var x = 1; override func viewDidLoad() { listen() }; func f() {} }"
        let pattern = """
            class $NAME {
                $...BEFORE
                func viewDidLoad() { $... }
                $...AFTER
            }
            """
        #expect(try bindings(of: "BEFORE", pattern, in: code) == ["var x = 1"])
        #expect(try bindings(of: "AFTER", pattern, in: code) == ["func f() {}"])
    }

    @Test func modifiersAttributesAndCapturesMayBeLeftOut() throws {
        let code = "@objc private func show() { run { [weak self] in hide() } }"
        #expect(try bindings(of: "NAME", "func $NAME() { $... }", in: code) == ["show"])
        #expect(try matches("run { hide() }", in: code) == ["run { [weak self] in hide() }"])
    }

    @Test func modifiersAttributesAndCapturesOfThePatternMustBeThere() throws {
        let code = "@objc private static func show() {}"
        #expect(try matches("static func show() {}", in: code) == [code])
        #expect(try matches("public func show() {}", in: code) == [])
        #expect(try matches("@IBAction func show() {}", in: code) == [])
        #expect(try matches("run { [weak self] in hide() }", in: "run { hide() }") == [])
    }

    @Test func aMetaVariableInACaptureIsBoundAnewForEachPlace() throws {
        // The first closure has the capture but not the call; what was bound there must not stay bound.
        let code = "run { [weak a] in b.hide() }\nrun { [weak c, weak d] in d.hide() }"
        #expect(try bindings(of: "X", "run { [weak $X] in $X.hide() }", in: code) == ["d"])
    }

    @Test func severalStatementsMayBeginWithAnything() throws {
        #expect(try bindings(of: "X", "$X\nfinish()", in: "let a = 1\nfinish()") == ["let a = 1"])
    }

    @Test func aRepeatedMetaVariableStandsForTheSameCode() throws {
        let pattern = "$C.constant = $C.constant + $D"
        #expect(try matches(pattern, in: "bottom.constant = bottom .constant + 12").count == 1)
        #expect(try matches(pattern, in: "bottom.constant = top.constant + 12") == [])
        #expect(try matches(pattern, in: "self.bottom.constant = bottom.constant + 12").count == 1)
        #expect(try matches(pattern, in: "bottom.constant = self.bottom.constant + 12").count == 1)
        #expect(try matches(pattern, in: "self.bottom.constant = other.bottom.constant + 12") == [])
        #expect(try matches("$X = $X", in: "self = bottom") == [])
    }

    @Test func aRepeatedMetaVariableGetsASecondChanceBehindASequence() throws {
        // The first `$X` the search tries is `1`, which does not come again.
        let code = "merge(1, 2, 3, 2)"
        #expect(try bindings(of: "X", "merge($..., $X, $..., $X)", in: code) == ["2"])
    }

    @Test func aRepeatedNameAgreesWithAnExpression() throws {
        let code = "let height = frame.height\ninset = height"
        #expect(try bindings(of: "X", "let $X = $_\n$_ = $X", in: code) == ["height"])
    }

    @Test func severalStatementsFitWhereTheyFollowOneAnother() throws {
        let pattern = "$A.layoutIfNeeded()\n$B.constant = $_"
        let code = "func f() { begin(); view.layoutIfNeeded(); c.constant = 1; end() }"
        #expect(try bindings(of: "B", pattern, in: code) == ["c"])
        #expect(try matches(pattern, in: "func f() { view.layoutIfNeeded(); begin(); c.constant = 1 }") == [])
    }

    @Test func castsAndTriesAreToldApart() throws {
        let code = "x as? CGRect\nx as! CGRect\ntry? f()\ntry f()"
        #expect(try matches("$X as? $T", in: code) == ["x as? CGRect"])
        #expect(try matches("try? $X", in: code) == ["try? f()"])
    }

    @Test func literalsMatter() throws {
        #expect(try matches("inset = 0", in: "inset = 0\ninset = 12") == ["inset = 0"])
        #expect(try matches(#"post("shown")"#, in: #"post("shown"); post("hidden")"#) == [#"post("shown")"#])
        #expect(try bindings(of: "X", #"post("a \($X) b")"#, in: #"post("a \(y) b"); post("c \(z) b")"#) == ["y"])
    }

    @Test func theFirstOfTheAlternativesThatFitsIsReportedOnce() throws {
        let pattern = "$A = $B\nor\nx = $B\nor\n$A += $B"
        #expect(try matches(pattern, in: "x = 1\ny += 2\nz -= 3") == ["x = 1", "y += 2"])
    }

    @Test func dollarNamesInLowerCaseAreSwift() throws {
        #expect(try matches("$0.constant = $X", in: "all.forEach { $0.constant = 1; c.constant = 2 }") == ["$0.constant = 1"])
    }

    @Test func nothingIsFoundInCommentsAndStrings() throws {
        #expect(try matches("$A = $B", in: "/* x = 1 */ // y = 2\nprint(\"z = 3\")") == [])
    }
}
