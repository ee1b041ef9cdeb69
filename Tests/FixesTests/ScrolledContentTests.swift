import Testing

@testable import Fixes

/// What a scroll view scrolls is as high as it is: it does not say how high the scroll view's frame is.
@Suite struct ScrolledContentTests {
    private static let labels = """
        scrollView.addSubview(content)
        content.addSubview(label)
        content.addSubview(field)
        label.topAnchor.constraint(equalTo: content.topAnchor, constant: 20).isActive = true
        field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 16).isActive = true
        field.heightAnchor.constraint(equalToConstant: 440).isActive = true
        field.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20).isActive = true
        """

    private static let views = "let content = UIView(), label = UILabel(), field = UITextView()"

    /// 20 + 16 + 440 + 20 points do not fit above the keyboard, and need not.
    @Test(arguments: [
        "content.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true\n"
            + "content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true",
        "content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor).isActive = true\n"
            + "content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor).isActive = true",
        "content.snp.makeConstraints { $0.edges.equalToSuperview() }",
    ])
    func contentHigherThanTheFrameContradictsNothing(ties: String) throws {
        let sample = FixSample(
            Screens.form.replacing("view.bottomAnchor", with: "view.safeAreaLayoutGuide.bottomAnchor")
                .replacing("let scrollView = UIScrollView()", with: "let scrollView = UIScrollView()\n\(Self.views)")
                .replacing("view.addSubview(scrollView)\n", with: "view.addSubview(scrollView)\n\(Self.labels)\n\(ties)\n"))
        #expect(try #require(sample.fix).kind == .guide)
    }
}
