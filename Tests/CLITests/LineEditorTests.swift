import Testing

@testable import earshot

@Suite("Text typed on a terminal (line editing)")
struct LineEditorTests {
  private func line(_ keys: [Key]) -> LineEditor {
    var line = LineEditor()
    for key in keys { _ = line.press(key) }
    return line
  }

  private func typed(_ text: String) -> [Key] { text.unicodeScalars.map { .character(Character($0)) } }

  /// What a terminal shows after these strokes: each character one column, `\u{8}` one back.
  private func shown(_ strokes: String, over columns: inout [Character], at cursor: inout Int) {
    for character in strokes {
      if character == "\u{8}" {
        cursor -= 1
      } else {
        if cursor < columns.count { columns[cursor] = character } else { columns.append(character) }
        cursor += 1
      }
    }
  }

  @Test("Letters come in where the cursor is")
  func inserting() {
    let line = line(typed("tea") + [.left, .left, .character("x"), .end, .character("!")])
    #expect(line.text == "txea!")
  }

  @Test(
    "Keys take out what they take out in a shell",
    arguments: [
      ([.backspace], "green te", ""), ([.left, .delete], "green te", ""),
      ([.home, .control("d")], "", "reen tea"), ([.control("w")], "green ", ""),
      ([.left, .control("u")], "", "a"), ([.control("a"), .control("k")], "", ""),
      ([.control("b"), .control("b"), .control("f")], "green te", "a"),
      ([.home, .backspace, .left], "", "green tea"), ([.control("e"), .right, .delete], "green tea", ""),
    ] as [([Key], String, String)])
  func editing(keys: [Key], before: String, after: String) {
    let line = line(typed("green tea") + keys)
    #expect(String(line.before) == before)
    #expect(String(line.after) == after)
  }

  @Test("Return ends, Escape gives up, Ctrl-D gives up only where nothing is typed")
  func ending() {
    var line = line(typed("tea"))
    #expect(line.press(.control("d")) == .editing)
    #expect(line.press(.escape) == .givenUp)
    #expect(line.press(.enter) == .done("tea"))
    var empty = LineEditor()
    #expect(empty.press(.control("d")) == .givenUp)
  }

  @Test("A mark joins its letter, and both go together")
  func marks() {
    #expect(line(typed("e\u{301}")).before.count == 1)
    #expect(line(typed("ae\u{301}") + [.backspace]).text == "a")
  }

  @Test("Control characters are never typed, and a line has a bound")
  func hostile() {
    #expect(line([.character("\u{1b}"), .character("\u{9b}"), .character("a")]).text == "a")
    #expect(line(typed(String(repeating: "a", count: 5_000))).text.count <= 4_096)
  }

  @Test("Whatever is edited, the terminal shows the line and has its cursor there")
  func strokes() {
    let keys =
      typed("green tea") + [.home, .delete, .character("G"), .control("f"), .control("w")]
      + typed("ab") + [.end, .backspace, .control("w"), .home, .control("k")] + typed("end")
    var line = LineEditor()
    var columns: [Character] = []
    var cursor = 0
    for key in keys {
      let before = line
      _ = line.press(key)
      shown(line.strokes(after: before), over: &columns, at: &cursor)
      let left = String(columns)
      #expect(left.hasPrefix(line.text) && left.dropFirst(line.text.count).allSatisfy { $0 == " " })
      #expect(cursor == line.before.count)
    }
  }

  @Test("Typing at the end writes the letter and nothing else, for who reads with a screen reader")
  func echo() {
    let before = line(typed("te"))
    #expect(line(typed("tea")).strokes(after: before) == "a")
  }
}
