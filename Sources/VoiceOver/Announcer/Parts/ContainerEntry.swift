import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Which containers a move enters.
enum ContainerEntry {
  /// The containers of the element that the previous one is not in, outermost first.
  static func containers(
    enteredAt index: Int, in tree: AccessibilityTree, from previous: Int?
  ) -> [AccessibilityContainer] {
    let own = tree.elements[index].containers
    guard !own.isEmpty else { return [] }
    let left: Set<Int> =
      previous.flatMap { tree.elements.indices.contains($0) ? tree.elements[$0] : nil }
      .map { Set($0.containers) } ?? []
    return own.compactMap { container in
      guard !left.contains(container), tree.containers.indices.contains(container) else {
        return nil
      }
      return tree.containers[container]
    }
  }
}

extension Composer {
  /// "Mini Player", "Tab bar", "Alert": spoken before the element, outermost first
  /// (spec voiceover.md c.3). A bar or an alert says what it is, other groups their label.
  var containerParts: [AnnouncementPart] {
    guard settings.containerDescriptions else { return [] }
    return entering.flatMap { container in
      switch container.kind {
      case .tabBar where profile >= .ios15: named(container, else: words[.tabBar], .tabBar)
      case .toolbar: named(container, else: words[.toolbar], .toolbar)
      case .alert: alertParts(container)
      case .menu: [AnnouncementPart]()
      default: named(container, else: nil, .container)
      }
    }
  }

  private func named(
    _ container: AccessibilityContainer, else word: String?, _ rule: AnnouncementRule
  ) -> [AnnouncementPart] {
    let texts = [container.label, container.value].compactMap { $0 }.filter { !$0.isEmpty }
    guard texts.isEmpty else {
      return texts.map { announcer.appText(.container, $0, cause: cause(container, rule)) }
    }
    return word.map { [announcer.ownWords(.container, $0, cause: cause(container, rule))] } ?? []
  }

  /// "Alert", then the alert's name where its first element does not say it anyway.
  private func alertParts(_ container: AccessibilityContainer) -> [AnnouncementPart] {
    let word = announcer.ownWords(
      .container, words[.alert], cause: cause(container, .alert))
    guard let label = container.label, !label.isEmpty, label.string != element.label?.string
    else { return [word] }
    return [word, announcer.appText(.container, label, cause: cause(container, .container))]
  }

  private func cause(_ container: AccessibilityContainer, _ rule: AnnouncementRule) -> Cause {
    Cause(
      rule: rule.sentence, setting: "container-descriptions=on", source: container.source,
      evidence: rule.evidence)
  }
}
