import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// voiceover.md b: MagentaA11y's recorded slider, WWDC 2018-230; ends and dimmed controls assumed.
@Suite struct AdjustValueTests {
  private func screen(_ traits: Traits = .adjustable) -> ScriptedScreen {
    var slider = AccessibilityElement.element("Speaking Rate", traits, value: "48%")
    slider.increment = .run(named: "up")
    slider.decrement = .run(named: "down")
    var screen = ScriptedScreen(ScreenSketch([slider, .element("End")]).tree)
    screen.deeds["up"] = { tree in
      tree.elements[0].value = "58%"
      return []
    }
    screen.deeds["down"] = { tree in
      tree.elements[0].value = "38%"
      return []
    }
    return screen
  }

  @Test("Up increments, down decrements, the new value alone is spoken (mag-slider)")
  func adjusts() throws {
    var navigator = try Navigator(on: screen())
    #expect(navigator.heard("swipe down", "swipe up") == ["38%", "58%"])
    #expect(navigator.log == ["down", "up"])
  }

  @Test("At the end of the range the value is spoken as it is")
  func repeatsValueAtEnd() throws {
    var navigator = try Navigator(on: screen())
    #expect(navigator.heard("swipe up", "swipe up") == ["58%", "58%"])
  }

  @Test("A disabled control does not move")
  func refusesWhenDisabled() throws {
    var navigator = try Navigator(on: screen([.adjustable, .notEnabled]))
    let response = navigator.perform(.swipe(.up))
    #expect(response.sounds == [.actionFailed])
    #expect(response.utterances.isEmpty)
    #expect(navigator.log.isEmpty)
  }

  @Test("The Zoom rotor tells the app which way; its announcement is heard (wwdc23-10036-zoom)")
  func zooms() throws {
    var image = AccessibilityElement.element("Tree", [.image, .supportsZoom])
    image.zoomHandler = Handler("zoom")
    var screen = ScriptedScreen(ScreenSketch([image]).tree)
    screen.deeds["zoom"] = { _ in [.announcement("2x zoom", priority: .default)] }
    var navigator = try Navigator(on: screen)
    #expect(navigator.heard("rotor Zoom", "swipe up") == ["Zoom", "2x zoom"])
    #expect(navigator.log == ["zoom zoomIn"])
  }
}

/// voiceover.md b: settings lower or raise, and speak the new value.
@Suite struct SpeechRotorTests {
  @Test("Speech Rate goes in steps and stays between 0 and 100 percent")
  func changesRate() throws {
    var navigator = try Navigator(on: ScreenSketch("One"))
    #expect(
      navigator.heard("rotor Speech Rate", "swipe down", "swipe up") == [
        "Speech Rate", "45%", "50%",
      ])
    for _ in 0..<30 { _ = navigator.perform(.swipe(.down)) }
    #expect(navigator.settings.speakingRate == 0)
  }

  @Test("Hints are switched, and are then not spoken")
  func switchesHints() throws {
    let sketch = ScreenSketch([.element("One") { $0.hint = "A hint" }])
    var navigator = try Navigator(on: sketch)
    #expect(
      navigator.heard("first", "rotor Hints", "swipe down", "first") == [
        "One, A hint", "Hints", "off", "One",
      ])
  }

  @Test("Punctuation goes round through its three values")
  func turnsPunctuation() throws {
    var navigator = try Navigator(on: ScreenSketch("One"))
    #expect(
      navigator.heard("rotor Punctuation", "swipe down", "swipe down", "swipe up") == [
        "Punctuation", "None", "All", "None",
      ])
  }
}
