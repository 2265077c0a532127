import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

@Suite struct TextUnitTests {
  @Test("With Characters in force, swipes down read one character after the other (spec voiceover.md b)")
  func readsCharacters() throws {
    var navigator = try Navigator(on: ScreenSketch("Hi you"))
    #expect(
      navigator.heard("swipe down", "swipe down", "swipe down", "swipe up") == [
        "H", "i", "space", "i",
      ])
    #expect(navigator.focus == 0)
  }

  @Test("A capital is pronounced Cap and written as it is (d365-104; settled, Announcement text)")
  func pronouncesCapital() throws {
    var navigator = try Navigator(on: ScreenSketch("Hi"))
    let utterance = navigator.perform(.swipe(.down)).utterances.first
    #expect(utterance?.caption == "H")
    #expect(utterance?.spoken == "Cap H")
  }

  @Test("Words are read alone (voiceover.md b)")
  func readsWords() throws {
    var navigator = try Navigator(on: ScreenSketch("The Red Planet"))
    #expect(
      navigator.heard("rotor words", "swipe down", "swipe down", "swipe up") == [
        "Words", "The", "Red", "The",
      ])
  }

  @Test("Lines are offered on text of several lines; the first swipe reads the first (wwdc20-10116)")
  func readsLines() throws {
    var navigator = try Navigator(on: ScreenSketch("Rose Garden\nOpen daily\nFree entry."))
    #expect(
      navigator.heard("rotor Lines", "swipe down", "swipe down", "swipe down") == [
        "Lines", "Rose Garden", "Open daily", "Free entry.",
      ])
  }

  @Test("At the end of the text there is the boundary sound and the unit again (settled, \"Boundary\")")
  func endsAtBoundary() throws {
    var navigator = try Navigator(on: ScreenSketch("a"))
    _ = navigator.heard("swipe down")
    let response = navigator.perform(.swipe(.down))
    #expect(response.sounds == [.boundary])
    #expect(response.captions == ["a"])
    #expect(navigator.perform(.swipe(.up)).sounds == [.boundary])
  }

  @Test("Leaving the element starts its text anew (spec voiceover.md b, assumed)")
  func startsAnew() throws {
    var navigator = try Navigator(on: ScreenSketch("ab", "cd"))
    #expect(
      navigator.heard("swipe down", "swipe right", "swipe down", "swipe left", "swipe down") == [
        "a", "cd", "c", "ab", "a",
      ])
  }

  @Test("A field is read by its text; a secure field never is (voiceover.md c.4)")
  func readsFieldText() throws {
    var field = AccessibilityElement.element("To", .textEntry)
    field.textEntry = TextEntry(text: "bea", insertionPoint: 3)
    var secret = AccessibilityElement.element("Code", [.textEntry, .secureTextField])
    secret.textEntry = TextEntry(text: "zz", insertionPoint: 2)
    var navigator = try Navigator(on: ScreenSketch([field, secret]))
    #expect(navigator.heard("swipe down") == ["b"])
    _ = navigator.heard("swipe right")
    #expect(navigator.heard("swipe down", "swipe down") == ["C", "o"])
  }
}
