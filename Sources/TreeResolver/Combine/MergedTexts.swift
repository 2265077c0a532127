import EarshotAccessibilityTree
import EarshotVocabulary

extension MergePlan {
  /// Gives the draft everything that the children have.
  func apply(to draft: inout Draft) {
    applyTexts(to: &draft)
    applyTraits(to: &draft)
    applyActions(to: &draft)
    applyContent(to: &draft)
  }

  private func applyTexts(to draft: inout Draft) {
    let saying = zip(parts, children).filter { part, _ in
      switch part {
      case .said, .labellingButton: true
      default: false
      }
    }.map(\.1)
    let labels = zip(parts, children).compactMap(labelPart).filter { !$0.isEmpty }
    if !labels.isEmpty {
      draft.element.label = SpokenText.joined(labels, separator: separator)
      draft.labelIsAuthored = saying.contains { !$0.isUnlabeledImage }
      draft.note(.label, labelRule(labels.count), source: saying.first?.element.source)
    }
    // A picture beside text loses its name, not the value and the hint that its author gave it.
    let spoken = zip(parts, children).filter { part, child in
      switch part {
      case .said, .labellingButton: child.role != .button || purpose == .style
      case .droppedImage: true
      default: false
      }
    }.map(\.1)
    // A spinner's raw value is no speech (recorded, iOS 18.5: the tree says "1").
    let values = spoken.filter { !$0.element.isIndeterminate }.compactMap(\.element.value)
      .filter { !$0.isEmpty }
    if !values.isEmpty, purpose != .style {
      draft.element.value = SpokenText.joined(values, separator: separator)
      draft.note(.value, "the values inside, joined")
    }
    let hints = spoken.compactMap(\.element.hint).filter { !$0.isEmpty }
    if !hints.isEmpty {
      draft.element.hint = SpokenText.joined(hints, separator: separator)
      draft.note(.hint, "the hints inside, joined")
    }
  }

  /// What a child gives to the label. A menu picker that becomes the default action loses its title, as
  /// other buttons do, but says what is selected (assumed: the selection is no title).
  private func labelPart(_ part: Part, _ child: Draft) -> SpokenText? {
    switch part {
    case .said, .labellingButton: child.wholeLabel
    case .defaultButton: child.selection
    default: nil
    }
  }

  private func labelRule(_ count: Int) -> String {
    if parts.contains(where: { if case .labellingButton = $0 { true } else { false } }) {
      return "no text but the buttons': the first button's texts are the label"
    }
    return count == 1 ? "the text inside" : "the labels inside, joined by \"\(separatorInWords)\""
  }

  private var separatorInWords: String { separator == "\n" ? "\\n" : separator }

  /// Content, rotors and links go along; the same key replaces.
  private func applyContent(to draft: inout Draft) {
    for child in children {
      for (key, content) in zip(child.contentKeys, child.element.customContent) {
        draft.setContent(content, key: key)
      }
      draft.element.rotors += child.element.rotors
      draft.element.links += child.element.links
      draft.ids += child.ids
      if child.focusRequest { draft.focusRequest = true }
    }
    let languages = Set(children.map(\.element.language))
    if languages.count == 1, let language = languages.first { draft.element.language = language }
  }
}

extension Draft {
  /// A later item with the same key takes the place of the earlier one (spec voiceover.md b).
  mutating func setContent(_ content: CustomContent, key: String) {
    if let index = contentKeys.firstIndex(of: key) {
      element.customContent[index] = content
    } else {
      contentKeys.append(key)
      element.customContent.append(content)
    }
  }

  mutating func removeContent(key: String) {
    guard let index = contentKeys.firstIndex(of: key) else { return }
    contentKeys.remove(at: index)
    element.customContent.remove(at: index)
  }
}
