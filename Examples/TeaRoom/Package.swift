// swift-tools-version: 6.1

import PackageDescription

/// A small app whose tests listen to it. In a package of your own the dependency is a URL.
///
/// The tests read the app's source, so they need no SwiftUI: they run where the app can't even be
/// built.
let package = Package(
  name: "TeaRoom",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "earshot", path: "../..", traits: [])],
  targets: [
    .testTarget(
      name: "TeaRoomTests",
      dependencies: [.product(name: "EarshotKit", package: "earshot")])
  ]
)

#if canImport(Darwin)
  package.targets.append(.target(name: "TeaRoom"))
#endif
