import Foundation

/// A scroll view's insets, without scrolling by itself: `scrollRectToVisible` and its kin move nothing here.
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int {
        case automatic, scrollableAxes, never, always
    }

    public enum KeyboardDismissMode: Int {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    open var contentInset = UIEdgeInsets.zero {
        didSet { Stage.record("contentInset", of: self, contentInset.numbers, in: generation) }
    }

    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { Stage.record("indicatorInsets", of: self, verticalScrollIndicatorInsets.numbers, in: generation) }
    }

    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { Stage.record("indicatorInsets", of: self, horizontalScrollIndicatorInsets.numbers, in: generation) }
    }

    /// Sets both indicators' and reads the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            let isPlaying = Stage.isPlaying
            Stage.isPlaying = false
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
            Stage.isPlaying = isPlaying
            Stage.record("indicatorInsets", of: self, newValue.numbers, in: generation)
        }
    }

    /// The origin of `bounds`.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            scroll(to: newValue)
            Stage.record("contentOffset", of: self, newValue.numbers, in: generation)
        }
    }

    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

    open var contentSize = CGSize.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var isScrollEnabled = true
    open var alwaysBounceVertical = false
    open var isDragging: Bool { false }
    open weak var delegate: (any UIScrollViewDelegate)?

    /// `automatic` is taken for a scroll view of a view controller, and adds vertically in any case.
    open var adjustedContentInset: UIEdgeInsets {
        let safeArea = safeAreaInsets
        let scrollsAcross = contentSize.width > bounds.width
        let scrollsDown = contentSize.height > bounds.height
        let (across, down): (Bool, Bool) =
            switch contentInsetAdjustmentBehavior {
            case .never: (false, false)
            case .always: (true, true)
            case .automatic: (scrollsAcross, true)
            case .scrollableAxes: (scrollsAcross, scrollsDown)
            }
        return UIEdgeInsets(
            top: contentInset.top + (down ? safeArea.top : 0), left: contentInset.left + (across ? safeArea.left : 0),
            bottom: contentInset.bottom + (down ? safeArea.bottom : 0),
            right: contentInset.right + (across ? safeArea.right : 0))
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    open func flashScrollIndicators() {}
    public let contentLayoutGuide = UILayoutGuide()
    public let frameLayoutGuide = UILayoutGuide()
}

public protocol UIScrollViewDelegate: AnyObject {}

open class UITableView: UIScrollView {
    public enum Style: Int { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int { case none, top, middle, bottom }

    public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }

    open var tableFooterView: UIView?
    open var tableHeaderView: UIView?
    open var numberOfSections: Int { 1 }
    open func numberOfRows(inSection section: Int) -> Int { 3 }
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
    open func beginUpdates() {}
    open func endUpdates() {}
    open func reloadData() {}
}

open class UICollectionViewLayout: NSObject {}
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let bottom = ScrollPosition(rawValue: 4)
    }

    public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { self.init(frame: frame) }

    open var numberOfSections: Int { 1 }
    open func numberOfItems(inSection section: Int) -> Int { 3 }
    open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
    open func reloadData() {}
}

open class UITextView: UIScrollView {
    open var text: String! = ""
    open var isEditable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var selectedRange = NSRange(location: 0, length: 0)
    open func scrollRangeToVisible(_ range: NSRange) {}
}
