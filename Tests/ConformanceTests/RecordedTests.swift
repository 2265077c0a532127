import EarshotCaptures
import EarshotConformance
import EarshotKit
import Testing

@Suite("A recording against the simulation")
struct RecordedTests {
  private let screen = """
    [{"type":"Heading","AXLabel":"Teas","AXFrame":"{{10, 60}, {100, 30}}","traits":["Header"]},
     {"type":"Button","AXLabel":"Brew","AXFrame":"{{10, 100}, {100, 44}}","traits":["Button"]},
     {"type":"CheckBox","AXLabel":"Milk","AXValue":"1","AXFrame":"{{10, 200}, {100, 44}}","traits":["Button","Toggle"]}]
    """

  private func compare(_ log: String) throws -> RecordedComparison {
    var options = OpenOptions()
    try options.set("setting", to: "hints=off")
    let input = try Earshot.open(bytes: Array(screen.utf8), file: "teas.json", options: options)
    return try RecordedComparison(
      of: UtteranceLog(parsing: Array(log.utf8), file: "heard.log"), with: input)
  }

  @Test("Punctuation and capitals don't matter, words do")
  func words() throws {
    let comparison = try compare(#"["teas heading","Brew, button.","Milk, switch button, off"]"#)
    #expect(comparison.rows.map(\.outcome) == [.agrees, .agrees, .differs])
    #expect(comparison.rows[2].simulated == "Milk, switch button, on")
    #expect(comparison.agreeing == 2)
    #expect(comparison.compared == 3)
  }

  @Test("A stop that only one side has does not shift the others")
  func aligned() throws {
    let more = try compare(#"["Teas, heading","Kettle","Brew, button","Milk, switch button, on"]"#)
    #expect(more.rows.map(\.outcome) == [.agrees, .missing, .agrees, .agrees])
    let fewer = try compare(#"["Teas, heading","Milk, switch button, on"]"#)
    #expect(fewer.rows.map(\.outcome) == [.agrees, .extra, .agrees])
  }

  @Test("Captions that come one after the other for one stop are one: a hint comes after a pause")
  func captions() throws {
    let captions = ["Teas, heading", "Brew, button", "Milk, switch button", "on", "Kettle"]
    let log = captions.enumerated().map { "00:0\($0).000 --> 00:0\($0).900\n\($1)\n\n" }.joined()
    let comparison = try compare("WEBVTT\n\n" + log)
    #expect(comparison.rows.map(\.outcome) == [.agrees, .agrees, .agrees, .missing])
    #expect(comparison.rows[2].recorded == "Milk, switch button, on")
    // Each move of a log is a stop of its own.
    let moves = captions.prefix(4).map { "moveForward: \($0)\n" }.joined()
    #expect(try compare(moves).rows.map(\.outcome) == [.agrees, .agrees, .differs, .missing])
  }

  @Test("A recording that goes back is followed step by step")
  func followed() throws {
    let comparison = try compare(
      """
      currentSpeech: Teas, heading
      moveForward: Brew, button
      moveBackward: Teas, heading
      moveIn: Row
      """)
    #expect(comparison.rows.map(\.outcome) == [.agrees, .agrees, .agrees, .skipped])
    #expect(comparison.percent == 100)
  }

  @Test("A recording that begins with a move has left the first stop already")
  func movedFirst() throws {
    let comparison = try compare("moveForward: Brew, button\nmoveBackward: Teas, heading\n")
    #expect(comparison.percent == 100)
  }
}
