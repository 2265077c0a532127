import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Text typed into the field that is being edited, at its insertion point; "⌫" deletes the
/// character before it.
///
/// What is typed is spoken once, as typed; a secure field says bullets. No source says how a
/// device cuts it into utterances.
extension NavigatorState {
  mutating func type(_ text: String, _ hearing: inout Hearing) {
    guard let field = editedField, let entry = field.textEntry,
      text.unicodeScalars.count <= tree.environment.bounds.textLength
    else {
      hearing.fail(
        editedField == nil
          ? "no text field is being edited; double-tap one first"
          : "the text is longer than \(tree.environment.bounds.textLength) characters")
      return
    }
    let point = min(max(0, entry.insertionPoint), entry.text.count)
    var typing = Typing(before: String(entry.text.prefix(point)))
    for character in text { typing.press(character) }
    let whole = typing.before + entry.text.dropFirst(point)
    let edit = Command.edit(entry.setter, field.identity, text: whole)
    guard carryOut([edit], as: .quiet, &hearing) else { return }
    sayDeleted(typing.deleted, in: field, &hearing)
    guard settings.typingFeedback != .none, !typing.typed.isEmpty else { return }
    hearing.say(echo(of: typing.typed, in: field), as: .echo)
  }

  /// What was deleted, in the order it went; by default in a lower voice (setting
  /// `deleting-text`).
  private func sayDeleted(
    _ deleted: String, in field: AccessibilityElement, _ hearing: inout Hearing
  ) {
    guard !deleted.isEmpty, settings.deletingText == .speak || settings.deletingText == .pitch
    else { return }
    var announcement = echo(of: deleted, in: field)
    if settings.deletingText == .pitch, settings.pitchChange {
      for index in announcement.parts.indices {
        announcement.parts[index].pitch = -Composer.raisedPitch
      }
    }
    hearing.say(announcement, as: .echo)
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

/// Keys pressed one after the other, before the insertion point.
private struct Typing {
  /// The text before the insertion point.
  var before: String
  private(set) var typed = ""
  /// What was there before and is gone, in the order it went.
  private(set) var deleted = ""

  init(before: String) { self.before = before }

  mutating func press(_ key: Character) {
    guard key == "⌫" || key == "\u{8}" || key == "\u{7f}" else {
      before.append(key)
      typed.append(key)
      return
    }
    guard let last = before.popLast() else { return }
    if typed.isEmpty { deleted.append(last) } else { typed.removeLast() }
  }
}
