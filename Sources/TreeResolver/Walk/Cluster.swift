import EarshotAccessibilityTree
import EarshotVocabulary

/// An element or a container in the making, by its index in the walk's arena.
enum Piece: Hashable, Sendable {
  case element(Int)
  case cluster(Int)
}

/// A container in the making: its pieces stay together in reading order.
struct Cluster: Sendable {
  var container: AccessibilityContainer
  var pieces: [Piece]
  /// Index of the view's outcome.
  var outcome: Int
  /// Whether attributes from outside describe the container itself (`.contain`, List,
  /// ScrollView); otherwise they go on to the children (lazy stacks, GroupBox).
  var takesAttributes: Bool
  var sortPriority = 0.0
  /// Bars keep their place before and after content, whatever scrolls under them.
  var band = 0
  /// The system arranged it; geometry has no say.
  var keepsWrittenOrder = false
  var layer = Layer.none
  var isModal = false
  /// A label that is given to it is said nowhere.
  var hidesLabel = false
  /// The buttons inside are tabs.
  var isTabBar = false
  /// Nothing but the order of what is inside: no container on the finished screen.
  var isBlock = false

  init(container: AccessibilityContainer, pieces: [Piece], outcome: Int, takesAttributes: Bool) {
    self.container = container
    self.pieces = pieces
    self.outcome = outcome
    self.takesAttributes = takesAttributes
  }
}

/// One place in a stack of views that cover each other, for the order on one line.
struct Layer: Sendable {
  enum Kind: Sendable {
    /// Overlays before their base, backgrounds after it.
    case overlay
    /// Back to front where the views cover each other.
    case depth
  }

  static let none = -1

  var kind: Kind
  /// The stack that the layers belong to.
  var stack: Int
  /// Read in ascending order.
  var slot: Int
  /// The layer around the stack.
  var parent: Int
}
