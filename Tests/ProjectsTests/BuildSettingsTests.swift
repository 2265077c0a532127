import EarshotProjects
import Foundation
import Testing

/// How a setting is made of others: Apple, "Build settings reference"; files of settings: Apple, "Adding a build
/// configuration file to your project"; what Xcode's build writes into `Info.plist`: InfoPlistProcessorTaskAction.swift
/// of https://github.com/swiftlang/swift-build.
@Suite("Settings of targets and the property lists made of them") struct BuildSettingsTests {
  private func settings(_ layers: [String: Any]...) -> BuildSettings {
    var settings = BuildSettings(target: "Tide Table")
    for layer in layers { settings.add(layer) }
    return settings
  }

  @Test("A later layer takes the place of an earlier one, or goes on from it")
  func layers() {
    let all = settings(
      ["ROOT": "app", "FLAGS": "-a", "LIST": ["x", "y"]],
      [
        "ROOT": "mole.$(inherited)", "FLAGS": "$(inherited) -b", "OTHER[sdk=macosx*]": "no",
        "OWN[sdk=iphoneos*]": "yes",
      ])
    #expect(all["ROOT"] == "mole.app")
    #expect(all["FLAGS"] == "-a -b")
    #expect(all["LIST"] == "x y")
    #expect(all["OTHER"] == nil)
    #expect(all["OWN"] == "yes")
  }

  @Test(
    "Settings in a text say what they are made of",
    arguments: [
      ("$(TARGET_NAME)", "Tide Table"), ("${PRODUCT_NAME}!", "Tide Table!"),
      ("com.$(PRODUCT_NAME:rfc1034identifier)", "com.Tide-Table"), ("$(PRODUCT_MODULE_NAME)", "Tide_Table"),
      ("$(NAME:default=none)", "none"), ("$(PRODUCT_NAME:upper)", "TIDE TABLE"), ("$(NOBODYS)", nil),
      ("$(LOOP)", nil), ("cost $5", "cost $5"),
    ])
  func expanded(text: String, value: String?) {
    #expect(settings(["LOOP": "a$(LOOP)$(LOOP)"]).expanded(text) == value)
  }

  @Test("Files of settings include others, and say nothing behind two slashes")
  func files() {
    let files = [
      "Config/App.xcconfig": """
      #include "Base.xcconfig"
      #include? "../Secret.xcconfig"
      NAME = Tide $(EDITION) // for all
      VERSION[sdk=macosx*] = 9
      """,
      "Config/Base.xcconfig": "#include \"App.xcconfig\"\nEDITION=Table\nVERSION = 2.4\n",
    ]
    var all = BuildSettings(target: "App")
    all.add(fileAt: "Config/App.xcconfig") { files[$0].map { Array($0.utf8) } }
    #expect(all["NAME"] == "Tide Table")
    #expect(all["VERSION"] == "2.4")
  }

  private func values(_ list: BuiltInfoPlist?, file: String? = nil) throws -> [String: String] {
    let bytes = try #require(list?.bytes(file: file.map { Array($0.utf8) }))
    let values = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    return (values ?? [:]).mapValues { "\($0)" }
  }

