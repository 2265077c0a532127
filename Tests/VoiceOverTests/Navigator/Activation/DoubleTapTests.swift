import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// voiceover.md d: activation.
@Suite struct DoubleTapTests {
  @Test("After a double tap the label is repeated without the role (wwdc25-224, d365-045)")
  func echoesLabel() throws {
    var navigator = try Navigator(on: ScreenSketch([.button("Toggle sidebar")]))
    #expect(navigator.heard("double-tap") == ["Toggle sidebar"])
    #expect(navigator.perform(.doubleTap).sounds.isEmpty)
  }

  @Test("playsSound and startsMediaSession leave the echo out (d365-046)")
  func leavesEchoOut() throws {
    for trait in [Traits.playsSound, .startsMediaSession] {
      var button = AccessibilityElement.button("Coin")
      button.traits.insert(trait)
      var navigator = try Navigator(on: ScreenSketch([button]))
      #expect(navigator.heard("double-tap").isEmpty)
    }
  }

  @Test("Where the label changes, the new one is spoken (d365-089)")
  func speaksNewLabel() throws {
    var screen = ScriptedScreen(ScreenSketch([.button("Play", runs: "play")]).tree)
    screen.deeds["play"] = { tree in
      tree.elements[0].label = "Pause"
      return []
    }
    var navigator = try Navigator(on: screen)
    #expect(navigator.heard("double-tap") == ["Pause"])
  }

  @Test("What the program prints is output, before the echo (contract, section 4)")
  func printsOutput() throws {
    var screen = ScriptedScreen(ScreenSketch([.button("Take survey", runs: "open")]).tree)
    screen.deeds["open"] = { _ in [.output("survey opened")] }
    var navigator = try Navigator(on: screen)
    let response = navigator.perform(.doubleTap)
    #expect(response.output == ["survey opened"])
    #expect(response.captions == ["Take survey"])
  }

  @Test("A disabled element takes the tap, and nothing happens (spec voiceover.md d)")
  func refusesDisabled() throws {
    var button = AccessibilityElement.button("Save", runs: "save")
    button.traits.insert(.notEnabled)
    var navigator = try Navigator(on: ScreenSketch([button]))
    let response = navigator.perform(.doubleTap)
    #expect(response.utterances.isEmpty)
    #expect(response.sounds == [.actionFailed])
    #expect(navigator.log.isEmpty)
  }

  @Test(
    "Without a default action a tap lands at the activation point, by default the centre (WWDC 2013-202, D365-97)"
  )
  func tapsActivationPoint() throws {
    var card = AccessibilityElement.element("Card", .button)
    card.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    var screen = ScriptedScreen(ScreenSketch([card]).tree)
    screen.taps["Card"] = { _ in [.output("tapped")] }
    var navigator = try Navigator(on: screen)
    let response = navigator.perform(.doubleTap)
    #expect(navigator.log == ["tap 50,25"])
    #expect(response.output == ["tapped"])
    #expect(response.captions == ["Card"])

    screen.tree.elements[0].activationPoint = Point(x: 10, y: 10)
    var other = try Navigator(on: screen)
    _ = other.perform(.doubleTap)
    #expect(other.log == ["tap 10,10"])
  }

  @Test("A control with nothing behind it is repeated; a text that takes no tap is a failure (contract 3)")
  func tellsControlsFromTexts() throws {
    var navigator = try Navigator(
      on: ScreenSketch([.element("Play", .button), .element("Text", .staticText)]))
    #expect(navigator.heard("double-tap") == ["Play"])
    _ = navigator.heard("swipe right")
    let response = navigator.perform(.doubleTap)
    #expect(response.sounds == [.actionFailed])
    #expect(response.utterances.isEmpty)
  }

  @Test("Activation points that are no places trap nothing (no rule of iOS: bounds)")
  func survivesBadPoints() throws {
    let sketch = ScreenSketch([
      .element("Nowhere", .button) { $0.activationPoint = Point(x: .nan, y: .infinity) },
      .element("Far", .button) {
        $0.frame = Rect(x: -.infinity, y: 0, width: .infinity, height: 0)
      },
    ])
    var navigator = try Navigator(on: sketch)
    #expect(navigator.heard("double-tap", "swipe right", "double-tap").count == 3)
    _ = navigator.perform(.touchPoint(Point(x: .nan, y: 0)))
  }
}

@Suite struct OtherActivationTests {
  @Test("Magic tap goes from the element up its containers (Apple's documentation)")
  func magicTapGoesUp() throws {
    var sketch = ScreenSketch([.element("Inner"), .element("Outer"), .element("Own")])
    sketch.contain(0..<3, .semanticGroup) { $0.magicTap = .run(named: "outer") }
    sketch.contain(0..<1, .semanticGroup) { $0.magicTap = .run(named: "inner") }
    sketch.elements[2].magicTap = .run(named: "own")
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard(
      "magic-tap", "swipe right", "magic-tap", "swipe right", "magic-tap")
    #expect(navigator.log == ["inner", "outer", "own"])
  }

  @Test(
    "Escape goes the same way, then to what leaves the screen, then to the back button (spec voiceover.md a; WWDC 2018-226)"
  )
  func escapeGoesUp() throws {
    var sketch = ScreenSketch([.element("Row"), .element("Title")])
    sketch.contain(0..<1, .sheet) {
      $0.escape = .run(named: "dismiss")
      $0.escapeFollowUps = [.run(named: "onDismiss")]
    }
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard("escape", "swipe right", "escape")
    #expect(navigator.log == ["dismiss", "onDismiss", "dismiss", "onDismiss"])

    var back = AccessibilityElement.button("Back", runs: "back")
    back.traits = .backButton
    var pushed = try Navigator(on: ScreenSketch([back, .element("Row")]))
    _ = pushed.heard("swipe right", "escape")
    #expect(pushed.log == ["back"])
  }

  @Test(
    "What there is nothing for answers with action-failed (contract 3)",
    arguments: [
      Gesture.magicTap, .escape, .doubleTapHold, .tripleTap, .type("x"), .scroll(.down), .undo,
    ])
  func fails(gesture: Gesture) throws {
    var navigator = try Navigator(on: ScreenSketch("One"))
    #expect(navigator.perform(gesture).sounds == [.actionFailed])
  }

  @Test("A triple tap and a held double tap are a long press (voiceover.md a)")
  func longPresses() throws {
    let sketch = ScreenSketch([.element("Row") { $0.longPress = .run(named: "menu") }])
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard("triple-tap", "double-tap-hold")
    #expect(navigator.log == ["menu", "menu"])
  }

  @Test("A pause is silent (contract 3)")
  func pauses() throws {
    var navigator = try Navigator(on: ScreenSketch("One"))
    let response = navigator.perform(.pause)
    #expect(response.utterances.isEmpty && response.sounds.isEmpty)
  }
}
