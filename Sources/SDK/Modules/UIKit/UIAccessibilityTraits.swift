// UIKit: the declarations of UIAccessibilityTraits.

struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  static let none: UIAccessibilityTraits = []
  static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
  static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  // Those that only UIKit's own classes have.
  static let _textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  static let _secureTextField = UIAccessibilityTraits(rawValue: 1 << 55)
  static let _popUpButton = UIAccessibilityTraits(rawValue: 1 << 56)
  static let _tabBarItem = UIAccessibilityTraits(rawValue: 1 << 57)
  static let _backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  static let _pickerItem = UIAccessibilityTraits(rawValue: 1 << 58)

  let rawValue: UInt64
  init(rawValue: UInt64) { self.rawValue = rawValue }
}
