/// The parts of an interface file that outlets lead to, in the order and with the identifiers of the file.
///
/// References in these files go forwards as well as backwards, so reading collects, and `InterfaceResolver` connects.
struct InterfaceDocument {
    private(set) var elements: [Element] = []
    private(set) var constraints: [Constraint] = []
    private(set) var outlets: [Outlet] = []
    private(set) var segues: [Segue] = []
    /// Constraints that some or all size classes switch off, by identifier.
    private(set) var partlyInstalled: Set<String> = []
    /// The id of the controller that a storyboard begins with.
    private(set) var initialController: String?
    private(set) var failure: MarkupReader.Failure?

    /// Anything with an identifier that is not a connection or a constraint: a view, a guide, a controller.
    struct Element {
        let id: String
        let tag: String
        /// The element's role in what it stands in: `view` for a controller's, `safeArea` for a guide.
        let key: String?
        /// `top` or `bottom` for the guides of a view controller.
        let type: String?
        /// The label that it was given in Xcode's outline.
        let userLabel: String?
        let customClass: String?
        let customModule: String?
        /// By which code and other storyboards ask for a controller.
        let identifier: String?
        /// Of what stands for a controller of another storyboard: the storyboard's name, and the controller's identifier there.
        let storyboard, referenced: String?
        let contentInsetAdjustmentBehavior: String?
        /// The nearest element around it.
        let parent: Int?
        /// Counts the scenes of a storyboard; 0 in a xib.
        let scene: Int
        /// Whether no constraint is to hold it, but its frame and mask.
        let isPlacedByFrame: Bool
        let isHidden: Bool
        /// Of a text view: whether its text can only be read.
        let isReadOnly: Bool
        /// Of a view that scrolls: whether it does.
        let isScrollable: Bool
        /// Of a navigation controller, or its bar: whether there is none, or one with a large title.
        let changesNavigationBar: Bool
        /// Of a controller: whether no tab bar is shown below it where it is pushed.
        let hidesBottomBar: Bool
        /// Of a controller: how it is presented, where it says so.
        let presentationStyle: String?
        /// Of what scrolls: whether dragging it hides the keyboard.
        let dismissesKeyboard: Bool
        /// Of what one types in.
        var keyboardType: String?
        /// Of a bar: whether views end at it rather than under it.
        let isOpaqueBar: Bool
        /// Of a controller: whether its view reaches under bars although they are opaque.
        let reachesUnderOpaqueBars: Bool
        /// Of a controller: the edges at which its view reaches under bars, if not at all.
        var extendedEdges: Set<String>?
        /// Of a stack view.
        let axis, alignment, distribution: String?
        /// Points between the views that a stack view stacks.
        let spacing: Double?
        /// What a control shows: a button's title, a field's placeholder.
        var title: String?
        var frame: InterfaceView.Frame?
        /// Nil for UIKit's own, which keeps the distances from the upper and the left end.
        var mask: Mask?
        /// For a view controller.
        var rootView: Int?
    }

    /// What may change from top to bottom of a view when its superview does.
    struct Mask: Hashable {
        let flexibleTop, flexibleHeight, flexibleBottom: Bool

        static let standard = Mask(flexibleTop: false, flexibleHeight: false, flexibleBottom: true)
    }

    struct Constraint {
        let id: String?
        /// The program's own class of constraint.
        let customClass, customModule: String?
        /// The element whose list of constraints it stands in, which it means where it names no first item.
        let owner: Int?
        let firstItem, secondItem: String?
        let firstAttribute, secondAttribute: InterfaceAttribute
        let relation: InterfaceConstraint.Relation
        let multiplier: Double
        var constant: Double?
        /// What the file says of the system's standard spacing, where it is to have that.
        var standardSpacing: Double?
        let priority: Double
        /// Xcode leaves it out of the app: it only keeps the drawing unambiguous.
        let isPlaceholder: Bool
        let offset: Int
    }

    struct Outlet {
        let owner: Int
        let property: String
        let destination: String
        let offset: Int
    }

    /// Where in the file reading is, beside the tags that are open.
    private struct Place {
        var scene = 0
        var constraint: Int?
    }

