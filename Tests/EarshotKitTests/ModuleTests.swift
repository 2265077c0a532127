import EarshotKit
import Testing

/// What the Swift language and SwiftPM say of modules; that an optional number falls back to a `Double`, `0.0`, is what
/// swiftc prints.
@Suite("The modules of an app's files")
struct ModuleTests {
  private func said(_ folder: TemporaryFolder, _ inner: String = "") throws -> [[String]] {
    try Earshot.open([folder.path + inner]).readings().map { $0.elements.map(\.announcement) }
  }

  private func mark(_ text: String, imports: String = "") -> String {
    """
    import SwiftUI
    \(imports)
    struct Mark: View { var body: some View { Text("\(text)") } }
    #Preview("\(text)") { Mark() }
    """
  }

  @Test("Two targets of a package have types of their own names")
  func targets() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      #"""
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Coast", targets: [
        .target(name: "Tides", path: "Code/Tides"),
        .target(name: "Quays", dependencies: ["Tides"], path: "Code/Quays"),
      ])
      """#)
    try folder.write("Code/Quays/Mark.swift", mark("quay", imports: "import Tides"))
    try folder.write("Code/Tides/Mark.swift", mark("tide"))
    #expect(try said(folder) == [["quay"], ["tide"]])
  }

  @Test(
    "A project that can't be read in full is named where it decides",
    arguments: [
      ("Package.swift", "let package = Package(name: \"Coast\", targets: [.target(name: names[0])])"),
      ("Coast.xcodeproj/project.pbxproj", "// no property list"),
    ])
  func unread(file: String, text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(file, text)
    try folder.write("Code/Mark.swift", mark("quay"))
    try folder.write("Code/Depth.swift", "struct Depth { var meters = 3 }")
    let notices = try Earshot.open([folder.path]).readings()[0].notices
    #expect(notices.contains { $0.location?.file.hasSuffix(file) ?? false })
  }

  @Test("Apps that lie side by side, each with its project, don't mix")
  func apps() throws {
    let folder = try TemporaryFolder()
    for (name, text) in [("Books", "one"), ("Flags", "two")] {
      try folder.write("\(name)/\(name)/Mark.swift", mark(text))
      try folder.write(
        "\(name)/\(name).xcodeproj/project.pbxproj",
        """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
          G = { isa = PBXGroup; children = ( R ); sourceTree = "<group>"; };
          R = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = ( R );
            productType = "com.apple.product-type.application"; };
        }; rootObject = P; }
        """)
    }
    #expect(try said(folder) == [["one"], ["two"]])
  }

  @Test("A module that nothing is known of keeps no screen from its types that needs nothing of it")
  func unknown() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Rating.swift",
      #"""
      import Elsewhere
      import SwiftUI
      struct Rating: View {
        let stars: Double? = nil
        var body: some View { Text(verbatim: "\(stars ?? 0)") }
      }
      #Preview { Rating() }
      """#)
    #expect(try said(folder, "/Rating.swift") == [["0.0"]])
  }

  // The parser's time doubles with each of them.
  @Test("Square brackets in square brackets keep nobody waiting", .timeLimit(.minutes(10)))
  func brackets() throws {
    let folder = try TemporaryFolder()
    let brackets = String(repeating: "[", count: 120)
    try folder.write(
      "Package.swift",
      "// swift-tools-version: 6.0\nlet package = Package(name: \"Coast\", targets: \(brackets)")
    try folder.write("Mark.swift", mark("tide") + "\n" + brackets)
    #expect(try said(folder, "/Mark.swift") == [["tide"]])
  }
}
