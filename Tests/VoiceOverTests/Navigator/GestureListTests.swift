import Foundation
import Testing

@testable import EarshotVoiceOver

@Suite("The list of gestures (no rule of iOS: how this program writes them)")
struct GestureListTests {
  @Test("Every gesture of the list can be made as its example is written", arguments: Gesture.descriptions)
  func examples(_ gesture: GestureDescription) throws {
    _ = try Gesture(parsing: gesture.example)
  }

  @Test("No form is listed twice, and every kind of gesture is listed")
  func complete() {
    let forms = Gesture.descriptions.map(\.syntax)
    #expect(Set(forms).count == forms.count)
    for gesture in Gesture.Question.allCases { #expect(forms.contains(gesture.rawValue)) }
    for direction in Gesture.Direction.allCases {
      #expect(forms.contains("swipe \(direction.rawValue)"))
      #expect(forms.contains("scroll \(direction.rawValue)"))
    }
  }

  @Test("help on a pipe answers with the list", arguments: ["help", "?"])
  func help(line: String) throws {
    var navigator = try Navigator(on: ScreenSketch("One"))
    let response = navigator.perform(line: line)
    #expect(response.error == nil && response.utterances.isEmpty)
    #expect(response.answer?.lines.contains { $0.contains("wait SECONDS") } == true)
  }

  @Test(
    "A gesture that fails says why; one that does not has nothing to say",
    arguments: [
      ("touch Sav", nil), ("touch Send", "there is no element with the label \"Send\""),
      ("touch Saev", "there is no element with the label \"Saev\"; nearest: \"Save\""),
      ("type x", "no text field is being edited; double-tap one first"),
      ("escape", "there is nothing to close or to go back from, and no escape action"),
      ("magic-tap", "neither the element nor anything around it has a magic tap action"),
      ("undo", "there is no gesture to take back"),
      ("scroll left", "nothing scrolls left or right here"),
      ("item-chooser zzz", "no element's label has \"zzz\" in it"),
    ])
  func reasons(line: String, reason: String?) throws {
    var navigator = try Navigator(on: ScreenSketch("Save", "Two"))
    let response = navigator.perform(line: line)
    #expect(response.reason == reason)
    #expect(response.sounds.contains(.actionFailed) == (reason != nil))
    guard let reason else { return }
    #expect(navigator.perform(line: "explain").answer?.lines == ["action-failed: \(reason)"])
  }

  @Test("The page is what `earshot navigate --write-docs` writes")
  func page() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let page = try String(
      contentsOf: folder.appendingPathComponent("Documentation/gestures.md"), encoding: .utf8)
    #expect(page == GesturePage.text)
  }
}
