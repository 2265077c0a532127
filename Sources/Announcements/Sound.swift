/// A sound that VoiceOver makes, as a token.
public enum Sound: String, Hashable, Sendable, CaseIterable {
  /// The first or last element, or the end of a list.
  case boundary
  /// Nothing lies under the finger.
  case noElement = "no-element"
  case screenChanged = "screen-changed"
  case layoutChanged = "layout-changed"
  case alert
  case activate
  case actionFailed = "action-failed"
  case rotor
}
