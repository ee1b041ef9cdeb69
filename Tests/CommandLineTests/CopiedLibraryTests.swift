import Foundation
import TestSupport
import Testing

/// What is reported of libraries that were copied into a project.
@Suite(.timeLimit(.minutes(30))) struct CopiedLibraryTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Podfile")
        try folder.write(Sources.plain, to: "App/A.swift")
        try folder.write(Sources.plain, to: "App/B.swift")
        try folder.write(Sources.plain, to: "App/C.swift")
    }

    private static let notice = """
        //  Field.swift
        //  Copyright (c) 2016 Somebody.
        //
        //  Permission is hereby
        //  granted, free of charge, to any person obtaining a copy of this software


        """

    /// What the JSON report says of copies.
    private struct Counts: Decodable {
        let summary: Summary
        struct Summary: Decodable { let inCopiedLibraries: [File] }
        struct File: Decodable {
            let path: String
            let findings: Int
        }
    }

    private func lint(_ arguments: String...) throws -> (output: String, status: Int32) {
        let outcome = try Keyboardlint.run(
            arguments: ["--only", "frame-height-as-inset", "--format", "concise"] + arguments, in: folder.url)
        return (outcome.output, outcome.status)
    }

    @Test func findingsInAFolderNamedForThemAreCountedOnly() throws {
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/ThirdParty/Bar/Field.swift")
        let whole = try lint()
        #expect(whole.status == 0)
        let told = "no findings; 1 in copied libraries: App/ThirdParty/Bar/Field.swift (--all-folders reports them)"
        #expect(whole.output.contains(told))
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/ThirdParty/Second.swift")
        #expect(try lint().output.contains("; 2 in copied libraries: App/ThirdParty/Bar/Field.swift and 1 other file ("))
        let json = try Keyboardlint.run("lint", "--only", "frame-height-as-inset", "--format", "json", in: folder.url).output
        let report = try JSONDecoder().decode(Counts.self, from: Data(json.utf8))
        let files = report.summary.inCopiedLibraries
        #expect(files.map(\.path) == ["App/ThirdParty/Bar/Field.swift", "App/ThirdParty/Second.swift"])
        #expect(files.map(\.findings) == [1, 1])
        #expect(try lint("--all-folders").output.contains("Field.swift"))
        // A path that is named is told what the project is told of it.
        for path in ["App", "App/ThirdParty", "App/ThirdParty/Bar", "App/ThirdParty/Bar/Field.swift"] {
            let part = try lint(path)
            #expect(part.status == 0 && part.output.contains("in copied libraries: App/ThirdParty/Bar/Field.swift"))
        }
        #expect(try lint("App/ThirdParty/Bar/Field.swift", "--all-folders").status == 1)
    }

    @Test func aPermissiveNoticeTellsACopy() throws {
        try folder.write(Self.notice + Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Bar/Field.swift")
        #expect(try lint().output.contains("1 in copied libraries"))
        for path in ["App/Bar", "App/Bar/Field.swift"] { #expect(try lint(path).output.contains("1 in copied libraries")) }
        try folder.write(Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Bar/Field.swift")
        #expect(try lint().status == 1)
    }

    /// They are left out of a run over the project, which says nothing of them: who names one means it.
    @Test func whatIsInAFolderOfDependenciesIsReportedWhereItIsNamed() throws {
        try folder.write(Self.notice + Sources.fieldLiftedByTheKeyboardsHeight, to: "Pods/Bar/Field.swift")
        #expect(try lint().status == 0)
        for path in ["Pods", "Pods/Bar", "Pods/Bar/Field.swift"] { #expect(try lint(path).status == 1) }
    }

    /// A library is nobody's copy in its own repository.
    @Test func whereMostFilesHaveANoticeItIsTheProjectsOwn() throws {
        for name in ["A", "B"] { try folder.write(Self.notice + Sources.plain, to: "App/\(name).swift") }
        try folder.write(Self.notice + Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Bar/Field.swift")
        #expect(try lint().status == 1)
        // Whatever lies beside it.
        for number in 0..<5 { try folder.write(Sources.plain, to: "Other/\(number).swift") }
        try folder.write("", to: "Other/Podfile")
        try folder.write("", to: "App/Podfile")
        #expect(try lint().status == 1)
    }

    /// A screen of a library's example that became one of the app's own.
    @Test func aFileWithANoticeAmongOthersIsTheProjectsOwn() throws {
        try folder.write(Self.notice + Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Field.swift")
        #expect(try lint().status == 1)
    }

    @Test func aNoticeThatIsNoCommentTellsNothing() throws {
        let text = "let notice = \"Permission is hereby granted\"\n"
        try folder.write(text + Sources.fieldLiftedByTheKeyboardsHeight, to: "App/Field.swift")
        #expect(try lint().status == 1)
    }
}
