// SwiftUI: the declarations of AccessibilityTechnologies.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilityTechnologies: SetAlgebra {
  static let voiceOver: AccessibilityTechnologies
  static let switchControl: AccessibilityTechnologies
  init()
  func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies
  mutating func formUnion(_ other: AccessibilityTechnologies)
  func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies
  mutating func formIntersection(_ other: AccessibilityTechnologies)
  func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies
  mutating func formSymmetricDifference(_ other: AccessibilityTechnologies)
  func contains(_ member: AccessibilityTechnologies) -> Bool
  mutating func insert(_ newMember: AccessibilityTechnologies) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTechnologies
  )
  mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies?
  mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies?
  typealias ArrayLiteralElement = AccessibilityTechnologies
  typealias Element = AccessibilityTechnologies
}
