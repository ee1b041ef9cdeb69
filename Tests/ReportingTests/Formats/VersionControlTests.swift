import Testing

@testable import Reporting

@Suite struct VersionControlTests {
    @Test(arguments: [
        ("https://github.com/team/app.git", "https://github.com/team/app.git"),
        // Nobody's name and password leave the machine.
        ("https://me:ghp_0123@github.com/team/app", "https://github.com/team/app"),
        ("git@github.com:team/app.git", "ssh://github.com/team/app.git"), ("host.xz:/srv/app", "ssh://host.xz/srv/app"),
        ("ssh://git@host.xz:2222/~me/app", "ssh://host.xz:2222/~me/app"),
        ("https://host.xz/a b\"<c>", "https://host.xz/a%20b%22%3Cc%3E"),
        ("/srv/git/app.git", nil), ("../app", nil), ("file:///srv/app", nil), ("C:/app", nil), ("https://", nil), ("", nil),
        ("https://ho st/app", nil), ("ext::sh -c x", nil),
    ])
    func anAddressIsOneThatOthersCanUse(remote: String, address: String?) {
        #expect(VersionControl(remote: remote, commit: "0a", branch: nil)?.repository == address)
    }
}
