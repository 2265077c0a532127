import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// Picker, by its style and the profile.
enum Pickers {
  @Sendable static func picker(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    switch style(place.scope, walk.profile) {
    case "segmented": PickerRows.segments(node, place, &walk)
    case "wheel": PickerRows.wheel(node, place, &walk)
    case "inline", "palette": PickerRows.inline(node, place, &walk)
    case "navigationLink": menu(node, place, &walk, isLink: true)
    default: menu(node, place, &walk, isLink: false)
    }
  }

  /// The default was a wheel, in a Form a link, on iOS 13; a menu from 15, in a Form from 16.
  private static func style(_ scope: Scope, _ profile: Profile) -> String {
    if let named = scope.pickerStyle, named != "automatic", named != "default" { return named }
    if profile < .ios15 { return scope.listing == .none ? "wheel" : "navigationLink" }
    if profile < .ios16, scope.listing != .none { return "navigationLink" }
    return "menu"
  }

  private static func menu(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, isLink: Bool
  ) {
    walk.resolve(node.views("label"), in: place.scope)
    finishMenu(node, place, &walk, isLink: isLink)
  }

  /// One button with title and selection: "Title, Second Option" (XCUITest label, iOS 16 and 26).
  @inline(never)
  private static func finishMenu(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, isLink: Bool
  ) {
    var draft = walk.makeDraft(
      for: node, place, role: .button, traits: isLink ? .button : [.button, .popUpButton])
    walk.fillLabel(&draft, node, place)
    let rows = PickerRows.of(node, walk.interface)
    let chosen = rows.first(where: \.isSelected)?.node
    // What the app shows in the place of the selection (iOS 18+).
    let current = walk.text(of: node.views("currentValueLabel"), place, as: .valueOfControl)
    let selection =
      current ?? chosen.flatMap { walk.label(of: $0, place) }
      ?? node.unknownWords(of: "selection").map { SpokenText($0) }
    for row in rows where row.node.identity != chosen?.identity {
      walk.hide(row.node, as: .closedMenu)
    }
    if !isLink { draft.element.systemHint = PhraseKey.hintPicker.rawValue }
    let isPushed = isLink && place.scope.isInStack
    draft.setDefault(
      [.interface(isPushed ? .push(node.identity) : .present(node.identity))], node, place,
      "a double tap opens the choices")
    // 15.x: two elements, the button with the selection and the title as text (AX dump).
    if walk.profile < .ios16, !isLink, draft.hasLabel {
      var title = draft
      draft.element.label = selection
      draft.labelIsAuthored = true
      walk.push(draft)
      title.role = .text
      title.become("label", of: node, in: walk)
      title.element.traits = title.element.traits.subtracting([.button, .popUpButton])
        .union(.staticText)
      title.element.defaultAction = nil
      title.element.systemHint = nil
      walk.push(title)
      return
    }
    draft.selection = selection
    walk.push(draft)
  }
}

extension Walk {
  /// What a row says, as one text.
  mutating func label(of row: ViewNode, _ place: Place) -> SpokenText? {
    text(of: [row], place, as: .valueOfControl)
  }
}
