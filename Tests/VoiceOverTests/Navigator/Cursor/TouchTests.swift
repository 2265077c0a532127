import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// Contract, section 3: touch and the item chooser.
@Suite struct TouchTests {
  private var sketch: ScreenSketch {
    ScreenSketch([
      .element("Card") { $0.frame = Rect(x: 0, y: 0, width: 300, height: 100) },
      .element("Badge") { $0.frame = Rect(x: 250, y: 10, width: 40, height: 40) },
      .button("Save draft"), .button("Save"),
    ])
  }

  @Test("A touch speaks what lies on top, even where focus already is")
  func touchesPoint() throws {
    var navigator = try Navigator(on: sketch)
    #expect(
      navigator.heard("touch 20,20", "touch 20,20", "touch 260,20") == ["Card", "Card", "Badge"])
  }

  @Test("Over empty space there is a dull sound, no speech, and focus stays (voiceover.md a)")
  func touchesNothing() throws {
    var navigator = try Navigator(on: sketch)
    let response = navigator.perform(line: "touch 5,500")
    #expect(response.sounds == [.noElement])
    #expect(response.utterances.isEmpty)
    #expect(response.focus == 0)
  }

  @Test("A label matches exactly before it matches as a beginning, ignoring case")
  func touchesLabel() throws {
    var navigator = try Navigator(on: sketch)
    #expect(
      navigator.heard("touch save", "touch SAVE D", "touch bad") == [
        "Save, button", "Save draft, button", "Badge",
      ])
  }

  @Test("What can't be found answers with action-failed")
  func missesLabel() throws {
    var navigator = try Navigator(on: sketch)
    let response = navigator.perform(line: "touch Delete")
    #expect(response.sounds == [.actionFailed])
    #expect(response.error == nil)
    #expect(response.focus == 0)
  }

  @Test("A field without a label answers to its placeholder, a label of two lines to one line")
  func touchesValueAndLines() throws {
    var field = AccessibilityElement(identity: .of("field"), value: "Email", traits: .textEntry)
    field.label = nil
    var navigator = try Navigator(on: ScreenSketch([.element("Mars\nThe Red Planet"), field]))
    _ = navigator.perform(line: "touch email")
    #expect(navigator.focus == 1)
    _ = navigator.perform(line: "touch mars the red")
    #expect(navigator.focus == 0)
  }

  @Test("The item chooser finds a text anywhere in a label")
  func choosesItem() throws {
    var navigator = try Navigator(on: sketch)
    #expect(navigator.heard("item-chooser draft") == ["Save draft, button"])
    #expect(navigator.perform(line: "item-chooser zzz").sounds == [.actionFailed])
  }
}
