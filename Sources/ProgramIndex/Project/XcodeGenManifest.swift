import SourceText
import Vocabulary

/// What an XcodeGen description, `project.yml`, says of iOS where its project is not made yet (XcodeGen, "Project Spec").
package enum XcodeGenManifest {
    /// The lowest version of those that the file states, which is no higher than that of any target; nil where it states none,
    /// and for another YAML file of the name.
    package static func lowestVersion(in file: SourceFile) -> Version? {
        let root = YAMLReader.read(file)
        guard let targets = root["targets"] else { return nil }
        let own = targets.entries.map(\.value).filter(isForIOS)
        let stated =
            own.compactMap { $0["deploymentTarget"]?.text }
            + (own + [root["options"]].compactMap(\.self)).compactMap {
                $0["deploymentTarget"]?["iOS"]?.text
            }
        return (stated + settings(in: root)).compactMap { Version($0) }.min()
    }

    private static func isForIOS(_ target: YAMLNode) -> Bool { target["platform"]?.text.map { $0 == "iOS" } ?? true }

    /// The values of a build setting, in whichever group of settings it stands.
    private static func settings(in node: YAMLNode) -> [String] {
        node.entries.flatMap { entry in
            entry.key == "IPHONEOS_DEPLOYMENT_TARGET" ? [entry.value.text].compactMap(\.self) : settings(in: entry.value)
        }
    }
}
