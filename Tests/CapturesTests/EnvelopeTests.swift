import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("Captures inside a tool's answer")
struct EnvelopeTests {
  private let page = """
    <?xml version="1.0"?><AppiumAUT><XCUIElementTypeButton type="XCUIElementTypeButton" label="Moor" \
    x="1" y="2" width="30" height="40"/></AppiumAUT>
    """

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped.replacing("\n", with: "\\n") + "\""
  }

  private func content(_ answer: String) -> String? {
    CaptureEnvelope.content(of: Array(answer.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("WebDriver's answer holds the page source as its value, wherever it stands (spec formats.md 2.2)")
  func webDriver() throws {
    #expect(content(#"{"value":\#(quoted(page)),"sessionId":"A"}"#) == page)
    #expect(content(#" { "sessionId" : "A", "status": 0, "ok": null, "value" : \#(quoted(page)) }"#) == page)
    #expect(content(quoted(page)) == page)
    #expect(try Heard(#require(content(#"{"value":\#(quoted(page))}"#))).stops == ["Moor, button"])
  }

  @Test("GET /source?format=description answers with a debug description")
  func description() throws {
    let dump = """
      Element subtree:
       →Application, 0x10
          Button, 0x11, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Moor'
      """
    #expect(try Heard(#require(content(#"{"value":\#(quoted(dump))}"#))).stops == ["Moor, button"])
  }

  @Test("An MCP server's answer: the part of its texts that is a capture")
  func toolResult() throws {
    let idb = #"[{"AXLabel":"Moor","type":"Button","AXFrame":"{{1, 2}, {30, 40}}"}]"#
    let parts = #"[{"type":"text","text":"Here it is:"},{"type":"text","text":\#(quoted(idb))}]"#
    #expect(content(#"{"content":\#(parts),"isError":false}"#) == idb)
    #expect(content(#"{"jsonrpc":"2.0","id":1,"result":{"content":\#(parts)}}"#) == idb)
  }

  @Test(
    "Anything else is no answer: captures themselves, other texts, texts without an end",
    arguments: [
      #"{"value":{"type":"Button","rawIdentifier":null}}"#, #"{"value":"Tide"}"#,
      #"{"content":[{"text":5}]}"#, #"[{"AXLabel":"x","AXValue":"<?xml <AppiumAUT>"}]"#,
      #"{"value":"<AppiumAUT>"#, #"{"a":{},"value":"<AppiumAUT>"}"#,
      "{", "", "{\"", "\"", #"{"content":["#, #"{"content":[{"text":"#,
    ])
  func others(answer: String) {
    #expect(content(answer) == nil)
  }
}
