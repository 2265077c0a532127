import EarshotVocabulary

/// A screen that answers: its tree now, and what it becomes when something is done to it.
///
/// A value. Keeping an old copy is undo.
public protocol LiveScreen: Sendable {
  /// The elements as they are now, in reading order.
  var tree: AccessibilityTree { get }

  /// What was not understood of the screen so far.
  var notices: [Notice] { get }

  /// What the app printed and posted while the screen appeared for the first time.
  var openingEvents: [ScreenEvent] { get }

  /// Carries out the commands in order and resolves the screen anew.
  mutating func perform(_ commands: [Command]) -> [ScreenEvent]

  /// A touch at the point: what lies there is activated, as a synthetic tap does.
  mutating func tap(at point: Point) -> [ScreenEvent]

  /// What a touch at the point would land on; nothing is done.
  func touchTarget(at point: Point) -> TouchTarget

  /// What touches at many points would land on, each by itself; nothing is done.
  func touchTargets(at points: [Point]) -> [TouchTarget]

  /// Lets time pass, up to the next moment at which the app does something or by all of the seconds. Tells how
  /// many have passed, and what happened.
  mutating func pass(upTo seconds: Double) -> (seconds: Double, events: [ScreenEvent])

  /// Tells the app where the cursor is now (`AccessibilityFocusState`).
  mutating func focusMoved(to element: Identity?) -> [ScreenEvent]
}

extension LiveScreen {
  /// Nothing comes by itself.
  public mutating func pass(upTo seconds: Double) -> (seconds: Double, events: [ScreenEvent]) {
    (seconds, [])
  }

  /// None: most screens print and post nothing while they appear.
  public var openingEvents: [ScreenEvent] { [] }

  /// Not known: screens without frames can't say.
  public func touchTarget(at point: Point) -> TouchTarget { .unknown }

  /// One after the other.
  public func touchTargets(at points: [Point]) -> [TouchTarget] {
    points.map { touchTarget(at: $0) }
  }
}

/// What lies under a touch.
public enum TouchTarget: Hashable, Sendable {
  /// Nothing that takes touches.
  case nothing
  /// Something that takes the touch and does nothing with it: a disabled control.
  case swallowed(Identity)
  /// A view that answers; by its identity.
  case view(Identity)
  /// The screen can't tell.
  case unknown
}
