// swift-tools-version: 6.0

// The stand-in for UIKit, Combine and layout libraries that the differential tests compile with `swiftc`. The manifest is never built: it says that
// what lies here is no part of the classes beside it.
import PackageDescription

let package = Package(
    name: "StandIn",
    targets: [.target(name: "StandIn", path: ".")]
)
