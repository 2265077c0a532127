import EarshotVocabulary
import Testing

/// Evidence: Apple documentation of `Table` ("in a compact horizontal size class … hides headers and
/// all columns after the first"), specification row `Table`.
@Suite("Tables") struct TableTests {
  private func tides(_ body: String, members: String = "") -> String {
    """
    struct Tide: Identifiable { let id: Int; let name: String; let height: String }
    struct Tides: View { \(members)
      let tides = [Tide(id: 1, name: "Dawn", height: "2 m"), Tide(id: 2, name: "Dusk", height: "3 m")]
      var body: some View { \(body) } }
    """
  }
  private let columns = """
    { TableColumn("Name", value: \\.name); TableColumn("Height") { tide in Text(tide.height) } }
    """

  @Test("On an iPad a table has a row for each element, and in it what each column shows")
  func wide() {
    let screen = Screen(tides("Table(tides) \(columns)"), open: "Tides", device: .iPad)
    #expect(screen.texts == ["Dawn", "2 m", "Dusk", "3 m"])
  }

  @Test("On an iPhone the first column stands alone")
  func compact() {
    #expect(Screen(tides("Table(tides) \(columns)"), open: "Tides").texts == ["Dawn", "Dusk"])
  }

  @Test("The size class around decides where an app sets it")
  func sizeClass() {
    let code = tides("Table(tides) \(columns).environment(\\.horizontalSizeClass, .regular)")
    #expect(Screen(code, open: "Tides").texts == ["Dawn", "2 m", "Dusk", "3 m"])
  }

  @Test("Rows may be written out")
  func rows() {
    let code = tides(
      """
      Table(of: Tide.self) \(columns) rows: { TableRow(tides[1])
        ForEach(tides) { tide in TableRow(tide) } }
      """)
    #expect(Screen(code, open: "Tides").texts == ["Dusk", "Dawn", "Dusk"])
  }

  @Test("A column behind a condition stands where it holds")
  func condition() {
    let code = tides(
      "Table(tides) { if isTall { TableColumn(\"Height\", value: \\.height) }; TableColumn(\"Name\", value: \\.name) }",
      members: "let isTall = true")
    #expect(Screen(code, open: "Tides").texts == ["2 m", "3 m"])
  }
}
