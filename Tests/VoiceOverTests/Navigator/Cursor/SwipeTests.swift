import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

@Suite struct SwipeTests {
  @Test("Opening speaks the first element, without a sound (contract, section 3)")
  func opensOnFirst() {
    var navigator = Navigator(
      screen: ScriptedScreen(ScreenSketch("Mars", "Venus").tree), settings: VoiceOverSettings())
    let response = navigator.open()
    #expect(response.gesture == "open")
    #expect(response.captions == ["Mars"])
    #expect(response.sounds.isEmpty)
    #expect(response.focus == 0)
    #expect(response.rotor == "Characters")
  }

  @Test("Swipes right and left go through the elements in order (spec voiceover.md a)")
  func movesInOrder() throws {
    var navigator = try Navigator(on: ScreenSketch("One", "Two", "Three"))
    #expect(navigator.heard("swipe right", "swipe right", "swipe left") == ["Two", "Three", "Two"])
    #expect(navigator.focus == 1)
  }

  @Test("At the last element there is a sound and it is spoken again in full (settled, Boundary)")
  func repeatsAtBoundary() throws {
    var navigator = try Navigator(
      on: ScreenSketch([.button("Measure"), .button("Calculator")]))
    _ = navigator.heard("last")
    let response = navigator.perform(.swipe(.right))
    #expect(response.sounds == [.boundary])
    #expect(response.captions == ["Calculator, button"])
    #expect(response.focus == 1)
  }

  @Test("boundary=sound leaves the sound alone (settled, Boundary)")
  func staysSilentAtBoundary() throws {
    var navigator = try Navigator(on: ScreenSketch("One"), settings: ["boundary": "sound"])
    let response = navigator.perform(.swipe(.left))
    #expect(response.sounds == [.boundary])
    #expect(response.utterances.isEmpty)
  }

  @Test("A container is named on entering it, not inside, not on coming back (d365-086)")
  func namesContainerOnEntry() throws {
    var sketch = ScreenSketch([
      .element("Library"), .button("Play"), .button("Fast-forward, 30 seconds"),
    ])
    sketch.contain(1..<3, .semanticGroup, label: "Mini Player")
    var navigator = try Navigator(on: sketch)
    #expect(
      navigator.heard("swipe right", "swipe right", "swipe left") == [
        "Mini Player, Play, button", "Fast-forward, 30 seconds, button", "Play, button",
      ])
  }

  @Test("An empty screen answers with sounds and has no focus (contract 3; no recording)")
  func survivesEmptyScreen() throws {
    var navigator = try Navigator(on: ScreenSketch())
    #expect(navigator.perform(.swipe(.right)).sounds == [.boundary])
    #expect(navigator.perform(.swipe(.down)).sounds == [.boundary])
    for gesture in [Gesture.first, .last, .doubleTap, .readAll, .escape, .magicTap] {
      let response = navigator.perform(gesture)
      #expect(response.sounds == [.actionFailed])
      #expect(response.focus == nil)
    }
  }

  @Test("An element with nothing to say is a stop in silence (ax-ignore-empty)")
  func stopsInSilence() throws {
    var navigator = try Navigator(
      on: ScreenSketch([.element("One"), AccessibilityElement(identity: .of("none"))]))
    let response = navigator.perform(.swipe(.right))
    #expect(response.focus == 1)
    #expect(response.utterances.isEmpty)
  }

  @Test("first and last speak even where focus already is (contract, section 3)")
  func speaksWhereFocusIs() throws {
    var navigator = try Navigator(on: ScreenSketch("One", "Two"))
    #expect(navigator.heard("first", "last", "last") == ["One", "Two", "Two"])
  }

  @Test("navigate-images=described passes images without a label over (voiceover.md c.6)")
  func passesImagesOver() throws {
    let sketch = ScreenSketch([
      .element("One"), .element("", .image), .element("Moon", .image), .element("Two"),
    ])
    var described = try Navigator(on: sketch, settings: ["navigate-images": "described"])
    #expect(described.heard("swipe right", "swipe right") == ["Moon, image", "Two"])
    var never = try Navigator(on: sketch, settings: ["navigate-images": "never"])
    #expect(never.heard("swipe right", "swipe left") == ["Two", "One"])
  }
}
