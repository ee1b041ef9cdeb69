import KeyboardModel
import ProgramIndex

extension DeploymentTarget {
    /// Whether every system that the code is built for has the keyboard's layout guide.
    package var hasLayoutGuide: Bool { SystemVersion(version.major, version.minor) >= KeyboardLayoutGuide.introduced }
}
