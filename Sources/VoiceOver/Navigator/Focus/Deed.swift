import EarshotAccessibilityTree
import EarshotVocabulary

/// For what a command is carried out: how much is said of the focused element afterwards.
enum Deed {
  /// A double tap: the element is spoken again briefly.
  case activation
  /// Everything else that a user does: only what changes is spoken.
  case change
  /// Nothing is done by the user, time passes: of an element that stays only one that updates frequently is spoken
  /// again (Apple's documentation of that trait).
  case passing
  /// Scrolling, typing, preparing: the gesture has words of its own.
  case quiet
}

/// How things stood before a deed.
struct Moment {
  let tree: AccessibilityTree
  let focus: Int?
  let element: AccessibilityElement?

  init(_ state: NavigatorState) {
    tree = state.tree
    focus = state.focus
    element = state.focused
  }
}
