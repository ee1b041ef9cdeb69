import Foundation
import TestSupport
import Testing

/// A repository that somebody else prepared: whatever its settings say, nothing of it is run.
@Suite(.timeLimit(.minutes(30)), .enabled(if: Git.isInstalled, "there is no git"))
struct HostileRepositoryTests {
    private let folder: TemporaryFolder
    private let git: Git
    private var mark: String { folder.path + "/.git/ran" }

    init() throws {
        folder = try TemporaryFolder()
        git = try Git(folder)
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "Field.swift")
        try folder.write("// keyboardlint:disable all - why\n" + Sources.observer, to: "Old.swift")
        try git.commit()
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight.replacing("-frame", with: "0 - frame"), to: "Field.swift")
        // What each setting would start leaves its name behind.
        let program = try folder.write("#!/bin/sh\necho \"$1\" >> '\(mark)'\ncat\n", to: ".git/program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        for hook in ["post-index-change", "reference-transaction", "fsmonitor-watchman"] {
            let path = try folder.write("#!/bin/sh\necho hook >> '\(mark)'\n", to: ".git/hooks/\(hook)").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        try folder.write("*.swift filter=evil diff=evil\n*.swift filter=a=b\n", to: ".git/info/attributes")
        for (key, value) in [
            ("filter.evil.clean", "program clean"), ("filter.evil.smudge", "program smudge"),
            ("filter.evil.process", "program process"), ("filter.evil.required", "true"), ("filter.a=b.clean", "program equals"),
            ("filter.a=b.required", "true"), ("diff.evil.textconv", "program textconv"), ("diff.evil.command", "program command"),
            ("diff.external", "program external"), ("core.fsmonitor", "program fsmonitor"), ("core.pager", "program pager"),
            ("pager.diff", "program pager"), ("core.sshCommand", "program ssh"), ("core.editor", "program editor"),
            ("remote.evil.promisor", "true"), ("remote.evil.url", "ext::program transport"),
            ("extensions.partialClone", "evil"), ("protocol.ext.allow", "always"), ("alias.diff", "!program alias"),
        ] {
            try git("config", key, value.replacing("program", with: program.path))
        }
        // So that git looks into the files instead of believing their dates.
        for file in ["Field.swift", "Old.swift"] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: folder.path + "/" + file)
        }
    }

    private func expectNothingRan(_ outcome: Keyboardlint.Outcome) {
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
        #expect((try? String(contentsOfFile: mark, encoding: .utf8)) == nil)
    }

    @Test func theSettingsWouldRunSomething() throws {
        // The trap works: plain git falls into it.
        _ = try? git("diff", "HEAD", "--", "*.swift")
        #expect(FileManager.default.fileExists(atPath: mark))
    }

    @Test func sinceRunsNothing() throws {
        let outcome = try Keyboardlint.run("lint", "--since", "HEAD", in: folder.url)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Field.swift"))
        expectNothingRan(outcome)
    }

    @Test func fixingAsksForChangesAndRunsNothing() throws {
        let screen = Sources.fieldLiftedByTheKeyboardsHeight
            .replacing("equalTo: view.bottomAnchor", with: "equalTo: view.safeAreaLayoutGuide.bottomAnchor")
            .replacing("bottom = field", with: "field.translatesAutoresizingMaskIntoConstraints = false\n        bottom = field")
        try folder.write(screen, to: "Field.swift")
        let outcome = try Keyboardlint.run("lint", "--fix", "--unsafe-fixes", "Field.swift", in: folder.url)
        #expect(outcome.errors.contains("'Field.swift' has uncommitted changes"), "\(outcome)")
        #expect(try folder.read("Field.swift") == screen)
        #expect((try? String(contentsOfFile: mark, encoding: .utf8)) == nil)
    }

    @Test func theAgeOfSuppressionsRunsNothing() throws {
        let outcome = try Keyboardlint.run("report", "--html", "-", in: folder.url)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Old.swift"))
        expectNothingRan(outcome)
    }

    @Test func objectsThatAreMissingAreNotFetched() throws {
        let tree = try git("rev-parse", "HEAD:Field.swift").trimmingCharacters(in: .whitespacesAndNewlines)
        try FileManager.default.removeItem(atPath: folder.path + "/.git/objects/\(tree.prefix(2))/\(tree.dropFirst(2))")
        let outcome = try Keyboardlint.run("lint", "--since", "HEAD", in: folder.url)
        #expect(outcome.isRefusal)
        #expect((try? String(contentsOfFile: mark, encoding: .utf8)) == nil)
    }

    @Test func aSubmodulesSettingsRunNothing() throws {
        let inner = try Git(TemporaryFolder())
        try inner.folder.write(Sources.plain, to: "A.swift")
        try inner.commit()
        try git("-c", "protocol.file.allow=always", "submodule", "add", "--quiet", inner.folder.path, "Inner")
        try? FileManager.default.removeItem(atPath: mark)
        try git("-C", "Inner", "config", "core.fsmonitor", folder.path + "/.git/program inner")
        let outcome = try Keyboardlint.run("lint", "--since", "HEAD", in: folder.url)
        #expect(outcome.status == 1)
        #expect((try? String(contentsOfFile: mark, encoding: .utf8)) == nil)
    }
}
