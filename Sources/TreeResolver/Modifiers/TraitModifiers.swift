import EarshotViewTree
import EarshotVocabulary

/// `accessibilityAddTraits` and `accessibilityRemoveTraits`: union and difference.
enum TraitModifiers {
  /// SwiftUI's names (spec swiftui.md 1.2).
  static let byName: [String: Traits] = [
    "isButton": .button, "isHeader": .header, "isSelected": .selected, "isLink": .link,
    "isSearchField": .searchField, "isImage": .image, "isToggle": .toggle, "isTabBar": .tabBar,
    "isModal": .modal, "isStaticText": .staticText, "isKeyboardKey": .keyboardKey,
    "playsSound": .playsSound, "startsMediaSession": .startsMediaSession,
    "updatesFrequently": .updatesFrequently, "causesPageTurn": .causesPageTurn,
    "isSummaryElement": .summaryElement, "allowsDirectInteraction": .allowsDirectInteraction,
  ]

  static func traits(_ modifier: Modifier) -> Traits {
    (modifier.unlabeled()?.symbols ?? []).reduce(into: Traits()) { traits, name in
      traits.formUnion(byName[name] ?? [])
    }
  }

  @Sendable static func add(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let traits = traits(modifier)
    guard !traits.isEmpty else { return }
    walk.give(
      node, place,
      element: { draft in
        draft.element.traits.formUnion(traits)
        if traits.contains(.modal) { draft.isModal = true }
        draft.note(.traits, "added by the author", modifier)
      },
      container: { cluster in
        if traits.contains(.modal) { cluster.isModal = true }
        if traits.contains(.tabBar) {
          cluster.isTabBar = true
          cluster.container.kind = .tabBar
        }
      })
  }

  @Sendable static func remove(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let traits = traits(modifier)
    guard !traits.isEmpty else { return }
    let profile = walk.profile
    walk.give(
      node, place, creating: false,
      element: { draft in
        var removed = traits
        // To iOS 15 a Button keeps its trait (recorded 15.x against 16.2).
        if profile < .ios16, draft.role == .button { removed.subtract(.button) }
        draft.element.traits.subtract(removed)
        if removed.contains(.modal) { draft.isModal = false }
        draft.note(.traits, "removed by the author", modifier)
      },
      container: { cluster in
        if traits.contains(.modal) { cluster.isModal = false }
        if traits.contains(.tabBar) { cluster.isTabBar = false }
      })
  }
}
