/// Marks a view with everything in it as one that was made at one time: two views with the same
/// stamp are the same in every part, so that what was worked out of one holds for the other.
///
/// Whoever changes anything in a stamped view takes the stamp off.
public final class ViewStamp: Sendable {
  /// Whether the view is made of texts, images, stacks and simple controls alone, with modifiers that
  /// concern nothing outside of it: no presentation, no navigation, no keyboard focus, nothing that
  /// scrolls or unfolds.
  public let isPlain: Bool
  /// Whether the view follows from itself and from what the system's own controls keep, such as the field
  /// that is edited. It may open something on top of the screen.
  public let isLocal: Bool
  /// Whether nothing in the view can open over the screen but a menu or a calendar, nothing is told of a
  /// focus or a closing, and nothing in it shows one of several screens.
  public let isQuiet: Bool

  /// A stamp for a view and everything in it.
  public init(_ node: ViewNode) {
    let reach = PlainViews.reach(of: node)
    isPlain = reach == .plain
    isLocal = reach != .wide
    isQuiet = QuietViews.contain(node)
  }
}

extension ViewNode {
  /// Whether the view is known to concern nothing outside of it.
  public var isPlain: Bool { stamp?.isPlain ?? false }
  /// Whether the view is known to open nothing by itself, and to show no screens of its own.
  public var isQuiet: Bool { stamp?.isQuiet ?? false }
}

extension ViewNode {
  /// Stamps what a row of a collection became. A section is no row, but what is in it is; the rows of a list in a row
  /// have stamps of their own.
  package mutating func stampAsRow() {
    if case .view("ForEach") = kind { return }
    if case .view("Section") = kind {
      for index in children.indices where children[index].stamp == nil { children[index].stampAsRow() }
    }
    stamp = ViewStamp(self)
  }
}
