import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let fieldWithoutLabel = AuditRule(
    RuleDocumentation(
      id: "field-without-label", title: "Text field without a label once it is filled", severity: .warning,
      criteria: [.labelsOrInstructions, .nameRoleValue],
      what: """
        A text field is named by its placeholder only. As soon as something is typed, nothing \
        says any more what belongs there.
        """,
      who: """
        People who use VoiceOver come back to the field and hear what is in it, not what it is \
        for: "4711, text field". People with a short memory see the same.
        """,
      confirm: [
        "Turn on VoiceOver, move to the field, and type something.",
        "Move away and back. Only what was typed is read, without a name.",
      ],
      swiftUI: """
            TextField("Berth", text: $berth).accessibilityLabel("Berth")

        The title of a `TextField` is its placeholder, not its label.
        """,
      uiKit: """
        Set `accessibilityLabel` of the `UITextField`; `placeholder` does not stay.
        """,
      reactNative: """
        Set `accessibilityLabel` of the `TextInput`; `placeholder` does not stay.
        """,
      bad: FieldWithoutLabel.bad, good: FieldWithoutLabel.good),
    FieldWithoutLabel.violations)
}

/// Fields without a label; the system's own search field has a name.
enum FieldWithoutLabel {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      guard element.traits.contains(.textEntry), element.traits.isDisjoint(with: [.searchField]),
        element.label?.isEmpty ?? true, !isInLabeledContent(index, screen)
      else { return nil }
      let value = element.value?.string ?? ""
      let shown = value.isEmpty ? "The text field" : "The text field that reads \"\(value)\""
      return Violation(
        "\(shown) has no label once something is typed.", at: screen.location(index), element: index,
        subject: value)
    }
  }

  /// LabeledContent's label becomes the name of the field beside it (CVS, text fields).
  private static func isInLabeledContent(_ index: Int, _ screen: AuditedScreen) -> Bool {
    guard let view = screen.view(ofElement: index) else { return false }
    return screen.views.ancestors(of: view).contains { outer in
      let node = screen.views.entries[outer].node
      guard node.name == "LabeledContent" else { return false }
      return node.unlabeled()?.string?.isEmpty == false || !node.views("label").isEmpty
    }
  }
}

extension FieldWithoutLabel {
  static let bad = [
    RuleExample(
      "Only a title",
      """
      struct Form1: View {
        @State private var berth = ""
        var body: some View { TextField("Berth", text: $berth) }
      }
      """),
    RuleExample(
      "An editor",
      """
      struct Log: View {
        @State private var text = "Calm sea"
        var body: some View { VStack { Text("Log"); TextEditor(text: $text) } }
      }
      """),
    RuleExample(
      "UIKit's placeholder",
      """
      { "root": { "children": [
        { "class": "UITextField", "value": "4711", "frame": [0, 0, 300, 44] } ] } }
      """, language: .json),
  ]

  static let good = [
    RuleExample(
      "LabeledContent names its field",
      """
      struct Form1: View {
        @State private var berth = ""
        var body: some View { LabeledContent("Berth") { TextField("", text: $berth) } }
      }
      """),
    RuleExample(
      "With a label",
      """
      struct Form1: View {
        @State private var berth = ""
        var body: some View { TextField("Berth", text: $berth).accessibilityLabel("Berth") }
      }
      """),
    RuleExample(
      "A field that nobody can touch",
      """
      struct Code: View {
        @State private var code = ""
        var body: some View {
          VStack { Text("Enter the code"); TextField("", text: $code).frame(width: 1, height: 1) }
        }
      }
      """),
    RuleExample(
      "The system's search field",
      """
      struct Boats: View {
        @State private var text = ""
        var body: some View {
          NavigationStack { Text("Boats").searchable(text: $text, prompt: "Names of boats") }
        }
      }
      """),
  ]
}
