import Testing

@testable import EarshotSwiftUISource

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

  @Test("A file that isn't there is none")
  func missing() {
    let screen = CatalogScreen("Text(load())", declarations: load, resources: [:])
    #expect(screen.texts == ["no file"])
  }
}
