/// What iOS says an element is or can do, as a set.
///
/// Names are those of the tree document (`contract`, section 5), which are UIKit's and
/// AccessibilitySnapshot's. Several are never spoken; all are reported.
public struct Traits: OptionSet, Hashable, Sendable {
  /// One bit a trait; not UIKit's numbers.
  public let rawValue: UInt64

  /// The set of these bits; unknown ones are kept and have no name.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: Int) { self.rawValue = 1 << UInt64(bit) }

  /// Spoken "button".
  public static let button = Traits(bit: 0)
  /// Spoken "link"; a stop of the Links rotor.
  public static let link = Traits(bit: 1)
  /// Spoken "image".
  public static let image = Traits(bit: 2)
  /// Spoken "Selected", before the label.
  public static let selected = Traits(bit: 3)
  /// Plays a sound of its own when it is activated; never spoken.
  public static let playsSound = Traits(bit: 4)
  /// A key of a keyboard: silences "button"; typed by lifting the finger.
  public static let keyboardKey = Traits(bit: 5)
  /// Text that does not change; never spoken.
  public static let staticText = Traits(bit: 6)
  /// Says what is new when the app is opened; never spoken.
  public static let summaryElement = Traits(bit: 7)
  /// Spoken "dimmed".
  public static let notEnabled = Traits(bit: 8)
  /// Changes often: polled, not followed; never spoken.
  public static let updatesFrequently = Traits(bit: 9)
  /// Spoken "search field".
  public static let searchField = Traits(bit: 10)
  /// Starts sound or video: VoiceOver falls silent when it is activated; never spoken.
  public static let startsMediaSession = Traits(bit: 11)
  /// Spoken "adjustable": swipes up and down change the value.
  public static let adjustable = Traits(bit: 12)
  /// Touches go to the app, as on a drawing.
  public static let allowsDirectInteraction = Traits(bit: 13)
  /// Reading goes on to the next page at its end; never spoken.
  public static let causesPageTurn = Traits(bit: 14)
  /// Spoken "heading".
  public static let header = Traits(bit: 15)
  /// Can be zoomed by a gesture of its own.
  public static let supportsZoom = Traits(bit: 16)
  /// On a container: its buttons are tabs.
  public static let tabBar = Traits(bit: 17)
  /// Spoken "text field".
  public static let textEntry = Traits(bit: 18)
  /// A text entry that has the keyboard: "is editing".
  public static let isEditing = Traits(bit: 19)
  /// Spoken "secure text field"; typed characters are not said.
  public static let secureTextField = Traits(bit: 20)
  /// Spoken "back button".
  public static let backButton = Traits(bit: 21)
  /// Spoken "tab", with its place among the others.
  public static let tabBarItem = Traits(bit: 22)
  /// A text entry of several lines.
  public static let textArea = Traits(bit: 23)
  /// Spoken "switch button", its value "on" or "off".
  public static let switchButton = Traits(bit: 24)
  /// SwiftUI's `.isToggle` (iOS 17+): a switch button without the raw button trait.
  public static let toggle = Traits(bit: 25)
  /// Spoken "pop up button".
  public static let popUpButton = Traits(bit: 26)
  /// SwiftUI's `.isModal`; on a container: only what is inside can be reached.
  public static let modal = Traits(bit: 27)
  /// Spoken "picker item": a wheel of choices.
  public static let pickerItem = Traits(bit: 28)
  /// Spoken "draggable": can be taken up by its action.
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

  /// Whether the sets have a trait in common.
  public func containsAny(of other: Traits) -> Bool { !isDisjoint(with: other) }
}
