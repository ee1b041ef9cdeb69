import LintEngine
import SourceText
import Testing

@testable import RuleBook

/// The examples of the rules, each as it stands and in every variant.
@Suite struct RuleExampleTests {
    @Test(arguments: ExampleVariant.allCases)
    func everyRuleExampleIsFoundWhereItsCaretsStand(variant: ExampleVariant) throws {
        for rule in RuleBook.embedded.rules {
            for example in rule.triggering + rule.nonTriggering {
                let file = SourceFile(path: "\(rule.id).swift", text: variant.code(of: example))
                let found = Linter().analyse(file).findings.filter { $0.rule == rule.id }.map(\.range.bytes).sorted()
                let expected = try variant.expected(of: example)
                #expect(
                    found.map(file.text(in:)) == expected.map(file.text(in:)) && found == expected,
                    "\(rule.id), the example at line \(example.line), \(variant.rawValue)")
            }
        }
    }

    @Test(arguments: ExampleVariant.allCases)
    func aVariantMarksTheSameCodeAsTheExample(variant: ExampleVariant) throws {
        for rule in RuleBook.embedded.rules {
            for example in rule.triggering + rule.nonTriggering {
                let original = SourceFile(path: "original", text: example.code)
                let changed = SourceFile(path: "changed", text: variant.code(of: example))
                let marked = try variant.expected(of: example).map(changed.text(in:))
                #expect(marked == (variant.isSilent ? [] : example.marked.map(original.text(in:))))
            }
        }
    }
}
