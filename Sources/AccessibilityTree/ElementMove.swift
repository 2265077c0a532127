import EarshotVocabulary

/// What of several elements that are shared is another on this screen: they stand elsewhere, and their row
/// counts as another. It is worked out when an element is asked for: of thousands that move few are.
public protocol ElementMove: AnyObject, Sendable {
  /// Where an element stands now.
  ///
  /// - Parameters:
  ///   - view: the view that it was made of.
  ///   - before: where the element that is shared stands.
  func frame(of view: Identity, from before: Rect) -> Rect?

  /// What stands in place of the first action of an element; nil: that is as it was.
  func firstAction(of view: Identity) -> AccessibilityAction?
}

extension AccessibilityElement {
  /// Where the element stands after a move; nil: nowhere.
  public func frame(moved move: (any ElementMove)?) -> Rect? {
    guard let move, let frame else { return frame }
    return move.frame(of: identity, from: frame)
  }

  /// The element as it is after a move.
  @usableFromInline func moved(by move: any ElementMove) -> AccessibilityElement {
    var element = self
    if let frame = frame(moved: move) {
      element.frame = frame
      element.activationPoint = frame.center
    }
    if let action = move.firstAction(of: identity), !element.actions.isEmpty { element.actions[0] = action }
    return element
  }
}
