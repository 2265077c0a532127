import EarshotKit
import Testing

/// An app finds in its bundle the property list that the build makes of a file and of the target's settings.
@Suite("Property lists that a build makes")
struct BuiltInfoPlistTests {
  private let screen = """
    import SwiftUI
    struct Quay: View {
      private func said(_ key: String) -> String { Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "none" }
      var body: some View {
        Text(said("CFBundleShortVersionString"))
        Text(said("TideHelp"))
        Text(Bundle.main.bundleIdentifier ?? "none")
        Text(label)
      }
    }
    """
  private let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
    <key>CFBundleIdentifier</key><string>org.$(PRODUCT_NAME:lower)</string>
    <key>TideHelp</key><string>$(HOST)</string></dict></plist>
    """

  private func spoken(_ input: String, _ projects: [String: String]) throws -> [String] {
    let files = try TemporaryFolder()
    try files.write(".git/HEAD", "")
    for (path, text) in projects { try files.write(path, text) }
    try files.write("Ebb/App/Quay.swift", screen)
    try files.write("Ebb/App/Label.swift", "let label = \"ebb\"")
    try files.write("Ebb/App/Info.plist", plist)
    try files.write("Ebb/Beta/Label.swift", "let label = \"beta\"")
    let opened = try Earshot.open(["\(files.path)/\(input)"])
    return opened.readings().flatMap { $0.elements.map(\.announcement) }
  }

  private let description = """
    configFiles: { Debug: Base.xcconfig }
    targets:
      Ebb:
        type: application
        platform: iOS
        sources: App
        settings: { MARKETING_VERSION: "4.2", INFOPLIST_FILE: App/Info.plist }
      Beta: { type: application, platform: iOS, sources: Beta }
    """

  @Test(
    "By XcodeGen's description, whatever is read, and each target by itself",
    arguments: ["", "Ebb", "Ebb/App", "Ebb/App/Quay.swift"])
  func xcodeGen(input: String) throws {
    let projects = ["Ebb/project.yml": description, "Ebb/Base.xcconfig": "HOST = tides.example"]
    #expect(try spoken(input, projects) == ["4.2", "tides.example", "org.ebb", "ebb"])
  }

  @Test("A list that XcodeGen writes need not be there yet")
  func made() throws {
    let description = """
      targets: { Ebb: { type: application, platform: iOS, sources: App, info: { path: Made/Info.plist,
        properties: { TideHelp: tides.example } } } }
      """
    #expect(try spoken("Ebb/App", ["Ebb/project.yml": description])[1] == "tides.example")
  }

  @Test("By Tuist's")
  func tuist() throws {
    let projects = [
      "Ebb/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Ebb", targets: [
        .target(name: "Ebb", destinations: .iOS, product: .app, bundleId: "org.ebb", infoPlist: .extendingDefault(with: [
          "TideHelp": "tides.example"]), sources: ["App/**"])])
      """
    ]
    #expect(try spoken("Ebb/App", projects) == ["1.0", "tides.example", "org.ebb", "ebb"])
  }

  @Test(
    "A file that the settings name by a variable is found; of one that isn't there the code's own lists say more",
    arguments: [
      ("$(SRCROOT)/App/Info.plist", "4.2"), ("../Gone/Info.plist", "1.0"), ("$(GONE)/Info.plist", "1.0"),
    ])
  func named(file: String, version: String) throws {
    let projects = [
      "Ebb/project.yml": description.replacing("App/Info.plist", with: "\"\(file)\""),
      "Ebb/Base.xcconfig": "HOST = tides.example",
    ]
    #expect(try spoken("Ebb/App", projects)[0] == version)
  }

  @Test("A file of settings outside of the project's folder isn't read")
  func outside() throws {
    let projects = [
      "Ebb/project.yml": description.replacing("Base", with: "../Secret"), "Secret.xcconfig": "HOST = no",
    ]
    #expect(try spoken("Ebb/App", projects)[1].contains("«"))
  }
}
