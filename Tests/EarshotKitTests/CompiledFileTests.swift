import Foundation
import Testing

@testable import EarshotKit

/// What Xcode compiles is what the project's file lists: Xcode documents target membership, and projects list
/// it as `Quay.swift in Sources`.
@Suite("Files that an Xcode project compiles")
struct CompiledFileTests {
  private func project(_ names: [String], _ more: String = "") -> String {
    names.map { "\t\tA1 /* \($0) in Sources */ = {isa = PBXBuildFile; fileRef = B1 /* \($0) */; };\n" }
      .joined() + "\t\tB2 /* Ebb.swift */ = {isa = PBXFileReference; path = Ebb.swift; };\n" + more
  }

  private func leftOver(_ folder: TemporaryFolder, _ inner: String = "App") -> [String] {
    folder.walk(inner).leftOver.map { String(FilePath.name($0)) }
  }

  private func harbour(_ more: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/App.xcodeproj/project.pbxproj", project(["Quay.swift", "Tide.swift"], more))
    for name in ["Quay", "Tide", "Ebb"] { try folder.write("App/Views/\(name).swift", "") }
    return folder
  }

  @Test("A file among those of the project that no target compiles is noted")
  func noted() throws {
    let folder = try harbour()
    #expect(leftOver(folder) == ["Ebb.swift"])
    #expect(leftOver(folder, "App/Views") == ["Ebb.swift"])
    try folder.write("App/Views/Quay.swift", planetSource)
    let notices = try Earshot.open(["\(folder.path)/App"]).notices
    #expect(notices.contains { $0.severity == .note && $0.location?.file.hasSuffix("Ebb.swift") == true })
  }

  @Test("A file whose name differs in capitals only is one that a target names: to a Mac's disk it is")
  func capitals() throws {
    let folder = try harbour()
    try folder.write("App/Views/quay.swift", "")
    #expect(leftOver(folder) == ["Ebb.swift"])
  }

  @Test("What a left-over file declares counts in it alone; its own views are read")
  func declarations() throws {
    let folder = try harbour()
    try folder.write(
      "App/Views/Quay.swift",
      """
      import SwiftUI
      struct Quay: View { var body: some View { Text(greeting) } }
      """)
    try folder.write("App/Views/Tide.swift", "extension Quay { var greeting: String { \"Moored\" } }")
    try folder.write(
      "App/Views/Ebb.swift",
      """
      import SwiftUI
      extension Quay { var greeting: String { "Adrift" } }
      struct Ebb: View { var body: some View { Text("Ebb") } }
      """)
    var options = OpenOptions()
    func spoken(_ path: String, _ view: String) throws -> [String] {
      options.view = view
      let opened = try Earshot.open(["\(folder.path)/\(path)"], options: options)
      return opened.readings().flatMap { $0.elements.map(\.announcement) }
    }
    #expect(try spoken("App", "Quay") == ["Moored"])
    #expect(try spoken("App", "Ebb") == ["Ebb"])
    #expect(try spoken("App/Views/Ebb.swift", "Ebb") == ["Ebb"])
  }

  @Test("A left-over file is read with the code of the target around it, and says so")
  func around() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Harbour", targets: [.target(name: "Quays", path: "Quays", exclude: ["Old"])])
      """)
    try folder.write("Quays/Tide.swift", "enum Tide { static let height = \"ebb\" }")
    try folder.write(
      "Quays/Quay.swift", "import SwiftUI\nstruct Quay: View { var body: some View { Text(Tide.height) } }")
    try folder.write(
      "Quays/Old/Pier.swift",
      """
      import SwiftUI
      extension Tide { static let name = "neap" }
      struct Pier: View { var body: some View { Text("\\(Tide.name), \\(Tide.height)") } }
      """)
    let opened = try Earshot.open(["\(folder.path)/Quays/Old/Pier.swift"])
    let screens = opened.readings()
    #expect(screens.flatMap { $0.elements.map(\.announcement) } == ["neap, ebb"])
    let notices = opened.notices + screens.flatMap(\.notices)
    #expect(notices.map(\.message) == ["no target compiles this file; it is read as a file of Quays"])
    let others = try Earshot.open(["\(folder.path)/Quays/Quay.swift"])
    #expect(others.readings().flatMap { $0.elements.map(\.announcement) } == ["ebb"])
    #expect(others.notices.isEmpty)
  }

  @Test("A folder compiled as a whole, that a package holds, or of which little is listed has none left over")
  func others() throws {
    let whole = "isa = PBXFileSystemSynchronizedRootGroup; path = \"Views\"; sourceTree = x;"
    #expect(try leftOver(harbour(whole)).isEmpty)
    let package = try harbour()
    try package.write("App/Package.swift", "// swift-tools-version:6.0")
    #expect(leftOver(package).isEmpty)
    #expect(leftOver(package, "App/Views").isEmpty)
    let generated = try harbour()
    try generated.write("App/project.yml", "name: App")
    #expect(leftOver(generated).isEmpty)
    let elsewhere = try harbour()
    for name in ["Reef.swift", "Buoy.swift"] { try elsewhere.write("App/Views/\(name)", "") }
    #expect(leftOver(elsewhere).isEmpty)
  }

  @Test("What stands where the project's file should be, and is none, is not waited for")
  func pipe() throws {
    let folder = try harbour()
    let file = "\(folder.path)/App/App.xcodeproj/project.pbxproj"
    #expect(unlink(file) == 0)
    #expect(mkfifo(file, 0o600) == 0)
    #expect(leftOver(folder).isEmpty)
  }
}
