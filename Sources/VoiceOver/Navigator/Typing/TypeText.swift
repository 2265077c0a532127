import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Text typed into the field that is being edited, at its insertion point.
///
/// What is typed is spoken once, as typed; a secure field says bullets. No source says how a
/// device cuts it into utterances.
extension NavigatorState {
  mutating func type(_ text: String, _ hearing: inout Hearing) {
    guard let field = editedField, let entry = field.textEntry,
      text.unicodeScalars.count <= tree.environment.bounds.textLength
    else {
      hearing.play(.actionFailed)
      return
    }
    let point = min(max(0, entry.insertionPoint), entry.text.count)
    let whole = entry.text.prefix(point) + text + entry.text.dropFirst(point)
    let edit = Command.edit(entry.setter, field.identity, text: String(whole))
    guard carryOut([edit], as: .quiet, &hearing) else { return }
    guard settings.typingFeedback != .none else { return }
    hearing.say(echo(of: text, in: field), as: .echo)
  }

  /// The focused field, else whichever is being edited.
  private var editedField: AccessibilityElement? {
    if let focused, focused.traits.contains(.isEditing) { return focused }
    return tree.elements.first { $0.traits.contains(.isEditing) }
  }

  private func echo(of text: String, in field: AccessibilityElement) -> Announcement {
    let cause = Cause(rule: "typed text is spoken")
    guard field.traits.contains(.secureTextField) else {
      var part = announcer.appText(.text, text, language: field.language, cause: cause)
      if settings.typingFeedback == .characters {
        part.spoken = text.map { announcer.character($0, language: field.language) }
          .joined(separator: " ")
      }
      return Announcement([part])
    }
    let bullet = announcer.character("•")
    return Announcement([
      AnnouncementPart(
        .text, String(repeating: "•", count: text.count),
        spoken: Array(repeating: bullet, count: text.count).joined(separator: " "), cause: cause)
    ])
  }
}
