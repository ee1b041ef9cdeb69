import Testing

@testable import Behaviour

/// What a screen sets when a stream tells it that it appears: an inset of 20 points, which the handlers do not put back.
struct ScreenStreamTests {
    private func pointsAfterHide(_ subscription: String) throws -> [Double?] {
        let code = ChatScreen.code(
            shown: "list.contentInset.bottom = frame.height + 20", hidden: "list.contentInset.bottom = 0",
            members: """
                let list = UITableView()
                override func viewWillAppear(_ animated: Bool) {
                    \(subscription)
                }
                func place() {
                    list.contentInset.bottom = 20
                }
                """, pinned: "list")
        let hide = try #require(Project(["Chat.swift": code]).handlers.first { $0.name == "hidden(_:)" })
        return try hide.scenario("iphone-home-button").effects.map(\.points)
    }

    @Test(arguments: [
        "rx.viewDidLayoutSubviews.take(1).bind { [weak self] _ in self?.place() }.disposed(by: bag)",
        "self.rx.viewDidLayoutSubviews.asObservable().subscribe(onNext: { [weak self] in self?.place() }).disposed(by: bag)",
        "rx.viewDidAppear.bind(with: self) { owner, _ in owner.place() }.disposed(by: bag)",
        "rx.viewDidAppear.withUnretained(self).subscribe(onNext: { owner, _ in owner.place() }).disposed(by: bag)",
        "rx.methodInvoked(#selector(viewDidLayoutSubviews)).first().subscribe { [weak self] _ in self?.place() }",
    ])
    func itRunsWhenUIKitCallsTheMethod(subscription: String) throws {
        #expect(try pointsAfterHide(subscription) == [20])
    }

    /// `viewDidLoad` is over before the subscription, some calls only are handed on, and another object's is not the screen's.
    @Test(arguments: [
        "rx.viewDidLoad.bind { [weak self] _ in self?.place() }.disposed(by: bag)",
        "rx.viewDidAppear.filter { _ in ready }.bind { [weak self] _ in self?.place() }.disposed(by: bag)",
        "child.rx.viewDidAppear.bind { [weak self] _ in self?.place() }.disposed(by: bag)",
    ])
    func otherwiseItDoesNot(subscription: String) throws {
        #expect(try pointsAfterHide(subscription) == [nil])
    }
}
