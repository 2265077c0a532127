import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

@Suite struct TypeTextTests {
  private func field(_ traits: Traits, text: String, at point: Int) -> AccessibilityElement {
    .element("To", traits, value: text) {
      $0.textEntry = TextEntry(text: text, insertionPoint: point)
    }
  }

  @Test(
    "Text goes into the field being edited, at its insertion point, and is spoken once (contract 3; how a device cuts it is not recorded)"
  )
  func types() throws {
    let sketch = ScreenSketch([field([.textEntry, .isEditing], text: "Ada", at: 3)])
    var navigator = try Navigator(on: sketch)
    #expect(navigator.heard("type  and Ben") == [" and Ben"])
    #expect(navigator.log == ["edit Ada and Ben"])
  }

  @Test("A field that is not being edited takes no text (contract 3)")
  func refuses() throws {
    var navigator = try Navigator(on: ScreenSketch([field(.textEntry, text: "", at: 0)]))
    #expect(navigator.perform(.type("x")).sounds == [.actionFailed])
    #expect(navigator.log.isEmpty)
  }

  @Test("A secure field says bullets, never what was typed (voiceover.md c.4)")
  func hidesSecrets() throws {
    let secure = field([.textEntry, .secureTextField, .isEditing], text: "", at: 0)
    var navigator = try Navigator(on: ScreenSketch([secure]))
    let utterance = navigator.perform(.type("abc")).utterances.first
    #expect(utterance?.caption == "•••")
    #expect(utterance?.spoken.contains("a") == false)
  }

  @Test("An insertion point outside the text is brought inside (no rule of iOS: bounds)")
  func survivesBadInsertionPoint() throws {
    for point in [Int.min, -1, 99, Int.max] {
      let sketch = ScreenSketch([field([.textEntry, .isEditing], text: "ab", at: point)])
      var navigator = try Navigator(on: sketch)
      _ = navigator.perform(.type("x"))
      #expect(navigator.log.count == 1)
    }
  }
}
