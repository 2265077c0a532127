import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// Button and its kin: one stop, labeled by the texts inside in their order (recorded).
enum Buttons {
  @Sendable static func button(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.labelViews, in: place.scope)
    finish(node, place, &walk, role: .button, traits: .button, fallback: titleOfRole(node))
  }

  /// `Button(role: .close) { … }` without a label has the system's (iOS 26, documentation). A
  /// confirming one draws the checkmark of UIKit's "Done" item.
  private static func titleOfRole(_ node: ViewNode) -> PhraseKey? {
    let labels: Set<String?> = [nil, "label", "systemImage", "image", "styledBody"]
    guard !node.arguments.contains(where: { labels.contains($0.label) }) else { return nil }
    switch node.argument("role")?.symbol {
    case "close": return .close
    case "confirm": return .done
    case "cancel": return .cancel
    case "destructive": return .delete
    default: return nil
    }
  }

  /// Link: button and link traits (AX dump; Apple's own Link is said "button, link").
  @Sendable static func link(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.labelViews, in: place.scope)
    finish(node, place, &walk, role: .button, traits: [.button, .link], fallback: nil)
  }

  /// NavigationLink: its label combined; buttons inside become named actions (AX dump).
  @Sendable static func navigationLink(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.labelViews, in: place.scope)
    finish(node, place, &walk, role: .navigationLink, traits: .button, fallback: nil)
    RowSelection.link(node, place, &walk)
  }

  @Sendable static func edit(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let isEditing = node.argument("isEditing")?.bool ?? false
    finish(
      node, place, &walk, role: .button, traits: .button, fallback: isEditing ? .done : .edit)
  }

  @Sendable static func share(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.labelViews, in: place.scope)
    finish(node, place, &walk, role: .button, traits: .button, fallback: .share)
  }

  @Sendable static func paste(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    finish(node, place, &walk, role: .button, traits: .button, fallback: .paste)
  }

  @Sendable static func rename(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    finish(node, place, &walk, role: .button, traits: .button, fallback: .rename)
  }

  @Sendable static func signIn(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    finish(node, place, &walk, role: .button, traits: .button, fallback: .signInWithApple)
  }

  /// Menu: a pop up button; what is in it is shown once it is open.
  @Sendable static func menu(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.labelViews, in: place.scope)
    let isTitle = node.argument("isTitle")?.bool ?? false
    finish(
      node, place, &walk, role: .button, traits: isTitle ? .button : [.button, .popUpButton], fallback: nil,
      hint: isTitle ? nil : .hintPicker)
    for child in node.children { walk.hide(child, as: .closedMenu) }
  }

  @inline(never)
  private static func finish(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, role: Role, traits: Traits,
    fallback: PhraseKey?, hint: PhraseKey? = nil
  ) {
    var draft = walk.makeDraft(for: node, place, role: role, traits: traits)
    walk.fillLabel(&draft, node, place)
    if !draft.hasLabel, let fallback {
      draft.element.label = SpokenText(walk.words[fallback])
      draft.note(.label, "the system's own title", source: node.source)
    }
    if node.argument("selected")?.bool == true {
      draft.element.traits.insert(.selected)
      draft.note(.traits, "it is ticked", source: node.source)
    }
    draft.element.isMenu = traits.contains(.popUpButton) && walk.profile >= .ios17
    if node.argument("isTitle")?.bool ?? false {
      // The bar's own name for it (recorded, iOS 27, the title of the Files picker).
      draft.labelSuffix = walk.words[.actionsMenu]
    }
    let commands = DefaultCommands.of(node, walk.interface) ?? []
    draft.setDefault(commands, node, place, "what the \(node.name) does")
    draft.element.systemHint = hint?.rawValue
    if node.name == "Menu", node.argument("primaryAction") != nil, !place.scope.isDisabled {
      draft.element.longPress = .interface(.present(node.identity))
    }
    walk.push(draft)
  }
}