    init(_ bytes: [UInt8]) {
        var reader = MarkupReader(bytes)
        var isDocument = false
        var place = Place()
        // For every open tag the element it belongs to.
        var around: [Int?] = []
        while let tag = reader.next() {
            switch tag {
            case .start(let isEmpty):
                if !isDocument, reader.name == "document" {
                    isDocument = true
                    initialController = reader["initialViewController"]
                }
                guard isDocument else {
                    failure = MarkupReader.Failure(offset: reader.tagStart, message: Self.notADocument)
                    return
                }
                let element = add(reader, isEmpty: isEmpty, inside: around.last ?? nil, &place)
                if !isEmpty { around.append(element) }
            case .end:
                around.removeLast()
                // Constraints hold variations and nothing else.
                if place.constraint != nil, reader.name == "constraint" { place.constraint = nil }
            }
        }
        failure = reader.failure ?? (isDocument ? nil : MarkupReader.Failure(offset: 0, message: Self.notADocument))
        settleSpacings()
    }

    /// Between two views that stand beside each other, the standard spacing is one number. To an edge of the view around it
    /// depends on the margins that the running app has.
    private mutating func settleSpacings() {
        guard constraints.contains(where: { $0.standardSpacing != nil }) else { return }
        let views = Dictionary(
            elements.indices.filter { elements[$0].isView }.map { (elements[$0].id, $0) }, uniquingKeysWith: { first, _ in first }
        )
        for position in constraints.indices {
            guard let spacing = constraints[position].standardSpacing,
                let first = constraints[position].firstItem.flatMap({ views[$0] }),
                let second = constraints[position].secondItem.flatMap({ views[$0] }),
                !isInside(first, second), !isInside(second, first)
            else { continue }
            constraints[position].constant = spacing
        }
    }

    func isInside(_ element: Int, _ root: Int?) -> Bool {
        var current: Int? = element
        while let position = current {
            if position == root { return true }
            current = elements[position].parent
        }
        return false
    }

    private static let notADocument = "the file is not a document of Interface Builder"

    /// Takes what the tag says; returns the element that the tags inside it belong to.
    private mutating func add(_ reader: MarkupReader, isEmpty: Bool, inside parent: Int?, _ place: inout Place) -> Int? {
        let name = reader.name
        switch name {
        case "scene": place.scene += 1
        case "constraint":
            if !isEmpty { place.constraint = constraints.count }
            constraints.append(Constraint(reader, owner: parent))
        case "variation":
            if let constraint = place.constraint, reader["constant"] != nil {
                constraints[constraint].constant = nil
                constraints[constraint].standardSpacing = nil
            }
        case "include", "exclude":
            if let reference = reader["reference"] { partlyInstalled.insert(reference) }
        case "rect":
            if let parent, elements[parent].frame == nil, reader["key"] == "frame" {
                elements[parent].frame = InterfaceView.Frame(reader)
            }
        case "state" where reader["key"] == "normal", "buttonConfiguration":
            if let parent { elements[parent].title = elements[parent].title ?? reader["title"] }
        case "textInputTraits":
            if let parent { elements[parent].keyboardType = reader["keyboardType"] }
        case "extendedEdge" where reader["key"] == "edgesForExtendedLayout":
            if let parent {
                elements[parent].extendedEdges = Set(
                    (reader["top"] == "YES" ? ["top"] : []) + (reader["bottom"] == "YES" ? ["bottom"] : []))
            }
        case "autoresizingMask":
            if let parent { elements[parent].mask = Mask(reader) }
        case "outlet":
            if let parent, elements[parent].customClass != nil, let property = reader["property"],
                let destination = reader["destination"]
            {
                outlets.append(Outlet(owner: parent, property: property, destination: destination, offset: reader.tagStart))
            }
        case "segue":
            if let parent, let kind = reader["kind"], let destination = reader["destination"] {
                segues.append(
                    Segue(
                        owner: parent, kind: kind, destination: destination,
                        presentationStyle: reader["modalPresentationStyle"]))
            }
        case "outletCollection", "action": break
        default:
            guard let element = Element(reader, tag: name, parent: parent, scene: place.scene) else { break }
            if let parent, element.key == "view", elements[parent].isController { elements[parent].rootView = elements.count }
            elements.append(element)
            return elements.count - 1
        }
        return parent
    }
}

