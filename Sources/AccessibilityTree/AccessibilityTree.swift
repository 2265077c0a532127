import EarshotVocabulary

/// A container that groups elements: spoken on entry where it has a label, and the unit of
/// sort priority, escape and the Containers rotor.
public struct AccessibilityContainer: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case semanticGroup
    case list
    case landmark
    case dataTable
    case tabBar
    case toolbar
    case navigationBar
    case scrollView
    case alert
    case sheet
    case menu
    case segmentedControl
    case group
  }

  public var identity: Identity
  public var kind: Kind
  public var label: SpokenText?
  public var value: SpokenText?
  public var identifier: String?
  /// The indices of its elements in the order of right swipes.
  public var elements: [Int]
  /// The container around it.
  public var parent: Int?
  public var isModal: Bool
  public var escape: Command?
  /// What follows the escape command, in order.
  public var escapeFollowUps: [Command] = []
  public var magicTap: Command?
  public var scrollHandler: Handler?
  public var rotors: [Rotor]
  /// How its content scrolls; nil: it does not.
  public var scrolling: Scrolling?
  public var frame: Rect?
  public var source: SourceLocation?

  public init(identity: Identity, kind: Kind, label: SpokenText? = nil) {
    self.identity = identity
    self.kind = kind
    self.label = label
    self.elements = []
    self.isModal = false
    self.rotors = []
  }
}

/// Pages of a scrolling container.
public struct Scrolling: Hashable, Sendable {
  public enum Axis: String, Hashable, Sendable {
    case vertical
    case horizontal
  }

  public var axis: Axis
  /// 0-based.
  public var page: Int
  public var pageCount: Int
  /// The author's words in place of "Page 1 of 3" (iOS 26+).
  public var status: String?

  public init(axis: Axis, page: Int, pageCount: Int, status: String? = nil) {
    self.axis = axis
    self.page = page
    self.pageCount = pageCount
    self.status = status
  }
}

/// A screen as assistive technologies see it.
public struct AccessibilityTree: Sendable {
  public var name: String
  /// In the order of right swipes from the first.
  public var elements: [AccessibilityElement]
  public var containers: [AccessibilityContainer]
  public var environment: ScreenEnvironment
  public var layoutDirection: LayoutDirection
  /// Which screen this is: a new value means that a screen change is announced.
  public var screen: Identity
  /// The element that an `AccessibilityFocusState` binds and asks for.
  public var requestedFocus: Identity?
  /// The element that a screen names for its arrival (`accessibilityDefaultFocus`, iOS 26+).
  public var defaultFocus: Identity?

  public init(
    name: String, elements: [AccessibilityElement] = [],
    containers: [AccessibilityContainer] = [], environment: ScreenEnvironment,
    layoutDirection: LayoutDirection = .leftToRight, screen: Identity = .root
  ) {
    self.name = name
    self.elements = elements
    self.containers = containers
    self.environment = environment
    self.layoutDirection = layoutDirection
    self.screen = screen
  }

  /// The index of the element with that identity.
  public func index(of identity: Identity) -> Int? {
    elements.firstIndex { $0.identity == identity }
  }
}
