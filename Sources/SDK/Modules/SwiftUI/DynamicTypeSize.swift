// SwiftUI: the declarations of DynamicTypeSize.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum DynamicTypeSize: Hashable, Comparable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
  var isAccessibilitySize: Bool { get }
  static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool
  init?(_ uiSizeCategory: UIContentSizeCategory)
}
