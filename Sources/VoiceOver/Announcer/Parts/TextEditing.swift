import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization
import EarshotVocabulary

extension Composer {
  func hasBegunEditing(since old: AccessibilityElement) -> Bool {
    traits.contains([.textEntry, .isEditing]) && !old.traits.contains(.isEditing)
  }

  /// "To, text field, is editing, insertion point at start": what is heard when a field begins to
  /// be edited (captions, 2022-2024).
  var editingParts: [AnnouncementPart] {
    labelParts + valueParts + roleParts + insertionPointPart.asList
  }

  private var insertionPointPart: AnnouncementPart? {
    guard let entry = element.textEntry else { return nil }
    let key: PhraseKey
    if entry.insertionPoint <= 0 {
      key = .insertionPointAtStart
    } else if entry.insertionPoint >= entry.text.count {
      key = .insertionPointAtEnd
    } else {
      return nil
    }
    return ownWords(.system, words[key], .editing, trait: "isEditing")
  }
}
