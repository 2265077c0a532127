import EarshotVocabulary

/// Which traits of children a combination keeps.
enum MergedTraits {
  /// Kept where any child has it.
  static let ofAny: Traits = [
    .button, .link, .selected, .playsSound, .keyboardKey, .summaryElement, .updatesFrequently,
    .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn,
    .supportsZoom, .textEntry, .isEditing, .secureTextField, .textArea, .switchButton, .toggle,
    .popUpButton, .pickerItem, .draggable,
  ]

  /// Kept only where all have it: a heading or an image beside plain text is lost (recorded).
  static let ofAll: Traits = [.staticText, .image, .header, .notEnabled]

  /// What a control takes from its label: the rest is the control's own.
  static let ofAnyInLabel: Traits = [
    .selected, .playsSound, .keyboardKey, .summaryElement, .updatesFrequently,
    .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .toggle, .draggable,
  ]
  static let ofAllInLabel: Traits = [.header, .notEnabled]
}

extension MergePlan {
  func applyTraits(to draft: inout Draft) {
    let counting = zip(parts, children).filter { part, child in
      switch part {
      case .droppedImage: return false
      case .mute: return !child.element.traits.isEmpty
      default: return true
      }
    }.map(\.1)
    guard !counting.isEmpty else { return }
    var traits = traitsOfAny(counting)
    traits.formUnion(traitsOfDroppedImages)
    var shared = purpose == .combine ? MergedTraits.ofAll : MergedTraits.ofAllInLabel
    for child in counting { shared.formIntersection(child.element.traits) }
    traits.formUnion(shared)
    let added = traits.subtracting(draft.element.traits)
    guard !added.isEmpty else { return }
    draft.element.traits.formUnion(added)
    draft.note(.traits, "traits that a combination keeps: \(added.names.joined(separator: ", "))")
  }

  /// Only the name of a picture beside text is lost. What its author says of it belongs to the whole:
  /// a mark that is selected selects its row; a picture that was made a button makes one (Mobile A11y,
  /// "Semantic Views"; Apple: a combination merges the properties of all children).
  private var traitsOfDroppedImages: Traits {
    var said = MergedTraits.ofAnyInLabel
    if purpose == .combine { said.insert(.button) }
    return zip(parts, children).reduce(into: Traits()) { traits, pair in
      guard case .droppedImage = pair.0 else { return }
      traits.formUnion(pair.1.element.traits.subtracting(pair.1.traitsOfSymbol).intersection(said))
    }
  }

  private func traitsOfAny(_ counting: [Draft]) -> Traits {
    guard purpose == .combine else {
      return counting.reduce(into: Traits()) { traits, child in
        traits.formUnion(child.element.traits.intersection(MergedTraits.ofAnyInLabel))
      }
    }
    var traits: Traits = []
    for child in counting {
      var kept = child.element.traits.intersection(MergedTraits.ofAny)
      // 13 to 15: a button becomes an action and leaves no trait (recorded 15.x against 16.2).
      if profile < .ios16, child.role == .button { kept.subtract([.button, .link, .popUpButton]) }
      traits.formUnion(kept)
    }
    // 13: "Mars, Newline, The Red Planet, Button, Image" (heard 2019): image traits went along.
    if profile < .ios15, children.contains(where: { $0.element.traits.contains(.image) }) {
      traits.insert(.image)
      for child in children where child.role != .button {
        traits.formUnion(child.element.traits.intersection(.button))
      }
    }
    return traits
  }
}
