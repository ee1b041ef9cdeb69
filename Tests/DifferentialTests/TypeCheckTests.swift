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
            let standIn = try StandIn.forTypeChecks.get()
            try standIn.typeCheck(Corpus.files.map { Repository.testCorpus.appendingPathComponent($0 + ".swift") })

            // That says something only if it can fail. Each is in a line of its own, the first in line 2.
            try withTemporaryFolder { folder in
                let source = folder.appendingPathComponent("Rejected.swift")
                let classes = Self.rejected.enumerated().map { number, rejected in
                    "class Rejected\(number): UIViewController { \(rejected.0); func observe(_ selector: Selector) {} }\n"
                }
                try ("import UIKit\n" + classes.joined()).write(to: source, atomically: true, encoding: .utf8)
                let failure = #expect(throws: NativeFailure.self) { try standIn.typeCheck([source]) }
                let complaints = failure?.description.split(separator: "\n") ?? []
                for (number, (member, complaint)) in Self.rejected.enumerated() {
                    let place = "Rejected.swift:\(number + 2):"
                    #expect(
                        complaints.contains { $0.contains(place) && $0.contains("error: ") && $0.contains(complaint) },
                        "\(member): \(failure?.description ?? "")")
                }
            }
        }
    }
#endif
