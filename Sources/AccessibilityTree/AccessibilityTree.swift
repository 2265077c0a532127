import EarshotVocabulary

/// A container that groups elements: spoken on entry where it has a label, and the unit of
/// sort priority, escape and the Containers rotor.
public struct AccessibilityContainer: Sendable {
  /// What the container is; most kinds have words on entry (spec voiceover.md c).
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

  /// Which view it is of.
  public var identity: Identity
  /// What it is.
  public var kind: Kind
  /// Said on entry, where the kind says its label.
  public var label: SpokenText?
  /// Said behind the label.
  public var value: SpokenText?
  /// The accessibility identifier, which is never spoken.
  public var identifier: String?
  /// The indices of its elements in the order of right swipes.
  public var elements: [Int]
  /// The container around it.
  public var parent: Int?
  /// Whether what is outside can't be reached.
  public var isModal: Bool
  /// What the two-finger scrub does inside.
  public var escape: Command?
  /// What follows the escape command, in order.
  public var escapeFollowUps: [Command] = []
  /// What the two-finger double tap does inside.
  public var magicTap: Command?
  /// Called with the edge on a three-finger swipe.
  public var scrollHandler: Handler?
  /// The app's own rotors that hold inside.
  public var rotors: [Rotor]
  /// How its content scrolls; nil: it does not.
  public var scrolling: Scrolling?
  /// In points, origin top leading of the screen; nil where nothing gave one.
  public var frame: Rect?
  /// Where the view is written.
  public var source: SourceLocation?

  /// A container without elements.
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
  /// Which way the pages go.
  public enum Axis: String, Hashable, Sendable {
    case vertical
    case horizontal
  }

  /// Which way the pages go.
  public var axis: Axis
  /// 0-based.
  public var page: Int
  /// How many pages there are, 1 or more.
  public var pageCount: Int
  /// The author's words in place of "Page 1 of 3" (iOS 26+).
  public var status: String?

  /// Pages, with the author's words where they have some.
  public init(axis: Axis, page: Int, pageCount: Int, status: String? = nil) {
    self.axis = axis
    self.page = page
    self.pageCount = pageCount
    self.status = status
  }
}

/// A screen as assistive technologies see it.
public struct AccessibilityTree: Sendable {
  /// What the screen is called, as in a list of screens.
  public var name: String
  /// In the order of right swipes from the first.
  public var elements: AccessibilityElements
  /// An element names those it is in by their indices here.
  public var containers: [AccessibilityContainer]
  /// The device and the world that the screen was made for.
  public var environment: ScreenEnvironment
  /// Which way texts and rows run.
  public var layoutDirection: LayoutDirection
  /// Which screen this is: a new value means that a screen change is announced.
  public var screen: Identity
  /// The element that an `AccessibilityFocusState` binds and asks for.
  public var requestedFocus: Identity?
  /// The element that a screen names for its arrival (`accessibilityDefaultFocus`, iOS 26+).
  public var defaultFocus: Identity?

  /// A screen of elements in reading order.
  public init(
    name: String, elements: some Sequence<AccessibilityElement> = [] as [AccessibilityElement],
    containers: [AccessibilityContainer] = [], environment: ScreenEnvironment,
    layoutDirection: LayoutDirection = .leftToRight, screen: Identity = .root
  ) {
    self.name = name
    self.elements = elements as? AccessibilityElements ?? AccessibilityElements(elements)
    self.containers = containers
    self.environment = environment
    self.layoutDirection = layoutDirection
    self.screen = screen
  }

  /// The index of the element with that identity.
  public func index(of identity: Identity) -> Int? {
    elements.indices.first { elements.identity(at: $0) == identity }
  }
}
