import EarshotAccessibilityTree
import EarshotAnnouncements

/// Characters, Words and Lines: the next or previous unit of the element's text, alone.
extension NavigatorState {
  /// The text that the units are units of: a field's text, else the label, else the value.
  var textOfFocus: String {
    guard let element = focused else { return "" }
    if let entry = element.textEntry, !entry.text.isEmpty,
      !element.traits.contains(.secureTextField)
    {
      return entry.text
    }
    if let label = element.label, !label.isEmpty { return label.string }
    return element.value?.string ?? ""
  }

  mutating func readUnit(_ unit: TextUnit, _ step: Step, _ hearing: inout Hearing) {
    let units = unit.units(of: textOfFocus)
    guard !units.isEmpty else {
      hearing.play(.boundary)
      return
    }
    // The first swipe reads the first unit (recorded, iOS 14: Lines).
    let here = place.unit.flatMap { $0.kind == unit ? $0.index : nil }
    let start = unitsBeforeInsertionPoint(unit)
    let next = here.map { $0 + step.rawValue } ?? (step == .forward ? start : start - 1)
    let reached = min(max(next, 0), units.count - 1)
    place.unit = (unit, reached)
    if reached != next {
      hearing.play(.boundary)
      if settings.boundary == .sound { return }
    }
    hearing.say(announcement(of: units[reached], unit), as: .words)
  }

  /// While a field is edited its units are read from the insertion point.
  private func unitsBeforeInsertionPoint(_ unit: TextUnit) -> Int {
    guard let focused, focused.traits.contains(.isEditing), let entry = focused.textEntry else {
      return 0
    }
    return unit.units(of: String(entry.text.prefix(max(0, entry.insertionPoint)))).count
  }

  private func announcement(of text: String, _ unit: TextUnit) -> Announcement {
    let cause = Cause(rule: "one of the element's \(unit)", source: focused?.source)
    guard unit == .characters, let character = text.first else {
      return Announcement([
        announcer.appText(.text, text, language: focused?.language, cause: cause)
      ])
    }
    return Announcement([part(of: character, cause)])
  }

  /// A character is shown as it is written (settled, "Announcement text") and pronounced by its
  /// name: "Cap A" (accessibilityupto11, day 104). A blank shows by its name, else a caption
  /// would not show it.
  private func part(of character: Character, _ cause: Cause) -> AnnouncementPart {
    let shown: String
    if character.isNewline {
      shown = words[.newline]
    } else {
      shown = character.isWhitespace ? words[.space] : String(character)
    }
    let name = announcer.character(
      character.isWhitespace && !character.isNewline ? " " : character,
      language: focused?.language)
    var part = AnnouncementPart(
      .text, shown, spoken: name == shown ? nil : name, language: focused?.language, cause: cause)
    if settings.capitalLetters == .pitch, settings.pitchChange, character.isUppercase {
      part.pitch = Composer.raisedPitch
    }
    return part
  }
}
