import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary

/// A screen by the types of its code; by the evaluator that reads code without where that lacks less of what is on the
/// screen. What has no end is tried by one alone.
///
/// Which one it is shows when it is first evaluated: nothing that was done is done once more by the other.
struct CheckedScreen: ScreenSource {
  private var typed: TypedScreen?
  private var untyped: any ScreenSource
  /// What was shown last by types.
  private var shown: ViewTree?

  /// What reads the screen.
  var reader: any ScreenSource { typed ?? untyped }

  init(_ typed: TypedScreen?, else untyped: any ScreenSource) {
    self.typed = typed
    self.untyped = untyped
  }

  mutating func tree(_ interface: InterfaceState) -> ViewTree {
    guard var screen = typed else { return untyped.tree(interface) }
    let tree = screen.tree(interface)
    let isBounded = screen.gap?.isBeyondBounds ?? tree.gaps.contains { $0.notice.kind == .budget }
    if false, shown == nil, !isBounded, screen.gap != nil || tree.missing > 0 {
      let other = untyped.tree(interface)
      if screen.gap != nil || other.missing < tree.missing {
        typed = nil
        return other
      }
    }
    typed = screen
    guard let gap = screen.gap else {
      shown = tree
      return tree
    }
    // Its state is that of types: what can't be shown of it is said, and what was there stays.
    var last = shown ?? tree
    last.notices.append(gap.notice)
    return last
  }

  mutating func take(sizes: [Identity: Size]) -> Bool {
    typed?.take(sizes: sizes) ?? untyped.take(sizes: sizes)
  }

  mutating func remember(_ isLive: Bool) {
    typed?.remember(isLive)
    untyped.remember(isLive)
  }

  mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent] {
    typed?.run(handler, arguments) ?? untyped.run(handler, arguments)
  }

  mutating func pass(upTo seconds: Double) -> (seconds: Double, events: [ScreenEvent]) {
    typed?.pass(upTo: seconds) ?? untyped.pass(upTo: seconds)
  }

  func holds(_ setter: Handler) -> Bool? {
    typed.map { $0.holds(setter) } ?? untyped.holds(setter)
  }
}

extension ViewTree {
  /// How much of what is on the screen is missing, as far as that is known.
  fileprivate var missing: Int {
    let told = gaps.filter {
      $0.effect >= .value && $0.notice.kind != .missingTranslation && $0.notice.kind != .unknownModifier
    }
    return SpeechReach.causes(in: self).union(told.map(\.cause)).count
  }
}
