import SourceText
import SwiftParser
import Testing

@testable import PatternMatching

/// Conditions on what is around a match, in it, or missing from it.
@Suite struct ClauseTests {
    @Test func insideAsksForCodeAroundTheMatch() throws {
        let code = "class A: UIViewController { func f() { x = 1 } }\nclass B { func f() { x = 2 } }"
        #expect(try matches("x = $V\ninside class $_: UIViewController { $... }", in: code) == ["x = 1"])
        #expect(try matches("x = $V\nnot inside class $_: UIViewController { $... }", in: code) == ["x = 2"])
    }

    @Test func aNodeIsNotInsideItself() throws {
        #expect(try matches("f($X)\ninside f($_)", in: "f(f(1))") == ["f(1)"])
    }

    @Test func hasAsksForCodeInTheMatch() throws {
        let code = "animate { view.layoutIfNeeded() }\nanimate { log() }"
        #expect(try matches("animate { $... }\nhas $_.layoutIfNeeded()", in: code) == ["animate { view.layoutIfNeeded() }"])
        #expect(try matches("animate { $... }\nnot has $_.layoutIfNeeded()", in: code) == ["animate { log() }"])
    }

    @Test func whatAClauseBindsMustBeTheSameEverywhere() throws {
        let code = "func f() { a.lock(); a.unlock() }\nfunc g() { b.lock(); c.unlock() }"
        #expect(try bindings(of: "X", "$X.lock()\nfollowed by $X.unlock()", in: code) == ["a"])
        #expect(try bindings(of: "X", "$X.lock()\nnot followed by $X.unlock()", in: code) == ["b"])
    }

    @Test func aClauseMayBindWhatTheCodeDoesNot() throws {
        let code = "class A { var guide = 1; func f() { use(guide) } }\nclass B { func f() { use(other) } }"
        let pattern = "use($G)\ninside class $TYPE { $... }\ntype has var $NAME = $_"
        let found = try search(pattern, in: code).matches
        #expect(found.map { $0.match.bindings["TYPE"]?.text } == ["A"])
        #expect(found.map { $0.match.bindings["NAME"]?.text } == ["guide"])
        #expect(try Pattern(pattern).alwaysBound == ["G", "TYPE", "NAME", "MATCH"])
    }

