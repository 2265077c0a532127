import EarshotKit
import Testing

/// Pictures in rows, and labels beside what they label.
@Suite("Marked rows")
struct MarkedRowTests {
  // Apple on combining: the properties of all children are merged; a picture beside text loses its name
  // only. A checkmark's own trait goes with its name.
  @Test(
    "A row whose mark is said to be selected is selected",
    arguments: [
      (#"Image("mark").accessibilityAddTraits(.isSelected)"#, "Selected, Ada"),
      (#"Image("mark").accessibilityValue("chosen")"#, "Ada, chosen"),
      (#"Image("mark")"#, "Ada"), (#"Image(systemName: "checkmark")"#, "Ada"),
    ])
  func marks(mark: String, expected: String) throws {
    let row = "HStack { Text(\"Ada\"); \(mark) }"
    #expect(try stops(of: "\(row).accessibilityElement(children: .combine)") == [expected])
  }

  @Test("The mark in a button's label selects the button")
  func markInButton() throws {
    let mark = #"Image("mark").accessibilityAddTraits(.isSelected)"#
    #expect(
      try stops(of: "Button {} label: { Text(\"Ada\"); \(mark) }") == ["Selected, Ada, button"])
  }

  // Apple: `currentValueLabel`, iOS 18+.
  @Test("A menu picker says what the app shows in the place of its selection")
  func currentValue() throws {
    let picker = """
      Picker("Boat", selection: .constant(1)) { Text("Ada").tag(1) } currentValueLabel: { Text("Mine") }
      """
    #expect(
      try stops(of: picker) == ["Boat, Mine, pop up button, Double tap to activate the picker"])
  }

  // Assumed: a picker's title goes as a button's does, its selection is no title.
  @Test("A row with a menu picker says what is selected")
  func picker() throws {
    let picker = """
      Picker("", selection: .constant(1)) { Text("Ada").tag(1); Text("Nell").tag(2) }.labelsHidden()
      """
    let row = "HStack { Text(\"Boat\"); Spacer(); \(picker) }.accessibilityElement(children: .combine)"
    #expect(
      try stops(of: row) == ["Boat, Ada, pop up button, Double tap to activate the picker"])
  }

  // Assumed: the label stands on the line of the first field.
  @Test("A label beside several fields is read before them")
  func severalFields() throws {
    let fields = """
      VStack { TextField("First", text: .constant("")); TextField("Last", text: .constant("")) }
      """
    let said = try stops(of: "Form { LabeledContent(\"Name\") { \(fields) } }")
    #expect(said.map { $0.prefix { $0 != "," } } == ["Name", "First", "Last"])
  }

  // Assumed: a switch has no line of text that the label could stand on.
  @Test("A label beside a switch, or beside two buttons, is read first")
  func controlsBesideALabel() throws {
    let toggle = "Toggle(\"Alerts\", isOn: .constant(true)).labelsHidden()"
    let said = try stops(of: "Form { LabeledContent(\"Alerts\") { \(toggle) } }")
    #expect(
      said.count == 2 && said.first == "Alerts" && said.last?.hasPrefix("Alerts, switch button") == true)
    let buttons = "HStack { Button(\"From the harbour to the reef\") {}; Button(\"Back\") {} }"
    #expect(
      try stops(of: "VStack { LabeledContent(\"Ferry:\") { \(buttons) } }")
        == ["Ferry:", "From the harbour to the reef, button", "Back, button"])
  }

  // Apple: `Button(intent:label:)`, iOS 17+.
  @Test(
    "A button of an App Intent shows its closure",
    arguments: [
      ("Button(intent: Feed()) { Text(\"Feed\") }", "Feed, button"),
      (
        "Button(role: .destructive, intent: Feed()) { Label(\"Stop\", systemImage: \"stop\") }",
        "Stop, button"
      ),
      ("Button(\"Feed\", intent: Feed())", "Feed, button"),
      ("Text(\"Crab\").accessibilityAction(intent: Feed()) { Text(\"Feed\") }", "Crab, Actions available"),
    ])
  func intents(body: String, expected: String) throws {
    let intent = """
      struct Feed: AppIntent {
        static let title: LocalizedStringResource = "Feed"
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    #expect(try stops(of: body, with: intent) == [expected])
  }

  // UIKit's "Done" draws the same checkmark (iOS 26).
  @Test(
    "A button of a role without a label has the system's words",
    arguments: [("close", "Close"), ("confirm", "Done"), ("cancel", "Cancel")])
  func roles(role: String, expected: String) throws {
    #expect(try stops(of: "Button(role: .\(role)) {}") == ["\(expected), button"])
  }
}
