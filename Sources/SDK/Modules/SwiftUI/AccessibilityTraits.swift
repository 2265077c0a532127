// SwiftUI: the declarations of AccessibilityTraits.
// Declared as the framework's interface has it, with code of our own.

/// Which of many kinds an element is. As an option set: only what is in it counts.
struct AccessibilityTraits: OptionSet {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
