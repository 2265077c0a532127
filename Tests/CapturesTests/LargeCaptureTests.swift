import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("Large captures")
struct LargeCaptureTests {
  private static let count = 25_000

  private func rows(_ row: (Int) -> String) -> String {
    (0..<LargeCaptureTests.count).map(row).joined(separator: "\n")
  }

  @Test("Thousands of lines of a debug description are stops in order, their wrappers left out")
  func debugDescription() throws {
    let heard = try Heard(
      "Element subtree:\n →Application, 0x1, label: 'Tides'\n"
        + rows {
          """
              Cell, 0x2, {{0.0, \($0 * 60).0}, {402.0, 60.0}}
                StaticText, 0x3, {{16.0, \($0 * 60).5}, {200.0, 20.0}}, label: 'Tide \($0)'
          """
        } + "\nPath to element:")
    #expect(heard.stops.count == LargeCaptureTests.count)
    #expect(heard.stops.last == "Tide \(LargeCaptureTests.count - 1)")
    #expect(heard.elements[1].frame == Rect(x: 16, y: 60.5, width: 200, height: 20))
    #expect(!heard.outcomes.contains { $0.name == "Cell" })
    #expect(heard.notices.contains { $0.message.contains("left out of the tree, which is large") })
  }

  @Test("A React Native tree is made view by view; views that say nothing are left out")
  func reactNative() throws {
    let heard = try Heard(
      #"{"type":"View","props":{},"children":["#
        + (0..<40_000).map {
          #"""
          {"type":"View","props":{"accessible":true,"accessibilityRole":"button"},"children":[
           {"type":"Text","props":{},"children":["Row \#($0)"]}]}
          """#
        }.joined(separator: ",") + "]}")
    #expect(heard.stops.count == 40_000)
    #expect(heard.stops.last == "Row 39999, button")
    #expect(!heard.outcomes.contains { $0.name == "Text" })
  }

  @Test("Every snapshot of a file of thousands knows its line")
  func snapshots() throws {
    let heard = try Heard(
      "// Jest Snapshot v1\n\n"
        + (0..<5_000).map { "exports[`tea \($0) 1`] = `\n<Text>\n  Tea \($0)\n</Text>\n`;\n" }
        .joined(separator: "\n"))
    #expect(heard.screens.count == 5_000)
    #expect(heard.screens.last?.location?.line == 3 + 4_999 * 6)
    #expect(heard.stops.last == "Tea 4999")
  }
}

@Suite("Debug descriptions over several lines")
struct OpenTextTests {
  private func heard(_ lines: String) throws -> Heard {
    try Heard("Element subtree:\n →Application, 0x1, label: 'Tides'\n\(lines)\nPath to element:")
  }

  @Test("Fields after a label of several lines are read, too")
  func fieldsAfterLabel() throws {
    let heard = try heard(
      "    Switch, 0x2, {{0.0, 0.0}, {50.0, 50.0}}, label: 'Spring\n\ntide', value: 1, Disabled")
    #expect(heard.elements[0].label?.string == "Spring\n\ntide")
    #expect(heard.elements[0].value?.string == "1")
    #expect(heard.elements[0].traits.contains(.notEnabled))
  }

  @Test("A value goes on in the next line, up to the flags")
  func value() throws {
    let heard = try heard(
      "    TextView, 0x2, {{0.0, 0.0}, {50.0, 50.0}}, value: Low\nwater, Keyboard Focused")
    #expect(heard.elements[0].value?.string == "Low\nwater")
  }

  @Test("What a log writes between the lines belongs to no label")
  func log() throws {
    let heard = try heard(
      "    Button, 0x2, {{0.0, 0.0}, {50.0, 50.0}}, label: 'Ebb'\nt = 3.2s waiting\n"
        + "    Button, 0x3, {{0.0, 90.0}, {50.0, 50.0}}, label: 'Flood'")
    #expect(heard.stops == ["Ebb, button", "Flood, button"])
  }

  @Test(
    "Numbers are read as they are printed",
    arguments: [("-12.5", -12.5), ("1e2", 100), (".5", 0.5), ("120.66666666666667", 120.66666666666667)])
  func numbers(_ text: String, _ value: Double) throws {
    let heard = try heard("    Button, 0x2, {{\(text), 0.0}, {50.0, 50.0}}, label: 'Ebb'")
    #expect(heard.elements[0].frame?.minX == value)
  }
}
