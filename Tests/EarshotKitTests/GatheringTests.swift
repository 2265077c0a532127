import Foundation
import Testing

@testable import EarshotKit

@Suite("Which files are looked at")
struct GatheringTests {
  private func names(_ folder: TemporaryFolder, _ limits: FolderWalk.Limits = .package) -> [String] {
    folder.walk(limits: limits).found.map {
      String($0.path.dropFirst(folder.path.count + 1))
    }
  }

  @Test("Swift files and catalogs, nearest first and in a fixed order")
  func order() throws {
    let folder = try TemporaryFolder()
    for name in ["b/C.swift", "b/A.swift", "Z.swift", "b/c/D.swift", "note.txt", "Package.swift"] {
      try folder.write(name, "")
    }
    try folder.write("Texts.xcstrings", "{}")
    try folder.write("de.lproj/Localizable.strings", "")
    try folder.write("Assets.xcassets/Logo.imageset/Contents.json", "{}")
    try folder.write("other/Contents.json", "{}")
    #expect(
      names(folder) == [
        "Texts.xcstrings", "Z.swift", "note.txt", "b/A.swift", "b/C.swift", "de.lproj/Localizable.strings",
        "Assets.xcassets/Logo.imageset/Contents.json", "b/c/D.swift",
      ])
  }

  @Test("A file of a type Package is no manifest, and makes no folder a package")
  func ownPackage() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version:6.0\nimport PackageDescription\n")
    try folder.write("Sources/Parcels/Package.swift", "public struct Package { let number: Int }")
    try folder.write("Sources/Parcels/View.swift", moonSource)
    try folder.write("Sources/Other/Deck.swift", "struct Deck {}")
    #expect(
      names(folder) == [
        "Sources/Other/Deck.swift", "Sources/Parcels/Package.swift", "Sources/Parcels/View.swift",
      ])
    var gathering = folder.gathering(passingBy: [], bounds: .standard)
    gathering.gather(around: "\(folder.path)/Sources/Parcels")
    #expect(gathering.swift.contains { FilePath.name($0.path) == "Deck.swift" })
  }

  @Test("A folder in a package's Sources that its manifest doesn't name is compiled for nobody")
  func withoutTarget() throws {
    let folder = try TemporaryFolder()
    let manifest = { (targets: String) in
      "// swift-tools-version:6.0\nimport PackageDescription\nlet package = Package(targets: [\(targets)])\n"
    }
    for name in ["Sources/Tides/A.swift", "Sources/Code/Quay/B.swift", "Sources/Templates/C.swift"] {
      try folder.write(name, "")
    }
    try folder.write(
      "Package.swift",
      manifest(#".target(name: "Tides"), .target(name: "Quay", path: "Sources/Code/Quay")"#))
    #expect(names(folder) == ["Sources/Tides/A.swift", "Sources/Code/Quay/B.swift"])
    // One target may have all of `Sources`.
    try folder.write("Package.swift", manifest(#".target(name: "Harbor", path: "Sources")"#))
    #expect(
      names(folder) == ["Sources/Templates/C.swift", "Sources/Tides/A.swift", "Sources/Code/Quay/B.swift"])
  }

  @Test("A folder is a target's by what its target compiles, not by a word of the manifest")
  func named() throws {
    let folder = try TemporaryFolder()
    for name in ["Sources/Model/A.swift", "Sources/Tide/B.swift"] { try folder.write(name, "let wave = 1") }
    func found(_ manifest: String) throws -> [String] {
      try folder.write("Package.swift", "let package = Package(name: \"Quay\", \(manifest))")
      return names(folder).map { String(FilePath.name($0)) }.sorted()
    }
    let dependency = #"dependencies: [.package(path: "../Tide")], "#
    #expect(
      try found(dependency + #"targets: [.target(name: "Quay", path: "Sources")]"#) == ["A.swift", "B.swift"])
    #expect(try found(dependency + #"targets: [.target(name: "Model")]"#) == ["A.swift"])
    #expect(
      try found(#"targets: [.target(name: "Model", path: root + "/Model")]"#) == ["A.swift", "B.swift"])
  }

  @Test("Hidden folders and build products are passed by")
  func passedBy() throws {
    let folder = try TemporaryFolder()
    for name in [
      ".build/A.swift", ".git/B.swift", "build/C.swift", "Pods/D.swift", "DerivedData/E.swift",
      "App.xcodeproj/F.swift", "Kit.framework/G.swift", "Sources/H.swift",
    ] {
      try folder.write(name, "")
    }
    #expect(names(folder) == ["Sources/H.swift"])
  }

  @Test("A loop of links ends, and a folder is entered once", .timeLimit(.minutes(10)))
  func loops() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/A.swift", "")
    try folder.link("a/again", to: "../a")
    try folder.link("a/up", to: "..")
    try folder.link("b", to: "a")
    #expect(names(folder).map { $0.split(separator: "/").last } == ["A.swift"])
  }

  @Test("A folder that can't be read is told with the system's reason")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("open/A.swift", "")
    try folder.write("closed/B.swift", "")
    let walk = FolderWalk(
      ReadablePath(namedByUser: folder.path), within: Confinement(named: [folder.path])
    ) { path throws(FileSystem.ReadFailure) in
      if path.shown.hasSuffix("/closed") { throw .system("Permission denied") }
      return try FileSystem.readEntries(path)
    }
    #expect(walk.found.map { FilePath.name($0.path) } == ["A.swift"])
    #expect(walk.unreadable.map(\.path) == ["\(folder.path)/closed"])
    #expect(walk.unreadable.map(\.reason) == ["Permission denied"])
    #expect(throws: FileSystem.ReadFailure.self) {
      try FileSystem.readEntries(ReadablePath(namedByUser: "\(folder.path)/none"))
    }
  }

  @Test("The walk stops at its limits and says so")
  func limits() throws {
    let folder = try TemporaryFolder()
    for number in 0..<20 { try folder.write("F\(number).swift", "") }
    let walk = folder.walk(limits: FolderWalk.Limits(entries: 100, files: 5))
    #expect(walk.found.count == 5)
    #expect(walk.isCutShort)
  }

  @Test(
    "The enclosing package is the nearest folder upward that is one",
    arguments: [
      "Package.swift", ".git", "App.xcodeproj",
    ])
  func package(mark: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("app/\(mark)/x", "")
    try folder.write("app/Sources/Feature/View.swift", "")
    let found = EnclosingPackage.folder(around: "\(folder.path)/app/Sources/Feature")
    #expect(found.map { FilePath.name($0) } == "app")
  }

  @Test(
    "Definitions of a local package come from those it names by path and imports, and from the app around it")
  func localPackages() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", "")
    try folder.write("App/Harbour.swift", "struct Harbour {}")
    let manifest = """
      dependencies: [.package(name: "Tides", path: "../Tides"), .package(path: "../Gone")]
      """
    try folder.write("Packages/Chart/Package.swift", manifest)
    try folder.write("Packages/Chart/Sources/Chart.swift", "import Tides\nimport Names\nstruct Chart {}")
    try folder.write(
      "Packages/Tides/Package.swift",
      #".package(path: "../Chart"), .target(name: "Tides"), .target(name: "Moon"), .target(name: "Names", path: dir)"#
    )
    try folder.write("Packages/Tides/Sources/Tides/Tide.swift", "struct Tide {}")
    try folder.write("Packages/Tides/Sources/Moon/Moon.swift", "struct Moon {}")
    var gathering = folder.gathering(passingBy: [], bounds: .standard)
    let surroundings = "\(folder.path)/Packages/Chart/Sources"
    gathering.gather(around: surroundings)
    gathering.gather(fetchedFor: [], around: [surroundings])
    let names = Set(gathering.swift.map { FilePath.name($0.path) })
    // Where a module lies is not known of "Names", so all of its package may be it.
    #expect(names == ["Chart.swift", "Tide.swift", "Moon.swift", "Harbour.swift"])
  }

  @Test("Of a package that a manifest names by a path only the modules that are imported are read")
  func importedModules() throws {
    let folder = try TemporaryFolder()
    try folder.write("Chart/Package.swift", #".package(path: "../Tides"), .target(name: "Chart")"#)
    try folder.write("Chart/Sources/Chart/Chart.swift", "import Tides\nstruct Chart {}")
    try folder.write("Tides/Package.swift", #".target(name: "Tides"), .target(name: "Moon")"#)
    try folder.write("Tides/Sources/Tides/Tide.swift", "struct Tide {}")
    try folder.write("Tides/Sources/Moon/Moon.swift", "struct Moon {}")
    var gathering = folder.gathering(passingBy: [], bounds: .standard)
    gathering.gather(around: "\(folder.path)/Chart/Sources/Chart")
    gathering.gather(fetchedFor: [], around: ["\(folder.path)/Chart/Sources/Chart"])
    #expect(gathering.swift.map { FilePath.name($0.path) } == ["Chart.swift", "Tide.swift"])

    // A manifest that computes its targets says no place: nothing of the package is left out in silence.
    try folder.write(
      "Tides/Package.swift", #"let targets = ["Tides"].map { .target(name: $0, path: "Code/\($0)") }"#)
    try folder.write("Tides/Code/Tides/Ebb.swift", "struct Ebb {}")
    try FileManager.default.removeItem(atPath: "\(folder.path)/Tides/Sources/Tides")
    gathering = folder.gathering(passingBy: [], bounds: .standard)
    gathering.gather(fetchedFor: gathering.swift, around: ["\(folder.path)/Chart/Sources/Chart"])
    #expect(gathering.swift.isEmpty)
    gathering.gather(around: "\(folder.path)/Chart/Sources/Chart")
    gathering.gather(fetchedFor: [], around: ["\(folder.path)/Chart/Sources/Chart"])
    #expect(gathering.swift.contains { FilePath.name($0.path) == "Ebb.swift" })
  }

  @Test("Definitions of a project come from the workspace around it, but not from beyond the repository")
  func workspaces() throws {
    let folder = try TemporaryFolder()
    try folder.write("Shop.xcworkspace/contents.xcworkspacedata", "")
    try folder.write("Storage/Storage.swift", "struct Storage {}")
    try folder.write("Shop/Shop.xcodeproj/project.pbxproj", "")
    try folder.write("Shop/Till.swift", "struct Till {}")
    var gathering = folder.gathering(passingBy: [], bounds: .standard)
    gathering.gather(around: "\(folder.path)/Shop")
    #expect(gathering.swift.map { FilePath.name($0.path) } == ["Till.swift", "Storage.swift"])

    try folder.write("Shop/.git/HEAD", "")
    gathering = folder.gathering(passingBy: [], bounds: .standard)
    gathering.gather(around: "\(folder.path)/Shop")
    #expect(gathering.swift.map { FilePath.name($0.path) } == ["Till.swift"])
  }

  @Test("Definitions come from the package around the input, the input itself not twice")
  func surroundings() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "")
    let input = try folder.write("Sources/A.swift", moonSource)
    try folder.write("Other/B.swift", "struct B {}")
    try folder.write("Other/Texts.xcstrings", "{}")
    let id = try #require(FileSystem.status(input)?.id)
    var gathering = folder.gathering(passingBy: [id], bounds: .standard)
    gathering.gather(around: "\(folder.path)/Sources")
    #expect(gathering.swift.map { FilePath.name($0.path) } == ["B.swift"])
    #expect(gathering.catalogs.map { FilePath.name($0.path) } == ["Texts.xcstrings"])
  }

  @Test("A file over the bound is passed by with a notice")
  func bound() throws {
    let folder = try TemporaryFolder()
    try folder.write("Big.swift", String(repeating: "//\n", count: 100))
    try folder.write("Small.swift", "//\n")
    var bounds = Bounds()
    bounds.projectBytes = 50
    var gathering = folder.gathering(passingBy: [], bounds: bounds)
    try gathering.gather(named: folder.path)
    #expect(gathering.swift.map { FilePath.name($0.path) } == ["Small.swift"])
    #expect(gathering.notices.count == 1)
    #expect(gathering.notices.first?.message.contains("50 bytes") == true)
  }

  @Test("A folder of sources that does not exist is exit code 66, a file there is wrong usage")
  func wrongFolders() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", moonSource)
    func code(_ sources: String) -> Int32 {
      var options = OpenOptions()
      options.sources = [sources]
      do {
        _ = try Earshot.open([file], options: options)
        return 0
      } catch { return error.exitCode }
    }
    #expect(code("\(folder.path)/none") == 66)
    #expect(code(file) == 64)
    #expect(code(folder.path) == 0)
  }

  @Test("A folder as an input gives the views of all its files; one without Swift is exit code 65")
  func folderInput() throws {
    let folder = try TemporaryFolder()
    try folder.write("app/b/Planet.swift", moonSource)
    try folder.write("empty/readme.txt", "")
    #expect(try Earshot.open(["\(folder.path)/app/"]).screens.count == 2)
    #expect(throws: EarshotError.self) { try Earshot.open(["\(folder.path)/empty"]) }
  }
}
