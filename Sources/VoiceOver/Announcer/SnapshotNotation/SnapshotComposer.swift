import EarshotAccessibilityTree
import EarshotLocalization
import EarshotVocabulary

/// The library's decision sequence, step by step and to the letter, its quirks included
/// (spec announcements.md, section 2).
struct SnapshotComposer {
  let element: AccessibilityElement
  let profile: Profile
  let phrases: SnapshotPhrases

  private var traits: Traits { element.traits }

  func description() -> SnapshotDescription {
    var text = labelUnlessBackWord
    var hint = present(element.hint)
    if let cell { text = SnapshotTableCell(cell, phrases: phrases).text(around: text) }
    appendValue(to: &text)
    if traits.contains(.selected) { text = phrases.selected(text) }
    let words = SnapshotTraitWords(element: element, profile: profile, phrases: phrases).words
    let isHintOnly = present(element.label) == nil && present(element.value) == nil
    if text.isEmpty {
      text = hint ?? ""
      hint = nil
    }
    if !words.isEmpty {
      let joined = words.joined(separator: " ")
      text = text.isEmpty ? joined : SnapshotSentence.ended(text) + " " + joined
    }
    text = placed(text)
    let automatic = SnapshotHints(
      element: element, phrases: phrases,
      isHintOnly: isHintOnly && present(element.hint) != nil)
    return SnapshotDescription(description: text, hint: automatic.composed(with: hint))
  }

  /// An empty text counts as none.
  private func present(_ text: SpokenText?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    return text.string
  }

  /// Step 1: a back button called "Back" is not called so twice.
  private var labelUnlessBackWord: String {
    let label = present(element.label) ?? ""
    let isBackWord =
      traits.contains(.backButton) && label.lowercased() == phrases[.backWord].lowercased()
    return isBackWord ? "" : label
  }

  private var cell: DataTableCell? {
    guard case .dataTableCell(let cell) = element.context else { return nil }
    return cell
  }

  /// Step 3: a switch keeps its value for the trait words.
  private func appendValue(to text: inout String) {
    guard !traits.containsAny(of: [.switchButton, .toggle]), let value = present(element.value)
    else { return }
    if text.isEmpty {
      text = value
    } else if cell != nil {
      text += " " + value
    } else {
      text += ": " + value
    }
  }

  /// Step 8: the words of the container go last.
  private func placed(_ text: String) -> String {
    switch element.context {
    case .series(let index, let count), .tab(let index, let count), .tabBarItem(let index, let count):
      phrases.series(text, position: index &+ 1, count: count)
    case .listStart: SnapshotSentence.ended(text) + " " + phrases[.listStart]
    case .listEnd: SnapshotSentence.ended(text) + " " + phrases[.listEnd]
    case .landmarkStart: SnapshotSentence.ended(text) + " " + phrases[.landmark]
    case .landmarkEnd: SnapshotSentence.ended(text) + " " + phrases[.landmarkEnd]
    case .dataTableCell, nil: text
    }
  }
}

enum SnapshotSentence {
  /// The text with a period at its end. "?", "!" and ":" don't count as one.
  static func ended(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  /// Two hints as one: the first without its period, then ". " and the second.
  static func composed(_ first: String?, with second: String) -> String {
    guard let first else { return second }
    return (first.hasSuffix(".") ? String(first.dropLast()) : first) + ". " + second
  }
}
