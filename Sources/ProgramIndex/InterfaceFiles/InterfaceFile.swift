import SourceText

/// What a storyboard or xib says about the outlets of the program's classes.
///
/// Two out of three handlers that change a constraint's constant change one that was drawn rather than written, so its ends, its
/// sign and the constant it rests at stand only here; an outlet's name says none of it reliably. Reading never fails: a damaged
/// file contributes what stands before the damage and says where that is.
package struct InterfaceFile: Sendable {
    package let path: String
    /// The file itself, for whoever changes it.
    package let bytes: [UInt8]
    /// In source order, after the constraints of the program's own classes. Outlets of elements without a class of the
    /// program's own are left out.
    package let outlets: [OutletConnection]
    /// By the class of the owner; those of a class that owns several views differ.
    package let layouts: [(ownerClass: String, layout: InterfaceLayout)]
    /// The classes of views that are the whole view of some controller.
    let rootViewClasses: Set<String>
    /// The classes of views that lie in others, or that code loads by themselves.
    let innerViewClasses: Set<String>
    /// Of those, how many points above the lower end of the whole view they are drawn, where the file says it: the least, of
    /// several views of one class.
    let drawnHeights: [String: Double]
    /// The classes of controllers whose views are a part of another controller's.
    let embeddedClasses: Set<String>
    let scenes: StoryboardScenes
    package let issues: [Issue]

    /// Why part of the file, or all of it, was not read.
    package struct Issue: Hashable, Sendable {
        /// From 1.
        package let line: Int
        package let message: String
    }

    /// - Parameter path: how the user knows the file; what tells localised copies of one file apart from two files.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        let document = InterfaceDocument(bytes)
        let lines = LineTable(bytes)
        issues = document.failure.map { [Issue(line: lines.lineIndex(at: $0.offset) + 1, message: $0.message)] } ?? []
        let roots = document.rootViews
        let views = document.elements.indices.filter { document.elements[$0].isView }
        rootViewClasses = Set(views.filter(roots.contains).compactMap { document.elements[$0].customClass })
        innerViewClasses = Set(views.filter { !roots.contains($0) }.compactMap { document.elements[$0].customClass })
        drawnHeights = document.drawnHeights
        embeddedClasses = document.embeddedClasses
        scenes = document.scenes
        var resolver = InterfaceResolver(document)
        let constraints = document.constraints.indices.compactMap { position -> OutletConnection? in
            let drawn = document.constraints[position]
            guard let own = drawn.customClass, let constraint = resolver.ownConstraint(position) else { return nil }
            let line = lines.lineIndex(at: drawn.offset) + 1
            return OutletConnection(
                path: path, line: line, ownerClass: own, ownerModule: drawn.customModule, property: OutletConnection.itself,
                target: .constraint(constraint), targetID: drawn.id ?? "", targetLine: line)
        }
        outlets =
            constraints
            + document.outlets.compactMap { outlet in
                let owner = document.elements[outlet.owner]
                guard let ownerClass = owner.customClass else { return nil }
                return OutletConnection(
                    path: path, line: lines.lineIndex(at: outlet.offset) + 1, ownerClass: ownerClass,
                    ownerModule: owner.customModule,
                    property: outlet.property, target: resolver.target(of: outlet),
                    targetID: outlet.destination,
                    targetLine: resolver.constraintOffset(of: outlet).map { lines.lineIndex(at: $0) + 1 })
            }
        let outletsByOwner = Dictionary(grouping: document.outlets, by: \.owner)
        layouts = document.elements.indices.compactMap { owner in
            guard let ownerClass = document.elements[owner].customClass else { return nil }
            let outlets = outletsByOwner[owner] ?? []
            guard !outlets.isEmpty || document.elements[owner].isController else { return nil }
            return resolver.layout(of: owner, outlets).map { (ownerClass, $0) }
        }
    }
}

extension InterfaceDocument {
    /// The views that are the whole view of a controller, in a storyboard or by a file's owner's `view`.
    fileprivate var rootViews: Set<Int> {
        let owned = Set(outlets.filter { $0.property == "view" && elements[$0.owner].isFilesOwner }.map(\.destination))
        return Set(elements.filter(\.isController).compactMap(\.rootView))
            .union(owned.isEmpty ? [] : elements.indices.filter { owned.contains(elements[$0].id) })
    }
}

/// A property of a class of the program, and what a file connects it to.
package struct OutletConnection: Sendable {
    package let path: String
    /// Of the outlet, from 1.
    package let line: Int
    /// The owner's `customClass`.
    package let ownerClass: String
    package let ownerModule: String?
    package let property: String
    package let target: Target
    /// What connects a constraint of a class of the program's own: it is drawn as that class, and no property leads to it.
    package static let itself = "self"

    /// The element's, in the file.
    package let targetID: String
    /// Of the constraint, from 1; nil for another target.
    package let targetLine: Int?

    package enum Target: Hashable, Sendable {
        case constraint(InterfaceConstraint)
        case view(InterfaceView)
        /// A view controller, a gesture recogniser, a constraint that Xcode removes when it builds, or an identifier that the
        /// file does not declare.
        case other
    }
}
