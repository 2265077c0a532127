import EarshotVocabulary

/// A whole screen as declared, with what could not be understood of it.
public struct ViewTree: Sendable {
  /// What people call the screen: the preview's or the view's name.
  public var name: String
  /// The outermost view.
  public var root: ViewNode
  /// The device and the world that the screen was made for.
  public var environment: ScreenEnvironment
  /// nil: as the environment's locale wants it.
  public var layoutDirection: LayoutDirection?
  /// What was not understood while the screen was made.
  public var notices: [Notice]
  /// What was not understood of the code that made the screen; part of `notices` too.
  public var gaps: [Gap] = []
  /// What stands in guillemets, since its value is not known.
  public var unknownWords = UnknownWords()
  /// What `onAppear`, `task` and `onChange` did while the screen was made, in order.
  public var effects: [ScreenEvent] = []

  /// What the screen would have to be in for all that it declares to be shown: `navigation`, `tab`.
  public var absentParents: [String] = []

  /// Whose the bars are that its titles and toolbars are shown in.
  public var bars = Bars.own

  /// Where a title or a toolbar can be that is in no bar of the screen.
  public enum Bars: Sendable {
    /// Nowhere: the screen is all there is.
    case own
    /// In a bar of a parent that is not part of the screen.
    case ofParent
    /// The same, for what is in the open sheet.
    case ofParentInSheet
  }

  /// A tree of declared views.
  public init(
    name: String, root: ViewNode, environment: ScreenEnvironment,
    layoutDirection: LayoutDirection? = nil, notices: [Notice] = []
  ) {
    self.name = name
    self.root = root
    self.environment = environment
    self.layoutDirection = layoutDirection
    self.notices = notices
  }
}

/// Where a screen comes from and how it answers: SwiftUI source with its state, or a document
/// with its effects. A value: a copy is a point to undo to.
public protocol ScreenSource: Sendable {
  /// The screen as declared, given what the system's controls keep.
  mutating func tree(_ interface: InterfaceState) -> ViewTree

  /// Takes where on the screen layout placed what asks for it (`GeometryReader`, `onGeometryChange`), in points.
  /// Returns whether the screen has to be declared anew, since it was declared with other places.
  mutating func take(frames: [Identity: Rect]) -> Bool

  /// Drops what is remembered of earlier trees, and remembers from now on what makes the next tree
  /// sooner, or nothing. What is seen or heard does not change by it.
  mutating func remember(_ isLive: Bool)

  /// Runs a closure or a setter of the app and tells what it did.
  mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent]

  /// Lets time pass, for the app's timers and delayed work, up to the next moment at which something is due or by
  /// all of the seconds. Tells how many have passed, and what was done.
  mutating func pass(upTo seconds: Double) -> (seconds: Double, events: [ScreenEvent])

  /// Whether the binding that a setter belongs to holds `true`, or anything at all, now; nil where
  /// that is not known without the whole screen.
  func holds(_ setter: Handler) -> Bool?
}

extension ScreenSource {
  /// Nothing comes by itself unless a source says so.
  public mutating func pass(upTo seconds: Double) -> (seconds: Double, events: [ScreenEvent]) {
    (seconds, [])
  }

  /// Nothing is known of setters unless a source says so.
  public func holds(_ setter: Handler) -> Bool? { nil }
}

extension ScreenSource {
  /// Nothing is remembered unless a source says so.
  public mutating func remember(_ isLive: Bool) {}

  /// Nothing of a source without code depends on a size.
  public mutating func take(frames: [Identity: Rect]) -> Bool { false }
}
