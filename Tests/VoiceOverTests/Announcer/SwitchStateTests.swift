import EarshotAccessibilityTree
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

@Suite struct SwitchStateTests {
  private let traits: Traits = [.button, .switchButton]

  @Test(
    "a switch says its state after its role (settled; Apple 2024)",
    arguments: [
      ("1", "on"), ("0", "off"), ("2", "mixed"),
    ])
  func states(value: String, word: String) throws {
    let element = Announced.element("Wi-Fi", value: value, traits)
    #expect(
      try Announced.caption(element) == "Wi-Fi, switch button, \(word), " + Announced.toggleHint)
  }

  @Test("an author's value replaces the state from iOS 17 (settled; cvs-toggle-custom-value)")
  func authorsValue() throws {
    let element = Announced.element("Mode", value: "Dark", traits)
    #expect(
      try Announced.caption(element) == "Mode, switch button, Dark, " + Announced.toggleHint)
    #expect(
      try Announced.caption(element, .ios16) == "Mode, switch button, " + Announced.toggleHint)
  }

  @Test("a toggle trait without a value has a role and no state (wwdc23-10036-istoggle)")
  func toggleTrait() throws {
    let element = Announced.element("Filter", [.button, .toggle])
    #expect(try Announced.caption(element) == "Filter, switch button, " + Announced.toggleHint)
  }

  @Test("the switch trait alone is called one from iOS 17 (AccessibilitySnapshot issue 199)")
  func withoutButton() throws {
    let element = Announced.element("Fake", value: "1", .switchButton)
    #expect(try Announced.caption(element) == "Fake, switch button, on, " + Announced.toggleHint)
    #expect(try Announced.caption(element, .ios16) == "Fake, on, " + Announced.toggleHint)
  }

  @Test("the role can be left out, as one recording of Settings has it (mag-toggle)")
  func roleOff() throws {
    let element = Announced.element("Reachability", value: "1", traits)
    #expect(
      try Announced.caption(element, settings: ["switch-role": "off"])
        == "Reachability, on, " + Announced.toggleHint)
  }

  @Test("a dimmed switch has no hint of the system's (reference images)")
  func dimmed() throws {
    let element = Announced.element("Wi-Fi", value: "1", hint: "Hint", [.button, .switchButton, .notEnabled])
    #expect(try Announced.caption(element) == "Wi-Fi, dimmed, switch button, on, Hint")
  }
}