  private let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>Help</key><string>https://$(HOST)/help</string>
    <key>Key</key><string>$(SECRET)</string><key>CFBundleVersion</key><string>7</string></dict></plist>
    """

  @Test("An Xcode target's list is its file with its settings, over which Xcode's own keys go")
  func xcode() throws {
    let project = try #require(
      XcodeProject(
        Array(
          """
          { rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = ( A ); developmentRegion = de; buildConfigurationList = L1; };
            G = { isa = PBXGroup; children = ( C, F ); sourceTree = "<group>"; };
            C = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = App/Quay.swift; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = ( B ); };
            L1 = { buildConfigurations = ( K1 ); }; L2 = { buildConfigurations = ( K2 ); };
            K1 = { baseConfigurationReference = C; buildSettings = { MARKETING_VERSION = 3.1; }; };
            K2 = { buildSettings = { GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = "App/Info.plist";
              INFOPLIST_KEY_CFBundleDisplayName = "$(TARGET_NAME) Pro"; PRODUCT_BUNDLE_IDENTIFIER = "org.$(TARGET_NAME:lower)";
              INFOPLIST_KEY_UIStatusBarHidden = YES; CURRENT_PROJECT_VERSION = 12; }; };
            A = { isa = PBXNativeTarget; name = Harbor; buildPhases = ( S ); buildConfigurationList = L2;
              productType = "com.apple.product-type.application"; };
          }; }
          """.utf8), read: { $0 == "App.xcconfig" ? Array("HOST = tides.example".utf8) : nil }))
    let list = try #require(project.infoPlists.first)
    #expect(list.folder == "App")
    #expect(list.file == "App/Info.plist")
    let values = try values(list, file: plist)
    #expect(values["Help"] == "https://tides.example/help")
    #expect(values["Key"] == "$(SECRET)")
    #expect(values["CFBundleVersion"] == "12")
    #expect(values["CFBundleShortVersionString"] == "3.1")
    #expect(values["CFBundleDisplayName"] == "Harbor Pro")
    #expect(values["CFBundleIdentifier"] == "org.harbor")
    #expect(values["CFBundleDevelopmentRegion"] == "de")
    #expect(values["UIStatusBarHidden"] == "true")
  }

  @Test("Without a version among the settings Xcode writes none")
  func unversioned() throws {
    let project = try #require(
      XcodeProject(
        Array(
          """
          { rootObject = P; objects = { P = { isa = PBXProject; targets = ( A ); };
            L = { buildConfigurations = ( K ); }; K = { buildSettings = { GENERATE_INFOPLIST_FILE = YES; }; };
            A = { isa = PBXNativeTarget; name = Harbor; buildConfigurationList = L;
              productType = "com.apple.product-type.application"; }; }; }
          """.utf8)))
    let values = try values(project.infoPlists.first)
    #expect(values["CFBundleShortVersionString"] == nil)
    #expect(values["CFBundleName"] == "Harbor")
  }
}

/// https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md
@Suite("Projects that XcodeGen makes") struct XcodeGenProjectTests {
  @Test("Targets, what they compile and their property lists")
  func targets() throws {
    let project = try #require(
      XcodeGenProject(
        """
        include: base.yml
        settings: { base: { MARKETING_VERSION: 2.5 } }
        targets:
          Harbor:
            type: application
            platform: iOS
            templates: [Shared]
            sources: [App, { path: Extra, excludes: [Old, "**/*.md"] }, One.swift]
            settings: { PRODUCT_BUNDLE_IDENTIFIER: org.harbor }
            info: { path: App/Info.plist, properties: { TideHelp: "$(HOST)", CFBundleShortVersionString: $(MARKETING_VERSION) } }
          Harbor Kit: { type: framework, platform: [iOS, macOS], sources: Kit }
          Desk: { type: application, platform: macOS, sources: Desk }
        """,
        read: {
          $0 == "base.yml"
            ? Array(
              "targetTemplates: { Shared: { sources: [Common], settings: { HOST: tides.example } } }".utf8)
            : nil
        }))
    #expect(project.targets.map(\.module) == ["Desk", "Harbor", "Harbor_Kit"])
    #expect(project.targets.map(\.kind) == [.other, .application, .library])
    let harbor = project.targets[1]
    #expect(
      harbor.compiles("App/Quay.swift") && harbor.compiles("Common/Tide.swift")
        && harbor.compiles("One.swift"))
    #expect(
      harbor.compiles("Extra/New/A.swift") && !harbor.compiles("Extra/Old/A.swift")
        && !harbor.compiles("Kit/A.swift"))
    let list = try #require(project.infoPlists.first)
    #expect(list.file == "App/Info.plist")
    let bytes = try #require(list.bytes(file: nil))
    let values =
      try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String]
    // Of two layers of settings one in another form is joined with it key by key.
    #expect(values?["TideHelp"] == "tides.example")
    #expect(values?["CFBundleShortVersionString"] == "2.5")
    #expect(values?["CFBundleIdentifier"] == "org.harbor")
    #expect(values?["CFBundleName"] == "Harbor")
  }

  @Test("Aliases that make more than anybody writes are not followed")
  func aliases() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let inner = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(inner)]\n"
    }
    #expect(XcodeGenProject(text + "targets: { App: { type: application, sources: *a12 } }") == nil)
    #expect(XcodeGenProject("targets: " + String(repeating: "[", count: 100_000)) == nil)
  }

  @Test(
    "What is no description of a project is none", arguments: ["", "targets: 3", "- a", "a: [", "name: Tide"])
  func none(text: String) {
    #expect(XcodeGenProject(text) == nil)
  }
}

/// https://docs.tuist.dev/en/references/project-description/structs/target
@Suite("Projects that Tuist makes") struct TuistProjectTests {
  private func read(_ targets: String) -> TuistProject {
    TuistProject(
      description: Array(
        "import ProjectDescription\nlet project = Project(name: \"P\", targets: [\(targets)])".utf8))
  }

  @Test("Targets, what they compile and their property lists")
  func targets() throws {
    let project = read(
      """
      .target(name: "Harbor", destinations: .iOS, product: .app, bundleId: "org.harbor",
        infoPlist: .extendingDefault(with: ["TideHelp": "$(HOST)", "Key": .string(key), "Modes": ["audio"]]),
        sources: ["App/Sources/**"], dependencies: [.target(name: "Kit")],
        settings: .settings(base: ["HOST": "tides.example"])),
      Target(name: "Kit", platform: .iOS, product: .staticFramework, bundleId: "org.kit", infoPlist: .default,
        sources: "Kit/**"),
      .target(name: "Tests", destinations: .iOS, product: .unitTests, bundleId: "t", sources: ["Tests/A.swift"]),
      .target(name: "Lost", destinations: .iOS, product: .app, bundleId: "l", sources: sources("Lost")),
      """)
    #expect(project.targets.map(\.module) == ["Harbor", "Kit", "Tests"])
    #expect(project.targets.map(\.kind) == [.application, .library, .tests])
    #expect(
      project.targets[0].compiles("App/Sources/Views/Quay.swift")
        && !project.targets[0].compiles("Kit/A.swift"))
    #expect(project.targets[1].compiles("Kit/A.swift") && project.targets[2].compiles("Tests/A.swift"))
    let list = try #require(project.infoPlists.first)
    #expect(list.folder == "App/Sources")
    let bytes = try #require(list.bytes(file: nil))
    let values = try #require(
      try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any])
    #expect(values["TideHelp"] as? String == "tides.example")
    // What code computes isn't known.
    #expect(values["Key"] as? String == "$(Key)")
    #expect(values["Modes"] as? [String] == ["audio"])
    #expect(values["CFBundleShortVersionString"] as? String == "1.0")
    #expect(values["CFBundleIdentifier"] as? String == "org.harbor")
  }
}
