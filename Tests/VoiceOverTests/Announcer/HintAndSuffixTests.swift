import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

@Suite struct HintTests {
  @Test("the author's hint comes before the system's (c.2)")
  func order() throws {
    let element = Announced.element("Label", hint: "Hint", .adjustable)
    #expect(
      try Announced.caption(element) == "Label, adjustable, Hint, " + Announced.adjustHint)
  }

  @Test("a hint without label and value is the description, and no adjusting hint follows (as-edge-cases)")
  func promoted() throws {
    #expect(try Announced.caption(Announced.element(hint: "Hint", .adjustable)) == "Hint, adjustable")
    #expect(try Announced.caption(Announced.element(hint: "Hint", .button)) == "Hint, button")
  }

  @Test("a text field keeps its own hint, unless the setting follows the library (settled)")
  func textField() throws {
    let field = Announced.element("Name", hint: "As on your card", .textEntry)
    #expect(
      try Announced.caption(field) == "Name, text field, As on your card, Double tap to edit.")
    #expect(
      try Announced.caption(field, settings: ["text-field-hint": "system"])
        == "Name, text field, Double tap to edit.")
  }

  @Test("a text view speaks of misspelled words, a field that is being edited of nothing else (c.2)")
  func textArea() throws {
    let rotor = "Use the rotor to access Misspelled Words"
    let area = Announced.element("Notes", [.textEntry, .textArea])
    #expect(try Announced.caption(area) == "Notes, text field, Double tap to edit., " + rotor)
    let editing = Announced.element("Notes", [.textEntry, .isEditing])
    #expect(try Announced.caption(editing) == "Notes, text field, is editing, " + rotor)
  }

  @Test("a plain button has a hint only where the setting asks for it (settled)")
  func plainButton() throws {
    let button = Announced.element("Save", .button)
    #expect(try Announced.caption(button) == "Save, button")
    #expect(
      try Announced.caption(button, settings: ["button-hint": "on"])
        == "Save, button, Double tap to activate.")
  }

  @Test("hints can be turned off, the one that stands for the label stays (Speak Hints, settings of iOS 16)")
  func off() throws {
    let off = ["hints": "off"]
    #expect(
      try Announced.caption(Announced.element("Red", hint: "Hint", .adjustable), settings: off)
        == "Red, adjustable")
    #expect(try Announced.caption(Announced.element(hint: "Hint", .button), settings: off) == "Hint, button")
  }

  @Test(
    "a resolver can ask for a hint by its key, for none, or for one that does not exist (recorded hints of pickers and disclosures)"
  )
  func named() throws {
    var element = Announced.element("Color", .button)
    element.systemHint = "picker"
    #expect(try Announced.caption(element) == "Color, button, Double tap to activate the picker")
    element.systemHint = "hintOpen"
    #expect(try Announced.caption(element) == "Color, button, Double tap to open")
    element.traits = [.adjustable]
    element.systemHint = "none"
    #expect(try Announced.caption(element) == "Color, adjustable")
    element.systemHint = "button"
    #expect(try Announced.caption(element) == "Color, adjustable, " + Announced.adjustHint)
  }
}

@Suite struct SuffixTests {
  private func element(_ importance: CustomContent.Importance) -> AccessibilityElement {
    var element = Announced.element("Ada Lovelace", .button)
    element.customContent = [
      CustomContent(label: "Email", value: "ada@example.org", importance: importance)
    ]
    element.actions = [AccessibilityAction(name: "Call")]
    return element
  }

  @Test("important content by value, then hint, actions, more content (contract 2)")
  func order() throws {
    #expect(
      try Announced.caption(element(.high))
        == "Ada Lovelace, button, ada@example.org, Actions available, More content available")
    #expect(
      try Announced.caption(element(.default))
        == "Ada Lovelace, button, Actions available, More content available")
  }

  @Test("parts are told apart by their roles (contract 2)")
  func roles() throws {
    let parts = try Announced.announcer().arrival(at: element(.high)).parts
    #expect(parts.map(\.role) == [.label, .trait, .customContent, .actions, .moreContent])
  }

  @Test(
    "each suffix has its setting; a sound is no word (settings of iOS 16; AS issue 159)",
    arguments: ["off", "sound", "pitch"])
  func settings(value: String) throws {
    #expect(
      try Announced.caption(element(.high), settings: ["actions": value, "more-content": value])
        == "Ada Lovelace, button, ada@example.org")
  }

  @Test("content-labels speaks the label of important content too (settled)")
  func contentLabels() throws {
    #expect(
      try Announced.caption(element(.high), settings: ["content-labels": "on", "actions": "off"])
        == "Ada Lovelace, button, Email: ada@example.org, More content available")
  }

  @Test("actions without a name are not announced (ax-unnamed-action)")
  func unnamed() throws {
    var element = Announced.element("title", .button)
    element.actions = [AccessibilityAction()]
    #expect(try Announced.caption(element) == "title, button")
  }

  @Test("an element that has nothing but actions says that (as-custom-actions)")
  func actionsAlone() throws {
    var element = Announced.element()
    element.actions = [AccessibilityAction(name: "First")]
    #expect(try Announced.caption(element) == "Actions available")
  }

  @Test("a content item is its value, then its label (settled; Apple 2021)")
  func contentItem() throws {
    let content = CustomContent(label: "age", value: "Three years")
    #expect(try Announced.announcer().item(of: content).caption == "Three years, age")
    let labelFirst = try Announced.announcer(settings: ["content-order": "label-first"])
    #expect(labelFirst.item(of: content).caption == "age, Three years")
  }
}
