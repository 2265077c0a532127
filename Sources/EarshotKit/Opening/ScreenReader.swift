/// How Swift code is understood.
public enum ScreenReader: String, Hashable, Sendable, CaseIterable {
  /// By the types of everything in it, as a compiler does.
  case types
  /// By the names in it: less is told apart, and less has to be known.
  case names
  /// By types, and where something of a screen is not known by names too: the better reading counts.
  case best
}
