// swift-tools-version: 5.9

import PackageDescription

/// The samples by topic, to open in Xcode. Earshot itself needs none of this: it reads the files.
let package = Package(
  name: "EarshotSamples",
  platforms: [.iOS(.v17)],
  targets: [
    .target(name: "Actions", path: "Actions"),
    .target(name: "CustomContent", path: "CustomContent"),
    .target(name: "SemanticViews", path: "SemanticViews"),
    .target(name: "Order", path: "Order"),
    .target(name: "Controls", path: "Controls"),
    .target(name: "State", path: "State"),
    .target(name: "Languages", path: "Languages"),
    .executableTarget(name: "Tidepool", path: "Tidepool"),
  ]
)
