import LintEngine

/// Tells clients that can show it how far a folder is, the first time and whenever all of it is read again.
extension LanguageServer {
    /// What is shown of one folder.
    struct ShownProgress {
        let token: ProgressToken
        let folder: String
        /// The client has agreed, and has been told of the beginning.
        var hasBegun = false
        /// What it was told last.
        var percentage = 0
    }

    /// Before work on a project.
    mutating func announce(_ project: Project) {
        guard client.showsProgress, project.isUnread, let folder = project.folder else { return }
        guard !progress.contains(where: { $0.folder == folder }) else { return }
        let token = ProgressToken.text("keyboardlint-reading-\(questionCount + 1)")
        progress.append(ShownProgress(token: token, folder: folder))
        ask("window/workDoneProgress/create", ProgressCreation(token: token), .progress(token))
    }

    /// The client has agreed to show it, or not.
    mutating func beginProgress(_ token: ProgressToken, agreed: Bool) {
        guard let position = progress.firstIndex(where: { $0.token == token }) else { return }
        let folder = progress[position].folder
        guard agreed, projects.contains(where: { $0.folder == folder && !$0.isSettled }) else {
            progress.remove(at: position)
            return
        }
        progress[position].hasBegun = true
        notify(
            "$/progress",
            ProgressParams(
                token: token, value: .init(kind: .begin, title: "keyboardlint", message: "reading the folder", percentage: 0)))
    }

    /// After work on a project.
    mutating func showProgress(of project: Project) {
        guard let position = progress.firstIndex(where: { $0.folder == project.folder && $0.hasBegun }) else { return }
        let token = progress[position].token
        if project.isSettled {
            progress.remove(at: position)
            notify("$/progress", ProgressParams(token: token, value: .init(kind: .end)))
        } else if let (done, all) = project.progress {
            // A bar of a hundred pixels moves as smoothly.
            let percentage = all == 0 ? 100 : done * 100 / all
            guard percentage > progress[position].percentage else { return }
            progress[position].percentage = percentage
            notify(
                "$/progress",
                ProgressParams(
                    token: token, value: .init(kind: .report, message: "\(done) of \(all) files", percentage: percentage)))
        }
    }
}