    @Test func aClauseThatCannotHoldSendsTheCodeBackForAnotherTry() throws {
        // `$X` could be 1, 2 or 3; only 2 is stopped later on.
        #expect(
            try bindings(of: "X", "start($..., $X, $...)\nfollowed by stop($X)", in: "func f() { start(1, 2, 3); stop(2) }") == [
                "2"
            ])
    }

    @Test func orderInAFunctionIsThatOfTheSource() throws {
        let code =
            "func f() { read(); field.becomeFirstResponder(); { read() }() }\nfunc g() { read(); field.becomeFirstResponder() }"
        let file = SourceFile(path: "Test.swift", text: code)
        let found = try search("$F.becomeFirstResponder()\nfollowed by read()", in: code).matches
        #expect(found.map { file.location(at: $0.match.node.range.start).line } == [1])
        #expect(try search("read()\npreceded by $_.becomeFirstResponder()", in: code).matches.count == 1)
    }

    @Test func aTypeIsAllItsDeclarations() throws {
        let code = "class A { func f() { use() } }\nextension A { func g() { help() } }\nclass B { func f() { use() } }"
        #expect(try search("use()\ntype has help()", in: code).matches.count == 1)
        #expect(try search("use()\nnot type has help()", in: code).matches.count == 1)
        #expect(try search("use()\nfile has help()", in: code).matches.count == 2)
        #expect(try search("use()\nfunction has help()", in: code).matches.isEmpty)
    }

    @Test func codeOutsideATypeHasNone() throws {
        #expect(try matches("use()\ntype has use()", in: "use()") == [])
        #expect(try matches("use()\nnot type has use()", in: "use()") == ["use()"])
    }

    @Test func theFunctionOfAClosureIsTheOneAroundIt() throws {
        let code = "func f() { async { use() }; help() }"
        #expect(try search("use()\nfunction has help()", in: code).matches.count == 1)
    }

    @Test func aVariableMayBeAskedForCode() throws {
        let code = "add(nil)\nadd(self.screen)\nadd(other)"
        #expect(try bindings(of: "X", "add($X)\nwhere not $X fits nil", in: code) == ["self.screen", "other"])
        #expect(try bindings(of: "X", "add($X)\nwhere $X fits $_.screen", in: code) == ["self.screen"])
        #expect(try bindings(of: "X", "add($X)\nwhere $X has self", in: code) == ["self.screen"])
    }

    @Test func groupsJoinConditions() throws {
        let code = "f(1, 2)\nf(1, 3)\nf(4, 3)"
        let either = "f($A, $B)\nany\n    where $A fits 4\n    where $B fits 2"
        #expect(try matches(either, in: code) == ["f(1, 2)", "f(4, 3)"])
        #expect(try matches(either.replacing("any", with: "not any"), in: code) == ["f(1, 3)"])
        let both = "f($A, $B)\nnot all\n    where $A fits 1\n    where $B fits 3"
        #expect(try matches(both, in: code) == ["f(1, 2)", "f(4, 3)"])
        let nested = "f($A, $B)\nany\n  where $A fits 4\n  all\n    where $A fits 1\n    where not $B fits 3"
        #expect(try matches(nested, in: code) == ["f(1, 2)", "f(4, 3)"])
    }

    @Test func factsInGroupsAreAskedOfTheirVariables() throws {
        let facts = FakeFacts(known: ["height": ["is clipped to the view"], "width": ["mixes coordinate spaces"]])
        let pattern = "f($A, $B)\nany\n    where $A is clipped to the view\n    where $B mixes coordinate spaces"
        let code = "f(height, 1)\nf(1, width)\nf(width, height)"
        #expect(try matches(pattern, in: code, facts: facts) == ["f(height, 1)", "f(1, width)"])
    }

    @Test func aConditionMaySpeakOfWhatOnlyAClauseBinds() throws {
        let facts = FakeFacts(known: ["willHide": ["names an observed keyboard notification"]])
        let pattern = "use()\nnot type has $NAME\nwhere $NAME names an observed keyboard notification"
        #expect(try matches(pattern, in: "class A { func f() { use(); add(willHide) } }", facts: facts) == [])
        #expect(try matches(pattern, in: "class A { func f() { use(); add(willShow) } }", facts: facts) == ["use()"])
    }

    @Test func factsWithoutAVariableAreAskedOfTheWholeMatch() throws {
        let facts = FakeFacts(known: ["f(1)": ["effect is gap"], "2": ["effect is gap"]])
        // Of the call itself, or of something in it that a meta-variable stands for.
        #expect(try matches("f($X)\nwhere effect is gap", in: "f(1)\nf(2)\nf(3)", facts: facts) == ["f(1)", "f(2)"])
        #expect(try matches("f($X)\nwhere not effect is gap", in: "f(1)\nf(2)\nf(3)", facts: facts) == ["f(3)"])
    }

    @Test func theWholeMatchHasAName() throws {
        let facts = FakeFacts(known: ["f(1)": ["is in a handler"]])
        let found = try search("f($_)\nwhere $MATCH is in a handler", in: "f(1)\nf(2)", facts: facts).matches
        #expect(found.map { $0.match.bindings["MATCH"]?.text } == ["f(1)"])
    }

    @Test func codeOfAClauseMayGoOnBelowIt() throws {
        let pattern = """
            x = $V
            inside class $_ {
                $...
                func show() { $... }
                $...
            }
            where $V is a literal
            """
        #expect(try matches(pattern, in: "class A { func show() { x = 1; x = y } }") == ["x = 1"])
    }

    @Test func aSearchThroughClausesEndsInTime() throws {
        let calls = (0..<3_000).map { "f(\($0))" }.joined(separator: "\n")
        let search = try search("f($X)\nfile has g($X)", in: calls + "\ng(-1)")
        #expect(search.matches.isEmpty)
        #expect(search.stoppedAt != nil, "an unfinished search must say so")
    }
}

/// Facts that spelling alone decides, whatever is known of the code.
@Suite struct SpellingTests {
    @Test(arguments: [
        ("keyboardHeight", true), ("self.keyboardHeight", true), ("model?.keyboardHeight", true), ("keyboardHeight()", true),
        ("keyboard.height", false), ("\"keyboardHeight\"", true), ("theKeyboardHeightNow", true), ("height", false),
    ])
    func aNameFitsLettersAroundStars(code: String, fits: Bool) throws {
        #expect(try matches("x = $V\nwhere $V is named *eyboardHeight*", in: "x = \(code)").isEmpty != fits)
    }

