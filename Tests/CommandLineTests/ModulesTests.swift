import Foundation
import TestSupport
import Testing

/// `--modules FILE`: a build system says which files are compiled together.
@Suite(.timeLimit(.minutes(30))) struct ModulesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(form, to: "App/Form.swift")
        try folder.write(metrics(20), to: "Kit/Metrics.swift")
        try folder.write(metrics(34), to: "Other/Metrics.swift")
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Kit/Field.swift")
    }

    /// What it takes away from the keyboard's height is another module's.
    private let form = """
        import Kit
        import UIKit

        final class FormController: UIViewController {
            private let field = UITextField()
            private lazy var bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)

            override func viewDidLoad() {
                super.viewDidLoad()
                bottom.isActive = true
                NotificationCenter.default.addObserver(
                    self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc func shown(_ note: Notification) {
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                bottom.constant = -frame.height - Metrics.margin
            }
        }

        """

    private func metrics(_ margin: Int) -> String {
        "import UIKit\n\npublic enum Metrics {\n    public static let margin: CGFloat = \(margin)\n}\n"
    }

    private func state(_ modules: String, in path: String = "modules.json") throws {
        try folder.write("{ \"schemaVersion\": 1, \"modules\": [\n\(modules)\n] }\n", to: path)
    }

    private func run(_ arguments: String...) throws -> Keyboardlint.Outcome {
        try Keyboardlint.run(arguments: arguments, in: folder.url)
    }

    private let app = #"{ "name": "App", "sources": ["App/Form.swift"], "dependencies": ["Kit"] }"#
    private let kit = #"{ "name": "Kit", "sources": ["Kit/Metrics.swift", "Kit/Field.swift"] }"#
    private let other = #"{ "name": "Other", "sources": ["Other/Metrics.swift"] }"#

    @Test func aNameIsThatOfTheModulesItsFileSees() throws {
        func change(seeing module: String) throws -> String {
            try state("\(app.replacing("Kit", with: module)),\n\(kit),\n\(other)")
            let outcome = try run(
                "simulate", "App/Form.swift", "--modules", "modules.json", "--scenario", "iphone-home-indicator")
            #expect(outcome.errors == "")
            return outcome.output
        }
        // A keyboard of 336 points, and the margin of the module that the file sees.
        #expect(try change(seeing: "Kit").contains("-356"))
        #expect(try change(seeing: "Other").contains("-370"))
        // No module that has it is seen: nobody says how wide the margin is.
        try state("\(app.replacing(#""Kit""#, with: "")),\n\(kit),\n\(other)")
        let blind = try run("simulate", "App/Form.swift", "--modules", "modules.json", "--scenario", "iphone-home-indicator")
            .output
        #expect(blind.contains("Metrics.margin") && !blind.contains("-356") && !blind.contains("-370"))
    }

    @Test func oneModuleWithItsDependenciesSaysWhatTheWholeSays() throws {
        try state("\(app),\n\(kit),\n\(other)")
        let whole = try run("--modules", "modules.json", "App", "--format", "json")
        try state("\(app),\n\(kit.replacing("] }", with: #"], "report": false }"#))", in: "app.json")
        let part = try run("--modules", "app.json", "--format", "json")
        #expect(part == whole)
        #expect(part.status == 1)
        #expect(part.output.contains("\"filesRead\" : 1,") && part.output.contains("App/Form.swift"))
        #expect(!part.output.contains("Kit/Field.swift"))
    }

    @Test func whatIsReportedIsStatedOrNamed() throws {
        try state("\(app),\n\(kit.replacing("] }", with: #"], "report": false }"#)),\n\(other)")
        func paths(_ arguments: String...) throws -> Set<String> {
            let output = try Keyboardlint.run(
                arguments: ["lint", "--format", "csv", "--modules", "modules.json"] + arguments, in: folder.url
            ).output
            return Set(output.split(separator: "\r\n").dropFirst().map { String($0.split(separator: ",")[2]) })
        }
        #expect(try paths() == ["App/Form.swift"])
        #expect(try paths("Kit") == ["Kit/Field.swift"])
        #expect(try paths(".") == ["App/Form.swift", "Kit/Field.swift"])
        #expect(try paths("App/Form.swift", "Other") == ["App/Form.swift"])
        try folder.write(Sources.plain, to: "Far/Far.swift")
        let outcome = try run("lint", "Far", "--modules", "modules.json")
        #expect(outcome.isRefusal)
        #expect(outcome.errors.hasPrefix("keyboardlint: no module of 'modules.json' has a source in 'Far'\nAdd it to "))
    }

    @Test func aBuildSystemsDeploymentTargetIsTheModules() throws {
        try folder.write("func pin(_ view: UIView) { _ = view.keyboardLayoutGuide }\n", to: "Other/Pin.swift")
        func output(_ said: String) throws -> String {
            try state(##"{ "name": "Other", "sources": ["Other/Pin.swift"]\##(said) }"##)
            return try run("--modules", "modules.json").output
        }
        #expect(try output("").contains("unknown deployment target"))
        #expect(try output(#", "deploymentTarget": "14.2""#).contains("deployment target: iOS 14.2 (modules.json)"))
        #expect(try output(#", "deploymentTarget": "15.0""#).hasPrefix("no findings\n1 file read"))
    }

    @Test func theOtherCommandsGoByThemToo() throws {
        try state("\(app),\n\(kit),\n\(other)")
        #expect(try run("baseline", "write", "--modules", "modules.json").status == 0)
        #expect(try run("--modules", "modules.json").status == 0)
        #expect(try folder.read(".keyboardlint-baseline.jsonl").contains(#""path":"Kit/Field.swift""#))
        #expect(try run("report", "--modules", "modules.json", "--csv", "-").output.contains("App/Form.swift"))
        // A function that is gone is known to be: all that is reported is stated.
        try folder.write(Sources.plain, to: "Kit/Field.swift")
        #expect(try run("baseline", "report", "--modules", "modules.json").output.contains("the declaration is gone"))
    }

    @Test func modulesMaySeeEachOther() throws {
        try state("\(app),\n\(kit.replacing("] }", with: #"], "dependencies": ["App", "Kit"] }"#))")
        let outcome = try run("--modules", "modules.json")
        #expect(outcome.status == 1 && outcome.errors == "")
    }

    @Test(arguments: [
        (
            #"{ "name": "App", "sources": ["App/Form.swift", "App/Gone.swift"] }"#,
            "modules.json:2:48: error: there is no file '/FOLDER/App/Gone.swift'; paths count from the current folder. "
        ),
        (
            #"{ "name": "App", "sources": ["App"] }"#,
            "modules.json:2:30: error: expected a Swift file, a storyboard or a xib, not 'App'"
        ),
        (
            #"{ "name": "App", "sources": [], "dependencies": ["Ap"] }"#,
            "modules.json:2:50: error: no module 'Ap' is stated; did you mean 'App'?"
        ),
        (
            #"{ "name": "App", "sources": [], "dependencies": ["Analytics"] }"#,
            #"modules.json:2:50: error: no module 'Analytics' is stated; leave it out, or state it with "sources": []"#
        ),
        (
            #"{ "name": "App", "sources": ["../Form.swift"] }"#,
            "modules.json:2:30: error: expected a path below '/FOLDER', from which paths count, not '../Form.swift'"
        ),
    ])
    func aMistakeIsNamedWithItsPlace(module: String, complaint: String) throws {
        try state(module)
        let outcome = try run("--modules", "modules.json")
        #expect(outcome.status == 2 && outcome.output == "")
        let real = folder.url.resolvingSymlinksInPath().path
        let errors = outcome.errors.replacing(real, with: "/FOLDER")
        #expect(errors.hasPrefix("keyboardlint: the file of modules cannot be used\n" + complaint), "\(errors)")
    }

    @Test func whatCannotGoTogetherIsSaid() throws {
        try state(app.replacing(#""Kit""#, with: ""))
        #expect(
            try run("--modules", "gone.json").errors == "keyboardlint: 'gone.json' cannot be read: no such file or directory\n")
        #expect(try run("--modules", "modules.json", "-").isRefusal)
        #expect(try run("--modules", "modules.json", "--isolated-files").isRefusal)
        try state(app.replacing(#""Kit""#, with: "").replacing("] }", with: #"], "report": false }"#))
        let outcome = try run("--modules", "modules.json")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("keyboardlint: no module of 'modules.json' that is reported has a Swift file\n"))
    }
}
