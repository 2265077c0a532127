import EarshotKit
import Testing

@testable import earshot

@Suite("Pages of full-screen navigation")
struct FullScreenPageTests {
  private func content(_ caption: [String] = ["Tea"], focus: Int? = 0) throws -> FullScreenContent {
    let source = """
      import SwiftUI
      struct Tea: View {
        var body: some View { VStack { Text("Assam"); Button("Pour") {} } }
      }
      """
    let tree = try Earshot.open(swift: source).navigator().screen.tree
    return FullScreenContent(
      name: "Tea", tree: tree, texts: ScreenOutline.texts(of: tree, settings: VoiceOverSettings()),
      focus: focus, rotor: "Characters", caption: caption, log: [])
  }

  private func lines(_ page: FullScreenPage) -> [String] {
    page.rows.map { $0.map(\.text).joined(separator: " ") }
  }

  @Test("The terminal's cursor stands on the row of the focus", arguments: [(80, 24), (40, 12)])
  func cursor(columns: Int, rows: Int) throws {
    let page = FullScreenPage(try content(focus: 1), columns: columns, rows: rows)
    #expect(lines(page)[page.cursorRow].contains("> Pour, button"))
  }

  @Test("A caption that is too long says how much is left out")
  func longCaption() throws {
    let page = FullScreenPage(
      try content((1...50).map { "Line \($0)" }), columns: 80, rows: 24)
    #expect(lines(page).contains { $0.contains("and 44 more lines") })
  }

  @Test("Every key is on a page of the list of keys, also on a small terminal")
  func keyPages() throws {
    var content = try content()
    var shown: [String] = []
    for page in 0..<FullScreenPage.keyPageCount(columns: 60, rows: 10) {
      content.keyPage = page
      shown += lines(FullScreenPage(content, columns: 60, rows: 10))
    }
    for row in KeyMap.rows { #expect(shown.contains("\(row.name): \(row.help)")) }
  }

  @Test("A long answer shows the part with the cursor in it")
  func prompt() throws {
    var content = try content()
    var line = LineEditor()
    for character in String(repeating: "tea ", count: 30) + "last" { _ = line.press(.character(character)) }
    content.prompt = ("Find", line)
    let page = FullScreenPage(content, columns: 40, rows: 12)
    #expect(lines(page)[11].hasSuffix("last"))
    #expect(page.cursorRow == 11)
    #expect(page.cursorColumn < 40)
  }

  @Test("Whatever the size, a page has as many rows and nothing is wider than it")
  func sizes() throws {
    for columns in [8, 20, 40, 76, 200] {
      for rows in [3, 4, 12, 60] {
        let page = FullScreenPage(
          try content(["日本語のとても長い文章", "שלום עולם"]), columns: columns, rows: rows)
        #expect(page.rows.count == rows)
        for piece in page.rows.joined() {
          #expect(piece.column + Columns.width(piece.text) <= columns)
        }
      }
    }
  }
}