    @Test func everyLetterOutsideStarsMatters() throws {
        let names = ["ab", "aXb", "aXbY", "Xab", "a"]
        let code = names.map { "x = \($0)" }.joined(separator: "\n")
        #expect(try bindings(of: "V", "x = $V\nwhere $V is named a*b", in: code) == ["ab", "aXb"])
        #expect(try bindings(of: "V", "x = $V\nwhere $V is named a", in: code) == ["a"])
    }

    @Test func aNodeMentionsTheNamesInIt() throws {
        let code = "x = max(0, keyboard.frame.height - 20)\nx = height"
        #expect(try matches("x = $V\nwhere $V mentions keyboard", in: code).count == 1)
        #expect(try matches("x = $V\nwhere $V mentions heigh*", in: code).count == 2)
    }

    @Test(arguments: [
        ("34", true), ("-34.5", true), ("\"a\"", true), ("nil", true), ("true", true), (".zero", true),
        ("UIEdgeInsets.zero", true),
        ("(0)", true), ("a", false), ("1 + a", false), ("\"\\(a)\"", false),
    ])
    func aLiteralIsWrittenOut(code: String, isLiteral: Bool) throws {
        #expect(try matches("x = $V\nwhere $V is a literal", in: "x = \(code)").isEmpty != isLiteral)
    }
}

/// Which files a pattern is looked for in.
@Suite struct NeedleTests {
    private func mayBeFound(_ pattern: String, in code: String) throws -> Bool {
        PatternIndex([try Pattern(pattern, asking: .test)]).mayBeFound(withoutHandlersIn: KeyboardWords(Array(code.utf8)))
    }

    @Test func aFileMustHaveEveryNameThePatternSpellsOut() throws {
        let pattern = "$V.ignoresSafeArea(.keyboard)"
        #expect(try mayBeFound(pattern, in: "view.ignoresSafeArea(.keyboard)"))
        #expect(try !mayBeFound(pattern, in: "view.ignoresSafeArea(.container) // keyboards"))
        #expect(try !mayBeFound(pattern, in: "let keyboard = 1"))
    }

    @Test func aPatternWithoutTheWordIsNotLookedForInFilesWithoutHandlers() throws {
        #expect(try !mayBeFound("$F.becomeFirstResponder()", in: "field.becomeFirstResponder() // keyboard"))
        #expect(
            try mayBeFound(
                "$F.becomeFirstResponder()\nfollowed by $V.keyboardLayoutGuide", in: "becomeFirstResponder keyboardLayoutGuide"))
    }

    @Test func namesInConditionsCount() throws {
        let pattern = "$V.padding(.bottom, $H)\nwhere $H mentions *eyboardHeight*"
        #expect(try mayBeFound(pattern, in: "text.padding(.bottom, keyboardHeight)"))
        #expect(try !mayBeFound(pattern, in: "text.padding(.bottom, 8).keyboardType(.default)"))
    }

    @Test func ofSeveralNamesOneIsEnough() throws {
        let pattern = "$V.padding(.bottom, $H)\nwhere $H mentions *eyboardHeight* or mentions *eyboardInset*"
        #expect(try mayBeFound(pattern, in: "text.padding(.bottom, keyboardInset)"))
        #expect(try !mayBeFound(pattern, in: "text.padding(.bottom, keyboardMargin)"))
        // A name that has nothing to do with keyboards may stand in any file.
        #expect(try !mayBeFound(pattern + " or mentions height", in: "text.padding(.bottom, keyboardInset)"))
    }

    @Test func whatNeedsAHandlerIsNotLookedForWithoutOne() throws {
        let pattern = "$V.keyboardLayoutGuide\nwhere type observes a keyboard notification"
        #expect(try !mayBeFound(pattern, in: "view.keyboardLayoutGuide"))
        #expect(try mayBeFound(pattern.replacing("where", with: "where not"), in: "view.keyboardLayoutGuide"))
    }

    @Test func wordsInStringsCount() throws {
        let pattern = "NSClassFromString(\"UIRemoteKeyboardWindow\")"
        #expect(try mayBeFound(pattern, in: "NSClassFromString(\"UIRemoteKeyboardWindow\")"))
        #expect(try !mayBeFound(pattern, in: "NSClassFromString(\"UIRemoteKeyboardView\")"))
    }

    @Test func whatIsFoundIsFoundWithNeedlesToo() throws {
        let code = "`class`.`repeat`()\nview.keyboardLayoutGuide"
        #expect(try matches("$X.`repeat`()", in: code) == ["`class`.`repeat`()"])
        #expect(try matches("$V.keyboardLayoutGuide", in: code) == ["view.keyboardLayoutGuide"])
    }
}
