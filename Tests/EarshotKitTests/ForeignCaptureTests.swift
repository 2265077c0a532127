import EarshotKit
import Testing

@Suite("Captures of other tools, and answers around captures")
struct ForeignCaptureTests {
  @Test(
    "A tree that is not read is refused by the name of its tool, with its place",
    arguments: [
      ("<?xml version=\"1.0\"?><ViewHierarchy><UIView ax_label=\"Tide\"/></ViewHierarchy>", "a.xml", "Detox"),
      ("SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 8.0, 6.0)\n", "a.txt", "Flutter"),
      ("<UIWindow:0x7f; AX=N>\n  |--<UIButton:0x7f; AX.label='Tide'; AX.traits='x'>\n", "a.txt", "EarlGrey"),
      (#"{"value":{"error":"no such element","message":"m","stacktrace":""}}"#, "a.json", "WebDriver"),
    ])
  func named(content: String, name: String, tool: String) throws {
    do {
      _ = try Earshot.open(bytes: Array(content.utf8), file: name)
      Issue.record("it was read")
    } catch {
      #expect(error.exitCode == 65)
      #expect(error.description.contains(tool))
      #expect(error.description.contains("\(name):1:1"))
    }
  }

  @Test("The answer of WebDriver's /source is read, and said to hold the capture as a text")
  func source() throws {
    let page =
      #"<AppiumAUT><XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"Moor\"/></AppiumAUT>"#
    let answer = #"{"value":"\#(page)","sessionId":"A"}"#
    let input = try Earshot.open(bytes: Array(answer.utf8), file: "source.json")
    #expect(input.readings().flatMap { $0.elements.map(\.announcement) } == ["Moor, button"])
    #expect(input.notices.contains { $0.message.contains("inside a JSON answer") })
  }
}
