import Foundation
import KeyboardModel
import TestSupport
import Testing

/// The program that the package builds, run as a user runs it.
struct Keyboardlint {
    struct Outcome: Equatable {
        var status: Int32
        var output: String
        var errors: String

        /// An error is reported in one or two lines on standard error and nowhere else.
        var isRefusal: Bool {
            let lines = errors.split(separator: "\n")
            return status == 2 && (1...2).contains(lines.count) && errors.hasPrefix("keyboardlint: ") && output.isEmpty
        }
    }

    /// - Parameters:
    ///   - input: what standard input holds; without it, nothing.
    ///   - folder: the current folder.
    ///   - environment: added to the tests' own, less what the program would read there.
    ///   - inherits: whether there is anything but `environment`.
    static func run(
        _ arguments: String..., input: Data = Data(), in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(arguments: arguments, input: input, in: folder, environment: environment)
    }

    static func run(
        arguments: [String], input: Data = Data(), in folder: URL? = nil, environment: [String: String] = [:],
        inherits: Bool = true
    ) throws -> Outcome {
        let files = try TemporaryFolder()
        let process = Process()
        process.executableURL = try executable()
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
            .filter { inherits ? !readByTheProgram.contains($0.key) : neededToStart.contains($0.key) }
            .merging(environment) { $1 }
        // Files rather than pipes: a pipe that nobody empties stops the program.
        process.standardInput = try FileHandle(forReadingFrom: files.write(input, to: "in"))
        let output = try files.write(Data(), to: "out")
        let errors = try files.write(Data(), to: "err")
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit, "the program must never crash")
        return Outcome(
            status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }

    /// Wherever the tests run, on a build server or in a narrow terminal, they say the same.
    private static let readByTheProgram: Set = [
        "CI", "COLUMNS", "GITHUB_STEP_SUMMARY", "NO_COLOR", "SCRIPT_INPUT_FILE_COUNT", "SCRIPT_INPUT_FILE_LIST_COUNT",
        "SOURCE_DATE_EPOCH",
        "TERM",
    ]

    /// Where the Swift libraries are, for a program that is not linked statically.
    private static let neededToStart: Set = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"]

    /// Beside the tests, in the folder of the build.
    static func path() throws -> String { try executable().path }

    private static func executable() throws -> URL {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let tests = bundles + [CommandLine.arguments[0]].map { URL(filePath: $0) }
        let candidates = tests.map { $0.deletingLastPathComponent().appending(path: "keyboardlint") }
        return try #require(
            candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
            "the build put no keyboardlint beside \(tests.map(\.path))")
    }
}

/// Files to lint.
enum Sources {
    static let plain = "struct Point { var x = 0 }\n"

    /// Registers for a notification and does not lay out.
    static let observer = """
        import UIKit

        final class StatusController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                NotificationCenter.default.addObserver(
                    self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc func keyboardWillShow(_ note: Notification) {
                print("shown")
            }
        }

        """

    /// A field whose bottom constraint takes the keyboard's height; the handler is at lines 14 to 17.
    static let fieldLiftedByTheKeyboardsHeight = """
        import UIKit

        final class FieldController: UIViewController {
            private let field = UITextField()
            private var bottom: NSLayoutConstraint?

            override func viewDidLoad() {
                bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                bottom?.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                bottom?.constant = -frame.height
            }
        }

        """
}
