/// Why nothing of a file is part of an app.
package enum Uncompiled: Sendable, Hashable {
    /// The path of a project whose targets list other files of its folder.
    case unlisted(project: String)
    /// A Podfile takes the pod from another folder of the tree.
    case otherCopy(pod: String, folder: String, podfile: String)
}
