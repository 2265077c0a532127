import EarshotAccessibilityTree
import EarshotOtherTechnologies
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let unsayableName = AuditRule(
    RuleDocumentation(
      id: "unsayable-name", title: "Name that can't be said", severity: .warning,
      criteria: [.labelInName, .nameRoleValue],
      what: """
        The name by which Voice Control knows a control has no word in it, or is so long that \
        nobody says it.
        """,
      who: """
        People who use Voice Control have to fall back on numbers.
        """,
      confirm: [
        "Turn on Voice Control and say \"Show names\".",
        "The name at the control has no words, or is a whole paragraph.",
      ],
      swiftUI: """
            .accessibilityInputLabels(["Like", "Favourite"])

        The first is shown, all are understood. Short words that people would think of come \
        first.
        """,
      uiKit: """
        Set `accessibilityUserInputLabels`.
        """,
      reactNative: """
        React Native has no property for it: keep `accessibilityLabel` short.
        """,
      bad: UnsayableName.bad, good: UnsayableName.good),
    UnsayableName.violations)
}

/// Names without a letter or digit, input labels of more words than anybody says.
enum UnsayableName {
  private static let mostWords = 8

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      guard element.canBeUsed, element.traits.isDisjoint(with: [.textEntry, .searchField]),
        let name = element.shownName, let fault = fault(name, element)
      else { return nil }
      let property: PropertyOrigin.Property = element.inputLabels.isEmpty ? .label : .inputLabels
      return Violation(
        "Voice Control's name of the \(screen.kind(of: index)), \"\(name)\", \(fault).",
        at: screen.origin(property, of: index)?.source ?? screen.location(index), element: index,
        subject: name)
    }
  }

  private static func fault(_ name: String, _ element: AccessibilityElement) -> String? {
    if !name.contains(where: { $0.isLetter || $0.isNumber }) {
      // What has a spoken name is said by it: a plus sign is "plus".
      if element.inputLabels.isEmpty, name.contains(where: hasSpokenName) { return nil }
      return "has no word in it"
    }
    if !element.inputLabels.isEmpty, KnownText.words(name).count > mostWords {
      return "is too long to say"
    }
    return nil
  }
}

extension UnsayableName {
  private static func hasSpokenName(_ character: Character) -> Bool {
    "+-=%&@#*".contains(character)
      || character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }
}

extension UnsayableName {
  static let bad = [
    RuleExample(
      "A picture as a name",
      """
      struct Like: View {
        var body: some View {
          Button("Like") { print("liked") }.accessibilityInputLabels(["👍"])
        }
      }
      """),
    RuleExample(
      "A sign as a label",
      """
      struct More: View {
        var body: some View { Button("…") { print("more") } }
      }
      """),
    RuleExample(
      "A paragraph as an input label",
      """
      struct Like: View {
        var body: some View {
          Button("Like") { print("liked") }
            .accessibilityInputLabels(["Tell everybody who looks at this photo of the harbour that you like it very much"])
        }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "Words",
      """
      struct Like: View {
        var body: some View {
          Button("👍") { print("liked") }.accessibilityLabel("Like").accessibilityInputLabels(["Like", "Thumb up"])
        }
      }
      """),
    RuleExample(
      "A number is a word",
      """
      struct Key: View {
        var body: some View { Button("7") { print("7") } }
      }
      """),
  ]
}
