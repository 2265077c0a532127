import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization
import EarshotVocabulary

extension Composer {
  /// The author's hint, unless it already stands for the label.
  var hintParts: [AnnouncementPart] {
    guard settings.hints, !isHintPromoted, let hint = element.hint, !hint.isEmpty else {
      return []
    }
    if settings.textFieldHint == .system, isEditable { return [] }
    return appText(.hint, hint, .hint, of: .hint, setting: "hints=on")
  }

  /// The system's hints for the control, after the author's.
  var systemHintParts: [AnnouncementPart] {
    guard settings.hints else { return [] }
    return systemHintKeys.map { key in
      let isPlainButton = key == .hintActivate && element.systemHint == nil
      return ownWords(
        .hint, words[key], isPlainButton ? .buttonHint : .systemHint,
        setting: isPlainButton ? "button-hint=on" : "hints=on")
    }
  }

  /// A dimmed control has none (reference images).
  private var systemHintKeys: [PhraseKey] {
    guard !traits.contains(.notEnabled) else { return [] }
    if let named = element.systemHint, let keys = Composer.hintKeys(named: named) { return keys }
    return hintKeysByTraits
  }

  private var hintKeysByTraits: [PhraseKey] {
    var keys: [PhraseKey] = []
    if isSwitch { keys.append(.hintToggle) }
    if traits.contains(.textEntry) {
      let isEditing = traits.contains(.isEditing)
      if !isEditing { keys.append(.hintEdit) }
      if isEditing || traits.contains(.textArea) { keys.append(.hintMisspelledWords) }
    }
    if traits.contains(.popUpButton) { keys.append(.hintPicker) }
    if traits.contains(.adjustable), !isSwitch, !isHintPromoted { keys.append(.hintAdjust) }
    if let isExpanded = element.isExpanded { keys.append(isExpanded ? .hintCollapse : .hintExpand) }
    if keys.isEmpty, settings.buttonHint, saysButton { keys.append(.hintActivate) }
    return keys
  }

  private var isEditable: Bool {
    traits.contains(.textEntry) && !traits.contains(.notEnabled)
  }

  /// The hints that a resolver asks for by a key of the table, with or without the word "hint":
  /// `hintPicker`, `picker`; `none` asks for silence. nil: no such hint, the traits decide.
  private static func hintKeys(named name: String) -> [PhraseKey]? {
    if name.isEmpty || name == "none" { return [] }
    let key = PhraseKey(rawValue: name) ?? PhraseKey(rawValue: "hint" + capitalized(name))
    return key.flatMap { $0.rawValue.hasPrefix("hint") ? [$0] : nil }
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
