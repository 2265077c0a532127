import EarshotAccessibilityTree
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// AccessibilitySnapshot's notation: spec announcements.md, sections 2 and 3.
@Suite struct SnapshotNotationTests {
  private func snapshot(
    _ element: AccessibilityElement, _ profile: Profile = .default, locale: String = "en_US"
  ) throws -> SnapshotDescription {
    try Announced.announcer(profile, locale: locale).snapshot(of: element)
  }

  @Test(
    "label, value and hint (2.1)",
    arguments: [
      (nil, nil, nil, "", nil), ("Label", nil, nil, "Label", nil), (nil, "Value", nil, "Value", nil),
      (nil, nil, "Hint", "Hint", nil), ("Label", "Value", "Hint", "Label: Value", "Hint"),
    ] as [(String?, String?, String?, String, String?)])
  func properties(
    label: String?, value: String?, hint: String?, description: String, expectedHint: String?
  ) throws {
    let made = try snapshot(Announced.element(label, value: value, hint: hint))
    #expect(made == SnapshotDescription(description: description, hint: expectedHint))
  }

  @Test(
    "worked results (2.1)",
    arguments: [
      (Announced.element(hint: "Hint", .adjustable), "Hint. Adjustable.", nil),
      (Announced.element(nil, .adjustable), "Adjustable.", Announced.adjustHint),
      (Announced.element(hint: "Hint", .button), "Hint. Button.", nil),
      (
        Announced.element("Label", hint: "Hint.", .adjustable), "Label. Adjustable.",
        "Hint. " + Announced.adjustHint
      ),
      (
        Announced.element(value: "1", [.button, .switchButton]), "Switch Button. On.",
        Announced.toggleHint
      ),
      (
        Announced.element(value: "1", [.button, .switchButton, .notEnabled]),
        "Dimmed. Switch Button. On.", nil
      ),
      (
        Announced.element("Fake", value: "3", .switchButton), "Fake. 3", Announced.toggleHint
      ),
      (
        Announced.element("Name", hint: "Lost", .textEntry), "Name. Text Field.",
        "Double tap to edit."
      ),
      (Announced.element("Ends.", .button), "Ends. Button.", nil),
      (Announced.element("Ask?", .button), "Ask?. Button.", nil),
      (Announced.element(nil, .selected), "Selected.", nil),
      (Announced.element("BACK", [.button, .backButton]), "Back Button.", nil),
    ] as [(AccessibilityElement, String, String?)])
  func worked(element: AccessibilityElement, description: String, hint: String?) throws {
    #expect(
      try snapshot(element) == SnapshotDescription(description: description, hint: hint))
  }

  @Test("a switch's odd value is silent before iOS 17 (10)")
  func before17() throws {
    let element = Announced.element("Fake", value: "3", [.button, .switchButton])
    #expect(try snapshot(element, .ios16).description == "Fake. Switch Button.")
  }

  @Test(
    "contexts (3)",
    arguments: [
      (
        Announced.element("B", [.button, .selected], context: .series(index: 1, count: 3)),
        "Selected: B. Button. 2 of 3."
      ),
      (Announced.element("B", context: .series(index: 0, count: 3)), "B 1 of 3."),
      (Announced.element(context: .series(index: 0, count: 3)), " 1 of 3."),
      (Announced.element("B", .button, context: .tab(index: 4, count: 11)), "B. Tab. 5 of 11."),
      (
        Announced.element(nil, [.button, .tabBarItem], context: .tabBarItem(index: 3, count: 6)),
        "Tab. 4 of 6."
      ),
      (Announced.element("A", context: .listStart), "A. List Start."),
      (Announced.element(context: .listEnd), ". List End."),
      (Announced.element("A", context: .landmarkEnd), "A. End."),
    ])
  func contexts(element: AccessibilityElement, description: String) throws {
    #expect(try snapshot(element).description == description)
  }

  @Test("a table's cell has its place before its value (3.4)")
  func tableCell() throws {
    let cell = DataTableCell(
      row: 2, column: 0, isFirstInRow: true,
      headers: [.init(label: "B3", value: "B3 Value"), .init(label: "C3", value: nil)])
    let element = Announced.element("A3", value: "A3 Value", context: .dataTableCell(cell))
    #expect(
      try snapshot(element).description == "B3: B3 Value. C3. A3. Row 3. Column 1. A3 Value")
    let spans = DataTableCell(row: 3, column: 2, rowSpan: 2, columnSpan: 2)
    let wide = Announced.element("C4", context: .dataTableCell(spans))
    #expect(try snapshot(wide).description == "C4. Spans 2 rows. Spans 2 columns. Column 3.")
    let empty = DataTableCell(row: 0, column: 0, isFirstInRow: true)
    #expect(
      try snapshot(Announced.element(context: .dataTableCell(empty))).description
        == ". Row 1. Column 1.")
  }

  @Test("the element's language picks the table (8)")
  func language() throws {
    var element = Announced.element("Weiter", .button, context: .tab(index: 0, count: 2))
    element.language = "de"
    #expect(try snapshot(element).description == "Weiter. Tabulator. 1 von 2.")
  }

  @Test("custom actions and content change nothing (1)")
  func noActions() throws {
    var element = Announced.element("Label", .button)
    element.actions = [AccessibilityAction(name: "Call")]
    element.customContent = [CustomContent(label: "a", value: "b", importance: .high)]
    #expect(try snapshot(element) == SnapshotDescription(description: "Label. Button."))
  }

  @Test("a stop in that style is description and hint")
  func style() throws {
    let element = Announced.element("Label", hint: "Hint", .button)
    let announcer = try Announced.announcer()
    let announcement = announcer.arrival(at: element)
    #expect(announcer.text(of: element, announced: announcement, style: .snapshot) == "Label. Button.\nHint")
    #expect(announcer.text(of: element, announced: announcement, style: .voiceover) == "Label, button, Hint")
  }
}
