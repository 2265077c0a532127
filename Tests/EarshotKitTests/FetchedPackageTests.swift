import EarshotProjects
import Testing

@testable import EarshotKit

/// The folders are those that the Swift package manager, Xcode, Carthage and CocoaPods document.
@Suite("Packages that were fetched for a project")
struct FetchedPackageTests {
  private let view = """
    import SwiftUI
    import Tides
    struct Quay: View { var body: some View { TideRow(height: 3).berthed() } }
    """
  private let library = """
    import SwiftUI
    public struct TideRow: View {
      let height: Int
      public init(height: Int) { self.height = height }
      public var body: some View { Text("Tide of \\(height) metres") }
    }
    extension View {
      public func berthed() -> some View { accessibilityHint("Moored") }
    }
    """

  private func spoken(_ folder: TemporaryFolder) throws -> [String] {
    var options = OpenOptions()
    options.view = "Quay"
    let opened = try Earshot.open(["\(folder.path)/App"], options: options)
    return opened.readings().flatMap { $0.elements.map(\.announcement) }
  }

  @Test(
    "What an imported module declares is read where a package manager put it",
    arguments: [
      (".build/checkouts/swift-tides", "Sources/Tides"),
      ("SourcePackages/checkouts/swift-tides", "Source/Tides"),
      ("DerivedData/SourcePackages/checkouts/swift-tides", "Code"), ("Carthage/Checkouts/Tides", "src/Tides"),
      ("Pods/Tides", ""),
    ])
  func places(place: String, sources: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.xcodeproj/project.pbxproj", "")
    try folder.write("App/Quay.swift", view)
    try folder.write("App/\(place)/\(sources)/Deep/TideRow.swift", library)
    if !place.hasPrefix("Pods") {
      let path = sources == "Code" ? #", dependencies: [.product(name: "X")], path: "Code""# : ""
      let targets = #".target(name: "Other", path: "None"), .target(name: "Tides"\#(path))"#
      try folder.write("App/\(place)/Package.swift", "let package = Package(targets: [\(targets)])")
    }
    #expect(try spoken(folder) == ["Tide of 3 metres, Moored"])
  }

  @Test("A target's path is its own, not that of a target beside it or one that it depends on")
  func paths() {
    let manifest = #"""
      targets: [
        .target(name: "Quay", dependencies: [.target(name: "Tides"), .product(name: "X", package: "x")], path: "Code/Quay"),
        .target(name: "Moon"), .testTarget(name: "Tests", dependencies: ["Moon"], path: "Checks"),
      ]
      """#
    #expect(FetchedPackages.path(of: "Quay", in: manifest) == "Code/Quay")
    #expect(FetchedPackages.path(of: "Tides", in: manifest) == nil)
    #expect(FetchedPackages.path(of: "Moon", in: manifest) == nil)
    #expect(FetchedPackages.path(of: "Tests", in: manifest) == "Checks")
  }

  @Test("Modules that nothing imports are passed by; those that a fetched one imports are taken")
  func imports() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".build/checkouts/sea/Package.swift", #".target(name: "Tides"), .target(name: "Moon"), "Reef""#)
    for (module, text) in [("Tides", "import Moon"), ("Moon", "import Foundation"), ("Reef", "")] {
      try folder.write(".build/checkouts/sea/Sources/\(module)/\(module).swift", text)
    }
    let input = SourceFile(path: "Quay.swift", bytes: Array(view.utf8))
    var gathering = folder.gathering(passingBy: [], bounds: .standard)
    gathering.gather(fetchedFor: [input], around: [folder.path])
    #expect(gathering.swift.map { FilePath.name($0.path) } == ["Tides.swift", "Moon.swift"])
  }

  @Test("Views of a package that are known without its source are not read there")
  func knownPackages() throws {
    let folder = try TemporaryFolder()
    try folder.write("Pods/Kingfisher/Image.swift", "struct KFImage {}")
    var packages = FetchedPackages(of: [folder.path], within: Confinement(named: [folder.path]))
    #expect(packages.folder(of: "Kingfisher") == nil)
    #expect(packages.folder(of: "SwiftUI") == nil)
  }
}
