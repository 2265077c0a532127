import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization
import EarshotVocabulary

extension Announcer {
  /// What is spoken when the focused element has become another one by an activation or by
  /// itself; empty: nothing (settled, "After an action"; spec voiceover.md d).
  ///
  /// | what happened | what is said | seen |
  /// |---|---|---|
  /// | a field began to be edited | label, value, role, "is editing", insertion point | captions 2022-2024 |
  /// | `playsSound` or `startsMediaSession`, activated | nothing | D365-45, D365-46 |
  /// | a switch changed | the state alone: "on" | Apple 2024 |
  /// | it became selected | "Selected", label, position; no role | Apple 2016, 2022, 2025 |
  /// | the label changed | the new label | D365-89 |
  /// | the value changed | the new value | recordings of sliders and pickers |
  /// | it was expanded or collapsed | the state alone | settled |
  /// | activated, and nothing of this | label and value, no role, no hint | Apple 2021, 2023, 2025 |
  /// | dimmed and activated | nothing | spec d |
  public func changes(
    from old: AccessibilityElement, to new: AccessibilityElement, activated: Bool
  ) -> Announcement {
    let composer = Composer(element: new, announcer: self)
    if composer.hasBegunEditing(since: old) { return Announcement(composer.editingParts) }
    if activated, old.traits.containsAny(of: [.playsSound, .startsMediaSession]) {
      return Announcement()
    }
    let change = ElementChange(from: old, to: new)
    if change.isNone {
      guard activated, !new.traits.contains(.notEnabled) else { return Announcement() }
      return Announcement(composer.echoParts)
    }
    return Announcement(composer.parts(changed: change))
  }

  /// The value alone, as after an adjustment that changed nothing: "100%".
  public func value(of element: AccessibilityElement) -> Announcement {
    let composer = Composer(element: element, announcer: self)
    return Announcement(composer.isSwitch ? composer.switchStateParts : composer.valueParts)
  }
}

/// What of an element that is spoken has changed.
private struct ElementChange {
  let label: Bool
  let value: Bool
  let changingValue: Bool
  let expansion: Bool
  let becameSelected: Bool

  init(from old: AccessibilityElement, to new: AccessibilityElement) {
    label = (old.label?.string ?? "") != (new.label?.string ?? "")
    value = (old.value?.string ?? "") != (new.value?.string ?? "")
    changingValue = old.changingValue?.string != new.changingValue?.string
    expansion = old.isExpanded != new.isExpanded && new.isExpanded != nil
    becameSelected = new.traits.contains(.selected) && !old.traits.contains(.selected)
  }

  var isNone: Bool { !label && !value && !changingValue && !expansion && !becameSelected }
}

extension Composer {
  /// Label and value without role and hint; of a switch its state.
  fileprivate var echoParts: [AnnouncementPart] {
    let state = switchStateParts
    return (state.isEmpty ? labelParts + valueParts : state).map { part($0, because: .echo) }
  }

  fileprivate func parts(changed change: ElementChange) -> [AnnouncementPart] {
    var parts: [AnnouncementPart] = []
    if change.becameSelected { parts += selectedPart.asList }
    if change.label || change.becameSelected { parts += labelParts }
    if change.value || change.becameSelected {
      parts += valueParts
      if change.value { parts += switchStateParts }
    }
    // A label that counts along has said the number already.
    if change.changingValue, !change.label, let value = element.changingValue, !value.isEmpty {
      parts += appText(.value, value, .change, of: .value)
    }
    if change.expansion { parts += expansionPart.asList }
    if change.becameSelected { parts += positionPart.asList }
    return parts.map { part($0, because: .change) }
  }

  /// The part with the reason for its being said now; what it is from stays.
  fileprivate func part(
    _ part: AnnouncementPart, because rule: AnnouncementRule
  ) -> AnnouncementPart {
    var part = part
    part.cause?.rule = rule.sentence
    part.cause?.evidence = rule.evidence
    return part
  }
}
