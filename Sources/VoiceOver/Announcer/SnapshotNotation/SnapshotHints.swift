import EarshotAccessibilityTree
import EarshotLocalization
import EarshotVocabulary

/// Step 9: the automatic hints, each using what the one before left.
struct SnapshotHints {
  let element: AccessibilityElement
  let phrases: SnapshotPhrases
  /// The element has a hint but neither label nor value.
  let isHintOnly: Bool

  func composed(with hint: String?) -> String? {
    let traits = element.traits
    // A capture's hint may have the system's words in it already.
    guard !traits.contains(.notEnabled), element.systemHint != "none" else { return hint }
    let isSwitch = traits.containsAny(of: [.switchButton, .toggle])
    var hint = hint
    if isSwitch { hint = SnapshotSentence.composed(hint, with: phrases[.switchHint]) }
    if traits.contains(.textEntry) { hint = textEntryHint }
    if traits.contains(.adjustable), !isSwitch, !isHintOnly {
      hint = SnapshotSentence.composed(hint, with: phrases[.adjustableHint])
    }
    return hint
  }

  /// Replaces the author's hint.
  private var textEntryHint: String {
    if element.traits.contains(.isEditing) { return phrases[.editingHint] }
    return phrases[element.traits.contains(.textArea) ? .textAreaHint : .textFieldHint]
  }
}
