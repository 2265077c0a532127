import EarshotAccessibilityTree
import EarshotVocabulary

/// Which elements Voice Control, Full Keyboard Access and Switch Control stop at: those that can
/// be used (spec voiceover.md e; Apple, `accessibilityRespondsToUserInteraction`).
///
/// VoiceOver stops at texts too; these three pass over them, and over what is dimmed.
extension AccessibilityElement {
  /// Whether the element can be used: the author says so, else its traits and actions do.
  public var canBeUsed: Bool {
    guard !traits.contains(.notEnabled) else { return false }
    if let respondsToUserInteraction { return respondsToUserInteraction }
    return traits.containsAny(of: .interactive) || defaultAction != nil || !actions.isEmpty
      || increment != nil || decrement != nil || longPress != nil
  }

  /// Whether the element has a list of actions to choose from.
  public var offersActions: Bool { !actions.isEmpty }
}

extension Traits {
  /// Traits of what is used, not only read. A link inside a text is none: it belongs to a text.
  static let interactive: Traits = [
    .button, .link, .adjustable, .textEntry, .searchField, .keyboardKey, .switchButton, .toggle,
    .popUpButton, .backButton, .tabBarItem, .pickerItem, .allowsDirectInteraction,
  ]
}

extension AccessibilityTree {
  /// The indices of the elements that can be used, in the order of right swipes.
  public var usableElements: [Int] { elements.indices.filter { elements[$0].canBeUsed } }
}

extension AccessibilityElement {
  /// The name by which it is shown and called: the first input label, else the label, else what
  /// a field holds; nil where it has none and only a number leads to it.
  public var shownName: String? {
    let label = label?.string
    let value = traits.containsAny(of: [.textEntry, .searchField]) ? value?.string : nil
    return [inputLabels.first, label, value].lazy
      .compactMap { $0.map(AccessibilityElement.withoutBlanks) }.first { !$0.isEmpty }
  }

  private static func withoutBlanks(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