extension InterfaceDocument.Element {
    var isController: Bool { tag.hasSuffix("ontroller") }
    /// Whether it stands for a controller of another storyboard.
    var isControllerPlaceholder: Bool { tag == StoryboardScenes.Controller.placeholder }
    var isFilesOwner: Bool { tag == "placeholder" && customClass != nil }

    /// Whether it is something on the screen. There are too many kinds of views to list, but few of other things with an outlet.
    var isView: Bool {
        !isController && !isControllerPlaceholder && !["placeholder", "customObject"].contains(tag)
            && !["Guide", "Recognizer", "Item", "Layout"].contains(where: tag.hasSuffix)
    }

    var isScrollView: Bool { ["scrollView", "tableView", "collectionView", "textView"].contains(tag) }

    fileprivate init?(_ reader: MarkupReader, tag: String, parent: Int?, scene: Int) {
        guard let id = reader["id"] else { return nil }
        self.init(
            id: id, tag: tag, key: reader["key"], type: reader["type"], userLabel: reader["userLabel"],
            customClass: reader["customClass"],
            customModule: reader["customModule"], identifier: reader["storyboardIdentifier"],
            storyboard: reader["storyboardName"], referenced: reader["referencedIdentifier"],
            contentInsetAdjustmentBehavior: reader["contentInsetAdjustmentBehavior"],
            parent: parent, scene: scene,
            isPlacedByFrame: reader["fixedFrame"] == "YES" || reader["translatesAutoresizingMaskIntoConstraints"] != "NO",
            isHidden: reader["hidden"] == "YES", isReadOnly: reader["editable"] == "NO",
            isScrollable: reader["scrollEnabled"] != "NO",
            changesNavigationBar: reader["navigationBarHidden"] == "YES" || reader["largeTitles"] == "YES",
            hidesBottomBar: reader["hidesBottomBarWhenPushed"] == "YES",
            presentationStyle: reader["modalPresentationStyle"],
            dismissesKeyboard: reader["keyboardDismissMode"].map { $0 != "none" } ?? false,
            isOpaqueBar: reader["translucent"] == "NO",
            reachesUnderOpaqueBars: reader["extendedLayoutIncludesOpaqueBars"] == "YES",
            axis: reader["axis"], alignment: reader["alignment"],
            distribution: reader["distribution"], spacing: reader["spacing"].flatMap(Double.init), title: reader["placeholder"])
    }
}

extension InterfaceDocument.Mask {
    fileprivate init(_ reader: MarkupReader) {
        self.init(
            flexibleTop: reader["flexibleMinY"] == "YES", flexibleHeight: reader["heightSizable"] == "YES",
            flexibleBottom: reader["flexibleMaxY"] == "YES")
    }
}

extension InterfaceDocument.Constraint {
    fileprivate init(_ reader: MarkupReader, owner: Int?) {
        func attribute(_ text: String?) -> InterfaceAttribute { text.flatMap(InterfaceAttribute.init) ?? .notAnAttribute }
        let constant = reader["constant"].map(Double.init) ?? 0
        let isStandardSpacing = reader["symbolic"] == "YES"
        self.init(
            id: reader["id"], customClass: reader["customClass"], customModule: reader["customModule"], owner: owner,
            firstItem: reader["firstItem"], secondItem: reader["secondItem"],
            firstAttribute: attribute(reader["firstAttribute"]), secondAttribute: attribute(reader["secondAttribute"]),
            relation: reader["relation"].flatMap(InterfaceConstraint.Relation.init) ?? .equal,
            multiplier: reader["multiplier"].map(Self.ratio) ?? 1,
            constant: isStandardSpacing ? nil : constant, standardSpacing: isStandardSpacing ? constant : nil,
            priority: reader["priority"].flatMap(Double.init) ?? 1000, isPlaceholder: reader["placeholder"] == "YES",
            offset: reader.tagStart)
    }

    /// `0.5`, or a ratio as it was typed: `16:9`. One that cannot be read is no number, and so equals none.
    private static func ratio(_ text: String) -> Double {
        let parts = text.split(separator: ":", maxSplits: 1).map { Double($0) ?? .nan }
        return parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
    }
}

extension InterfaceView.Frame {
    fileprivate init?(_ reader: MarkupReader) {
        guard let x = reader["x"].flatMap(Double.init), let y = reader["y"].flatMap(Double.init),
            let width = reader["width"].flatMap(Double.init), let height = reader["height"].flatMap(Double.init)
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }
}
