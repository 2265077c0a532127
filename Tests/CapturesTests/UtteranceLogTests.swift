import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("Recorded utterances")
struct UtteranceLogTests {
  private func log(_ text: String) throws -> UtteranceLog {
    try UtteranceLog(parsing: Array(text.utf8), file: "heard.log")
  }

  private func refusal(_ text: String) -> String? {
    do {
      _ = try log(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("The outputs of XCUIVoiceOverService's moves, as a list of objects")
  func service() throws {
    let log = try log(
      #"[{"move":"moveForward","utterance":"Teas, heading"},{"move":"moveBackward","utterance":"Back"},{"move":"moveIn","utterance":"Row"}]"#
    )
    #expect(log.entries.map(\.utterance) == ["Teas, heading", "Back", "Row"])
    #expect(log.entries.map(\.move) == [.forward, .backward, .into])
  }

  @Test("Texts alone, wrapped answers, and an object a line")
  func shapes() throws {
    #expect(try log(#"["Teas","Brew, button"]"#).entries.map(\.utterance) == ["Teas", "Brew, button"])
    #expect(try log(#"{"value":{"utterance":"Teas"},"sessionId":"1"}"#).entries.map(\.utterance) == ["Teas"])
    let lines = """
      {"command":"mobile: voiceOverMove","args":{"direction":"forward"},"result":{"utterance":"Teas"}}
      {"command":"mobile: voiceOverMove","args":{"direction":"backward"},"result":{"utterance":"Brew"}}
      """
    #expect(try log(lines).entries.map(\.move) == [.forward, .backward])
  }

  @Test("An Appium server's log: arrows and brackets in it are no captions and no JSON")
  func server() throws {
    let log = try log(
      """
      [HTTP] --> POST /execute/sync {"script":"mobile: voiceOverMove","args":[{"direction":"forward"}]}
      [HTTP] <-- 200 {"value":{"utterance":"Say \\"tea\\", button"}}
      """)
    #expect(log.entries.map(\.utterance) == [#"Say "tea", button"#])
    #expect(log.entries.map(\.move) == [.forward])
  }

  @Test("Captions: a cue is an utterance, speakers and tags are no words, a repeated cue was said once")
  func captions() throws {
    let log = try log(
      """
      WEBVTT

      NOTE taken on a phone

      00:00.000 --> 00:02.000
      <v VoiceOver>Teas, <i>heading</i>

      2
      00:02.000 --> 00:04.000
      Brew, button
      Double tap to activate

      00:04.000 --> 00:05.000
      Brew, button
      Double tap to activate
      """)
    #expect(log.entries.map(\.utterance) == ["Teas, heading", "Brew, button Double tap to activate"])
    #expect(log.entries[1].location.line == 9)
  }

  @Test("SubRip with Windows line ends")
  func subRip() throws {
    let log = try log(
      "1\r\n00:00:00,000 --> 00:00:01,000\r\nTeas\r\n\r\n2\r\n00:00:01,000 --> 00:00:02,000\r\nBrew\r\n")
    #expect(log.entries.map(\.utterance) == ["Teas", "Brew"])
  }

  @Test("Plain lines, with the move before a colon or without; # is a comment")
  func plain() throws {
    let log = try log("# heard\nmoveForward: Teas, heading\nmoveBackward: Note: closed\nNote: open\n")
    #expect(log.entries.map(\.utterance) == ["Teas, heading", "Note: closed", "Note: open"])
    #expect(log.entries.map(\.move) == [.forward, .backward, nil])
  }

  @Test("Nothing recorded, broken JSON: an error with its place")
  func errors() throws {
    #expect(try #require(refusal("")).hasPrefix("heard.log:1:1"))
    #expect(try #require(refusal(#"[{"utterance":{"a":1}}]"#)) != "")
    #expect(try #require(refusal(#"["Teas""#)).hasPrefix("heard.log:1:"))
  }
}
