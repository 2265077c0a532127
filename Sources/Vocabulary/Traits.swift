/// What iOS says an element is or can do, as a set.
///
/// Names are those of the tree document (`contract`, section 5), which are UIKit's and
/// AccessibilitySnapshot's. Several are never spoken; all are reported.
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: Int) { self.rawValue = 1 << UInt64(bit) }

  public static let button = Traits(bit: 0)
  public static let link = Traits(bit: 1)
  public static let image = Traits(bit: 2)
  public static let selected = Traits(bit: 3)
  public static let playsSound = Traits(bit: 4)
  public static let keyboardKey = Traits(bit: 5)
  public static let staticText = Traits(bit: 6)
  public static let summaryElement = Traits(bit: 7)
  /// Spoken "dimmed".
  public static let notEnabled = Traits(bit: 8)
  public static let updatesFrequently = Traits(bit: 9)
  public static let searchField = Traits(bit: 10)
  public static let startsMediaSession = Traits(bit: 11)
  public static let adjustable = Traits(bit: 12)
  public static let allowsDirectInteraction = Traits(bit: 13)
  public static let causesPageTurn = Traits(bit: 14)
  /// Spoken "heading".
  public static let header = Traits(bit: 15)
  public static let supportsZoom = Traits(bit: 16)
  /// On a container: its buttons are tabs.
  public static let tabBar = Traits(bit: 17)
  public static let textEntry = Traits(bit: 18)
  public static let isEditing = Traits(bit: 19)
  public static let secureTextField = Traits(bit: 20)
  public static let backButton = Traits(bit: 21)
  public static let tabBarItem = Traits(bit: 22)
  /// A text entry of several lines.
  public static let textArea = Traits(bit: 23)
  public static let switchButton = Traits(bit: 24)
  /// SwiftUI's `.isToggle` (iOS 17+): a switch button without the raw button trait.
  public static let toggle = Traits(bit: 25)
  public static let popUpButton = Traits(bit: 26)
  /// SwiftUI's `.isModal`; on a container: only what is inside can be reached.
  public static let modal = Traits(bit: 27)
  public static let pickerItem = Traits(bit: 28)
  public static let draggable = Traits(bit: 29)

  /// Every trait with its name, in the order in which lists of traits are written.
  public static let named: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("header", .header), ("supportsZoom", .supportsZoom), ("tabBar", .tabBar),
    ("textEntry", .textEntry), ("isEditing", .isEditing), ("secureTextField", .secureTextField),
    ("backButton", .backButton), ("tabBarItem", .tabBarItem), ("textArea", .textArea),
    ("switchButton", .switchButton), ("toggle", .toggle), ("popUpButton", .popUpButton),
    ("modal", .modal), ("pickerItem", .pickerItem), ("draggable", .draggable),
  ]

  private static let byName: [String: Traits] = Dictionary(
    uniqueKeysWithValues: named.map { ($0.name, $0.trait) })

  /// The trait of that name, or nil where there is none.
  public init?(name: String) {
    guard let trait = Traits.byName[name] else { return nil }
    self = trait
  }

  /// The names of the traits in the set, in their fixed order.
  public var names: [String] {
    guard !isEmpty else { return [] }
    return Traits.named.lazy.filter { self.contains($0.trait) }.map(\.name)
  }

  public func containsAny(of other: Traits) -> Bool { !isDisjoint(with: other) }
}
