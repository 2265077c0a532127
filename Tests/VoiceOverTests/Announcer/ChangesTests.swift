import EarshotAccessibilityTree
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

@Suite struct ChangesTests {
  private func spoken(
    _ old: AccessibilityElement, _ new: AccessibilityElement, activated: Bool = true
  ) throws -> String {
    try Announced.announcer().changes(from: old, to: new, activated: activated).caption
  }

  @Test("a plain button repeats its label (wwdc25-224-activation-echo)")
  func echo() throws {
    let button = Announced.element("Toggle sidebar", hint: "Hint", .button)
    #expect(try spoken(button, button) == "Toggle sidebar")
    #expect(try spoken(button, button, activated: false) == "")
  }

  @Test("the echo has the value, no role (wwdc23-10034)")
  func echoWithValue() throws {
    let button = Announced.element("Cloud", value: "grumpy", .button)
    #expect(try spoken(button, button) == "Cloud, grumpy")
  }

  @Test("a switch says its new state alone (settled; wwdc24-10073-toggle)")
  func toggle() throws {
    let off = Announced.element("Comments", value: "0", [.button, .switchButton])
    let on = Announced.element("Comments", value: "1", [.button, .switchButton])
    #expect(try spoken(off, on) == "on")
    #expect(try spoken(on, off, activated: false) == "off")
    #expect(try spoken(on, on) == "on")
  }

  @Test("what becomes selected says so, with position and without role (wwdc22-110340)")
  func selection() throws {
    let old = Announced.element("one year", .button, context: .series(index: 1, count: 2))
    let new = Announced.element(
      "one year", [.button, .selected], context: .series(index: 1, count: 2))
    #expect(try spoken(old, new) == "Selected, one year, 2 of 2")
    #expect(try spoken(new, old) == "one year")
    #expect(try spoken(new, old, activated: false) == "")
  }

  @Test("a new label is spoken (d365-089-play-pause)")
  func label() throws {
    let play = Announced.element("Play", .button)
    let pause = Announced.element("Pause", .button)
    #expect(try spoken(play, pause) == "Pause")
    #expect(try spoken(play, pause, activated: false) == "Pause")
  }

  @Test("an adjustment speaks the new value alone (mag-slider)")
  func value() throws {
    let old = Announced.element("Speaking Rate", value: "48%", .adjustable)
    let new = Announced.element("Speaking Rate", value: "38%", .adjustable)
    #expect(try spoken(old, new, activated: false) == "38%")
    #expect(try Announced.announcer().value(of: new).caption == "38%")
  }

  @Test("a stepper's button says the number it made, and not on arrival (mag-stepper)")
  func changingValue() throws {
    var old = Announced.element("Increment", .button)
    old.changingValue = "1"
    var new = old
    new.changingValue = "1.05"
    #expect(try Announced.caption(old) == "Increment, button")
    #expect(try spoken(old, new) == "1.05")
  }

  @Test("what is opened says its state alone (settled)")
  func expansion() throws {
    var old = Announced.element("Details", .button)
    old.isExpanded = false
    var new = old
    new.isExpanded = true
    #expect(try spoken(old, new) == "expanded")
  }

  @Test(
    "what makes a sound of its own is not repeated (assumed)",
    arguments: [
      Traits.playsSound, .startsMediaSession,
    ])
  func silent(trait: Traits) throws {
    let old = Announced.element("Coin", [.button, trait])
    let new = Announced.element("Coins", [.button, trait])
    #expect(try spoken(old, new) == "")
    #expect(try spoken(old, new, activated: false) == "Coins")
  }

  @Test("a dimmed element accepts the tap and nothing happens (spec voiceover.md d)")
  func dimmed() throws {
    let button = Announced.element("Save", [.button, .notEnabled])
    #expect(try spoken(button, button) == "")
  }

  @Test("a field that begins to be edited is read anew (mag-textfield-editing)")
  func editing() throws {
    let old = Announced.element("To", .textEntry)
    var new = Announced.element("To", [.textEntry, .isEditing])
    new.textEntry = TextEntry(text: "")
    #expect(try spoken(old, new) == "To, text field, is editing, insertion point at start")
    new.textEntry = TextEntry(text: "Ada", insertionPoint: 3)
    #expect(try spoken(old, new).hasSuffix("insertion point at end"))
    #expect(try spoken(new, old, activated: false) == "")
  }
}
