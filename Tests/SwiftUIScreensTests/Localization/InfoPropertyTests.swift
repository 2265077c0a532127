import Testing

@Suite("Info.plist") struct InfoPropertyTests {
  @Test(
    "What an app reads of its Info.plist is what stands in the nearest one; settings of the build are named")
  func values() {
    func plist(_ place: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>HarbourName</key><string>\(place)</string><key>Berths</key><integer>12</integer>
      <key>Group</key><string>group.$(TEAM)</string>
      </dict></plist>
      """
    }
    let screen = CatalogScreen(
      """
      Text(Bundle.main.object(forInfoDictionaryKey: "HarbourName") as? String ?? "none")
      Text(Bundle.main.object(forInfoDictionaryKey: "Group") as? String ?? "none")
      Text(Bundle.main.object(forInfoDictionaryKey: kCFBundleNameKey as String) as? String ?? "none")
      Text(Bundle.main.object(forInfoDictionaryKey: "Missing") as? String ?? "none")
      """,
      resources: ["App/Info.plist": plist("Skerry"), "Widget/Info.plist": plist("Other")])
    let asked = "Bundle.main.object(forInfoDictionaryKey: \"Group\") as? Strin…"
    #expect(screen.texts == ["Skerry", "«\(asked)»", "App", "none"])
    #expect(screen.tree.gaps.map(\.cause) == ["the build setting TEAM"])
  }

  /// Apple, "CFBundleDisplayName": the name of the bundle that people see.
  @Test("An app's name is the one that its own list says, not an extension's, a framework's or a setting's")
  func names() {
    func texts(_ lists: [String: String]) -> [String] {
      CatalogScreen(
        """
        Text(verbatim: Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "none")
        Text(verbatim: Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "none")
        """,
        resources: lists.mapValues {
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>\($0)</dict></plist>
          """
        }
      ).texts
    }
    func name(_ text: String) -> String { "<key>CFBundleDisplayName</key><string>\(text)</string>" }
    let isExtension = "<key>NSExtension</key><dict><key>Point</key><string>tides</string></dict>"
    let isFramework = "<key>CFBundlePackageType</key><string>FMWK</string>"
    #expect(texts(["Resources/Info.plist": name("Tide Table")]) == ["Tide Table", "App"])
    #expect(
      texts([
        "Harbour/Harbour-Info.plist": name("Harbour"), "Badge/Info.plist": name("Badge") + isExtension,
        "Kit/Info.plist": name("Kit") + isFramework, "Tests/Info.plist": "",
      ]) == ["Harbour", "App"])
    #expect(texts(["A/Info.plist": name("Ebb"), "B/Info.plist": name("Flood")]) == ["App", "App"])
  }

  /// Foundation's documentation of `Bundle.infoDictionary`: the keys and values of the `Info.plist`.
  @Test("The dictionary of all its keys has those of the app's own")
  func dictionary() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>TideHelp</key><string>https://tides.example/help</string>
      <key>CFBundleVersion</key><string>$(BUILD)</string>
      </dict></plist>
      """
    let screen = CatalogScreen(
      """
      Text(verbatim: Bundle.main.infoDictionary?["TideHelp"] as? String ?? "none")
      Text(verbatim: Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "none")
      Text(verbatim: Bundle.main.infoDictionary?["Missing"] as? String ?? "none")
      """,
      resources: ["App/Info.plist": list])
    #expect(screen.texts == ["https://tides.example/help", "1", "none"])
  }
}

@Suite("The app's own property list as a file") struct InfoFileTests {
  @Test("Every app has one, with what the build writes into it")
  func file() {
    let code = """
      guard let url = Bundle.main.url(forResource: "Info.plist", withExtension: nil),
        let list = NSDictionary(contentsOf: url) as? [String: Any] else { return "none" }
      return "\\(list["CFBundleIdentifier"] as? String ?? "none")"
      """
    #expect(value(code) == "com.example.app")
  }
}

@Suite("An app without a property list of its own") struct UnseenInfoTests {
  private let code = #"Text(Bundle.main.object(forInfoDictionaryKey: "HarbourGroup") as? String ?? "none")"#

  /// Xcode's build writes a version where a setting says one (InfoPlistProcessorTaskAction.swift of
  /// https://github.com/swiftlang/swift-build).
  @Test("What no project builds has no version")
  func version() {
    let key = "CFBundleShortVersionString"
    let code = "Text(Bundle.main.object(forInfoDictionaryKey: \"\(key)\") as? String ?? \"none\")"
    #expect(CatalogScreen(code, resources: [:]).texts == ["none"])
    #expect(CatalogScreen(code, resources: ["project.yml": ""]).texts == ["1.0"])
  }

  @Test("What Xcode writes by itself has no key of the app's own")
  func generated() {
    let screen = CatalogScreen(code, resources: ["App/Tides.json": "{}"])
    #expect(screen.texts == ["none"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test(
    "What another tool's description of the project may have for it is not known, and is named",
    arguments: ["App/project.yml", "App/Project.swift"])
  func described(path: String) {
    let screen = CatalogScreen(code, resources: [path: ""])
    #expect(screen.tree.gaps.map(\.cause) == ["what the app's Info.plist has for HarbourGroup"])
  }

  /// Foundation's documentation of `PropertyListDecoder` and of `NSDictionary(contentsOf:)`.
  @Test("A property list that the app ships is decoded, nested as it is")
  func decoded() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>gull</key>
        <dict><key>name</key><string>The "Gull"</string><key>berth</key><integer>4</integer>
        <key>isOut</key><true/></dict></dict></plist>
      """
    let screen = CatalogScreen(
      "Text(load())",
      declarations: """
        struct Boat: Decodable { var name: String; var berth: Int; var isOut: Bool }
        func load() -> String {
          guard let url = Bundle.main.url(forResource: "Boats", withExtension: "plist"),
            let data = try? Data(contentsOf: url),
            let boats = try? PropertyListDecoder().decode([String: Boat].self, from: data), let boat = boats["gull"],
            let plain = NSDictionary(contentsOf: url) as? [String: [String: Any]], let same = plain["gull"]
          else { return "none" }
          return "\\(boat.name) \\(boat.berth) \\(boat.isOut) \\(same["berth"] as? Int ?? 0)"
        }
        """,
      resources: ["App/Boats.plist": list])
    #expect(screen.texts == ["The \"Gull\" 4 true 4"])
  }
}
