import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

extension Composer {
  /// The label; of an element that has neither label nor value, its hint.
  ///
  /// A back button whose label is the word "Back" does not say it twice.
  var labelParts: [AnnouncementPart] {
    if isHintPromoted, let hint = element.hint {
      return appText(.label, hint, .hintAsLabel, of: .hint)
    }
    guard let label = element.label, !label.isEmpty, !isLabelBackWord else { return [] }
    return appText(.label, label, .label, of: .label).map { part in
      var part = part
      if isMarkedByPitch { part.pitch = min(1, part.pitch + Composer.raisedPitch) }
      return part
    }
  }

  /// How much the voice goes up where a setting marks something by pitch; assumed.
  static let raisedPitch = 0.3

  /// Whether the settings mark by the voice what the element has besides its words.
  private var isMarkedByPitch: Bool {
    (settings.actions == .pitch && element.actions.contains { !$0.name.isEmpty })
      || (settings.moreContent == .pitch && !element.customContent.isEmpty)
      || (settings.embeddedLinks == .pitch && !element.links.isEmpty)
  }

  /// The value right after the label; a switch speaks its value as a state after the role, a
  /// spinner's raw value is no speech (recorded, iOS 18.5: the tree says "1").
  var valueParts: [AnnouncementPart] {
    guard !isSwitch, !element.isIndeterminate, let value = element.value, !value.isEmpty else { return [] }
    return appText(.value, value, .value, of: .value)
  }

  /// Whether the hint stands in for the label, and is then not said again (reference images).
  var isHintPromoted: Bool {
    guard let hint = element.hint, !hint.isEmpty else { return false }
    let hasLabel = !(element.label?.isEmpty ?? true)
    let hasValue = !(element.value?.isEmpty ?? true)
    return !hasLabel && !hasValue && !traits.contains(.selected)
  }

  private var isLabelBackWord: Bool {
    traits.contains(.backButton)
      && element.label?.string.lowercased() == words[.back].lowercased()
  }
}
