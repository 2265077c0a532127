// SwiftUI: the declarations of AccessibilityTraits.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilityTraits: SetAlgebra {
  static let isButton: AccessibilityTraits
  static let isHeader: AccessibilityTraits
  static let isSelected: AccessibilityTraits
  static let isLink: AccessibilityTraits
  static let isSearchField: AccessibilityTraits
  static let isImage: AccessibilityTraits
  static let playsSound: AccessibilityTraits
  static let isKeyboardKey: AccessibilityTraits
  static let isStaticText: AccessibilityTraits
  static let isSummaryElement: AccessibilityTraits
  static let updatesFrequently: AccessibilityTraits
  static let startsMediaSession: AccessibilityTraits
  static let allowsDirectInteraction: AccessibilityTraits
  static let causesPageTurn: AccessibilityTraits
  static let isModal: AccessibilityTraits
  static let isToggle: AccessibilityTraits
  static let isTabBar: AccessibilityTraits
  init()
  func union(_ other: AccessibilityTraits) -> AccessibilityTraits
  mutating func formUnion(_ other: AccessibilityTraits)
  func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits
  mutating func formIntersection(_ other: AccessibilityTraits)
  func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits
  mutating func formSymmetricDifference(_ other: AccessibilityTraits)
  func contains(_ member: AccessibilityTraits) -> Bool
  mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  )
  mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits?
  mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits?
  static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool
  typealias ArrayLiteralElement = AccessibilityTraits
  typealias Element = AccessibilityTraits
}
