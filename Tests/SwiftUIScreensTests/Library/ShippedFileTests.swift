import Testing

/// What an app reads of the files in its bundle (Foundation's documentation of `Bundle`).
@Suite("Files that an app ships") struct ShippedFileTests {
  private let load = """
    func load() -> String {
      guard let url = Bundle.main.url(forResource: "berths", withExtension: "txt"),
        let text = try? String(contentsOf: url) else { return "no file" }
      let lines = text.components(separatedBy: "\\n")
      return lines[lines.count - 1] }
    """

  @Test("A text is read, also one that is longer than what a screen may say")
  func texts() {
    for count in [3, 20_000] {
      let lines = (1...count).map { "Berth \($0)" }.joined(separator: "\n")
      let screen = CatalogScreen(
        "Text(load())", declarations: load, resources: ["App/berths.txt": lines, "Other/berths.txt": "none"])
      #expect(screen.texts == ["Berth \(count)"])
    }
  }

  @Test("A file beyond every measure is not read, and a notice says so")
  func huge() {
    let screen = CatalogScreen(
      "Text(load())", declarations: load,
      resources: ["App/berths.txt": String(repeating: "x", count: (8 << 20) + 1)])
    #expect(screen.notices.contains { $0.contains("is longer than 8388608 bytes") })
  }

  @Test("JSON is decoded, also one that lies in a folder, and data of an asset catalog")
  func decoded() {
    let screen = CatalogScreen(
      "ForEach(boats, id: \\.name) { Text($0.name) }",
      declarations: """
        struct Boat: Decodable { var name: String }
        func read(_ data: Data?) -> [Boat] {
          (try? JSONDecoder().decode([Boat].self, from: data ?? Data())) ?? []
        }
        var boats: [Boat] {
          let path = Bundle.main.path(forResource: "Boats", ofType: "json", inDirectory: "Fleet") ?? ""
          return read(FileManager.default.contents(atPath: path)) + read(NSDataAsset(name: "Ferries")?.data)
        }
        """,
      resources: [
        "App/Fleet/Boats.json": #"[{"name": "Gull"}]"#, "App/Boats.json": #"[{"name": "Tern"}]"#,
        "App/Assets.xcassets/Ferries.dataset/ferries.json": #"[{"name": "Skua"}]"#,
        "App/Assets.xcassets/Ferries.dataset/Contents.json": "{}",
      ])
    #expect(screen.texts == ["Gull", "Skua"])
  }

  @Test("The files of a kind are listed; those of a language are the reader's")
  func listed() {
    let screen = CatalogScreen(
      """
      Text((Bundle.main.urls(forResourcesWithExtension: "txt", subdirectory: nil) ?? [])
        .map(\\.lastPathComponent).joined(separator: ","))
      Text((try? String(contentsOf: Bundle.main.url(forResource: "help", withExtension: "html")!)) ?? "none")
      """,
      resources: [
        "App/b.txt": "", "App/a.txt": "", "App/en.lproj/help.html": "Help", "App/de.lproj/help.html": "Hilfe",
        "App/de.lproj/Localizable.strings": "", "App/en.lproj/Localizable.strings": "",
      ], locale: "de")
    #expect(screen.texts == ["a.txt,b.txt", "Hilfe"])
  }

  @Test("A file that isn't there is none")
  func missing() {
    let screen = CatalogScreen("Text(load())", declarations: load, resources: [:])
    #expect(screen.texts == ["no file"])
  }
}
