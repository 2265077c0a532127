import EarshotProjects
import Testing

/// Places of targets: https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html, "Target".
@Suite("Targets of Swift packages") struct SwiftPackageTests {
  private func targets(_ manifest: String, folders: Set<String> = []) -> [BuildTarget] {
    let text = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(\(manifest))"
    return SwiftPackage(manifest: Array(text.utf8)).buildTargets { folders.contains($0) }
  }

  @Test("A target lies in a folder of its name in Sources, unless a path is said")
  func places() {
    let found = targets(
      #"name: "Coast", targets: [.target(name: "Tides"), .target(name: "Charts", path: "Code/Charts")]"#)
    #expect(found.map(\.module) == ["Tides", "Charts"])
    #expect(found[0].compiles("Sources/Tides/Level.swift"))
    #expect(!found[0].compiles("Sources/TidesExtra/Level.swift"))
    #expect(found[1].compiles("Code/Charts/Deep/Line.swift"))
    #expect(!found[1].compiles("Sources/Charts/Line.swift"))
  }

  @Test("Source, src and srcs are looked in too, and the only target may have all of Sources")
  func otherPlaces() {
    let other = targets(#"name: "Coast", targets: [.target(name: "Tides")]"#, folders: ["src/Tides"])
    #expect(other[0].compiles("src/Tides/Level.swift"))
    let alone = targets(
      #"name: "Coast", targets: [.target(name: "Tides"), .testTarget(name: "TidesTests")]"#,
      folders: ["Sources"])
    #expect(alone[0].compiles("Sources/Level.swift"))
    #expect(alone[1].compiles("Tests/TidesTests/LevelTests.swift"))
  }

  @Test("What a target excludes it doesn't compile, nor what isn't among the sources it says")
  func exclusions() {
    let found = targets(
      #"""
      name: "Coast", targets: [
        .target(name: "Tides", exclude: ["Old", "Draft.swift"]),
        .target(name: "Charts", sources: ["Lines", "Map.swift"]),
      ]
      """#)
    let paths = ["Level.swift", "Old/Level.swift", "Draft.swift"].map { "Sources/Tides/\($0)" }
    #expect(paths.map(found[0].compiles) == [true, false, false])
    let others = ["Lines/Line.swift", "Map.swift", "Other.swift"].map { "Sources/Charts/\($0)" }
    #expect(others.map(found[1].compiles) == [true, true, false])
  }

  @Test("A target that another depends on is no second one, and the name of a module has no dashes")
  func names() {
    let found = targets(
      #"""
      name: "Coast", targets: [
        .target(name: "tide-levels"),
        .executableTarget(name: "Coast", dependencies: [.target(name: "tide-levels"), .product(name: "X", package: "X")]),
      ]
      """#)
    #expect(found.map(\.module) == ["tide_levels", "Coast"])
    #expect(found.map(\.kind) == [.library, .application])
  }

  @Test("Text that is no manifest has no targets", arguments: ["", "(((", "let target = target(name: 1)"])
  func noManifest(text: String) {
    #expect(SwiftPackage(manifest: Array(text.utf8)).targets.isEmpty)
  }
}
