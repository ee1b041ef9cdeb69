import LintEngine
import Testing

@testable import Fixes

/// A scroll view whose content is as high as its frame is not to be made lower: then nothing scrolls, and what is in it overlaps.
@Suite struct ContentHeightTests {
    /// - Parameter tie: between the heights of `content` and `scrollView`.
    private func sample(_ tie: String) -> FixSample {
        FixSample(
            Screens.form.replacing("view.bottomAnchor", with: "view.safeAreaLayoutGuide.bottomAnchor")
                .replacing("let scrollView = UIScrollView()", with: "let scrollView = UIScrollView()\n    let content = UIView()")
                .replacing("view.addSubview(scrollView)\n", with: "view.addSubview(scrollView)\n\(tie)\n"))
    }

    @Test(arguments: [
        "scrollView.addSubview(content)\ncontent.heightAnchor.constraint(equalTo: scrollView.heightAnchor).isActive = true",
        "scrollView.addSubview(content)\nscrollView.heightAnchor.constraint(equalTo: content.heightAnchor).isActive = true",
        "scrollView.addSubview(content)\ncontent.snp.makeConstraints { make in make.height.equalTo(scrollView) }",
        "scrollView.addSubview(content)\ncontent.snp.makeConstraints { $0.height.equalTo(scrollView.snp.height) }",
    ])
    func contentAsHighAsItsFrameRefusesTheGuide(tie: String) throws {
        let sample = sample(tie)
        #expect(try #require(sample.fix).kind == .handler)
        guard case .remains(_, let guide)? = sample.refusal else {
            Issue.record("\(String(describing: sample.refusal))")
            return
        }
        #expect(guide == .notToBePinned(.contentAsHigh(as: "scrollView", content: "content")))
    }

    /// One that may be higher, one that gives way, and a view beside the scroll view.
    @Test(arguments: [
        "scrollView.addSubview(content)\n"
            + "content.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.heightAnchor).isActive = true",
        "scrollView.addSubview(content)\nlet tie = content.heightAnchor.constraint(equalTo: scrollView.heightAnchor)\n"
            + "tie.priority = .defaultLow\ntie.isActive = true",
        "view.addSubview(content)\ncontent.heightAnchor.constraint(equalTo: scrollView.heightAnchor).isActive = true",
    ])
    func otherHeightsDoNot(tie: String) throws {
        #expect(try #require(sample(tie).fix).kind == .guide)
    }
}
