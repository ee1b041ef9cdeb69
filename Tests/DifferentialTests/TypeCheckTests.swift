import Foundation
import TestSupport
import Testing

/// Whether the samples are Swift that Xcode would take: `@objc` where a selector needs it, outlets that can be outlets, types
/// that fit.
#if os(Linux)
    struct TypeCheckTests {
        /// Members of a view controller that do not compile, with what the compiler says of each.
        private static let rejected = [
            ("@IBOutlet var count: Int!", "cannot have non-object type"),
            ("func f() { observe(#selector(g)) }; func g(_ note: Notification) {}", "not exposed to Objective-C"),
            ("@objc func f(_ pair: (Int, Int)) {}", "cannot be represented in Objective-C"),
            ("@objc func f(_ note: Notification) { let text: String = note.userInfo }", "cannot convert value"),
            ("override func viewDidLoad() { view.bounds.bottom = 1 }", "has no member 'bottom'"),
        ]

        @Test func everyHandlerAndTheSampleTypeCheckAsTheyStand() throws {
            try withTemporaryFolder { folder in
                let standIn = try StandIn(for: .typeChecking, in: folder)
                try standIn.typeCheck(Corpus.files.map { Repository.testCorpus.appendingPathComponent($0 + ".swift") })

                // That says something only if it can fail.
                let source = folder.appendingPathComponent("Rejected.swift")
                for (member, complaint) in Self.rejected {
                    try "import UIKit\nclass Rejected: UIViewController { \(member); func observe(_ selector: Selector) {} }\n"
                        .write(to: source, atomically: true, encoding: .utf8)
                    let failure = #expect(throws: NativeFailure.self, "\(member)") { try standIn.typeCheck([source]) }
                    #expect(failure?.description.contains(complaint) == true, "\(failure?.description ?? "")")
                }
            }
        }
    }
#endif
