import Testing

/// Swift's overload resolution by what lists hold.
@Suite("Initialisers of lists of different things") struct ListOverloadTests {
  private func texts(_ body: String) -> [String] {
    let screen = Screen(
      """
      struct Crop { let name: String?; var label: String { name ?? "unnamed" } }
      struct Labels: View {
        var labels: [String]
        var small: Bool
        init(_ labels: [String], small: Bool = false) { self.labels = labels; self.small = small }
        init(_ crops: [Crop]) { labels = crops.map(\\.label); small = false }
        var body: some View { Text("Labels: " + labels.joined(separator: " ")) }
      }
      struct Bed {
        var crops: [Crop] = []
        var names: [String] = []
        var tags: [String] { var tags = ["bed"]; tags.append(contentsOf: crops.map { $0.label }); return tags }
        func signs() -> [String] { [] }
      }
      struct Probe: View {
        let bed = Bed(crops: [Crop(name: nil)], names: ["kale", "x"])
        let bare = Bed()
        func marks() -> [String] { ["m"] }
        var body: some View { \(body) }
      }
      """, open: "Probe")
    return screen.texts + screen.notices.map(\.message)
  }

  @Test("A property, a list that is chosen from and the result of a function say what they hold")
  func kinds() {
    #expect(texts("Labels(bed.tags)") == ["Labels: bed unnamed"])
    #expect(texts("Labels(bed.crops)") == ["Labels: unnamed"])
    #expect(texts("Labels(bed.names.filter { $0.count > 1 })") == ["Labels: kale"])
    #expect(texts("Labels(marks())") == ["Labels: m"])
  }

  @Test("So do those that are empty")
  func empty() {
    #expect(texts("Labels(bare.names)") == ["Labels: "])
    #expect(texts("Labels(bare.names.sorted())") == ["Labels: "])
    #expect(texts("Labels(bare.signs())") == ["Labels: "])
    #expect(texts("Labels(bare.crops)") == ["Labels: "])
  }
}
