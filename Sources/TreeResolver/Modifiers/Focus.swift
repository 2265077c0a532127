import EarshotViewTree
import EarshotVocabulary

/// `accessibilityFocused`, `accessibilityDefaultFocus`.
enum Focus {
  /// The element that an `AccessibilityFocusState` asks for now.
  @Sendable static func focused(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let state = modifier.unlabeled(),
      let first = walk.elements(of: walk.output[place.mark.output...]).first
    else { return }
    let value = modifier.argument("equals")
    if let value {
      walk.drafts[first].focusValue = value.plain
      if !state.current.isNone, SameValue.same(state, value) { walk.drafts[first].focusRequest = true }
    } else {
      walk.drafts[first].focusValue = .bool(true)
      if state.bool == true { walk.drafts[first].focusRequest = true }
    }
  }

  /// The element that gets focus when the screen appears (iOS 26+, documented).
  @Sendable static func defaultFocus(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard walk.profile >= .ios26, let wanted = modifier.unlabeled(1)?.plain else { return }
    let inside = walk.elements(of: walk.output[place.mark.output...])
    walk.defaultFocus = inside.first { walk.drafts[$0].focusValue == wanted } ?? walk.defaultFocus
  }
}
