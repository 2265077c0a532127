// SwiftUI: the declarations of ControlSize.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ControlSize: CaseIterable, Comparable, Hashable {
  case mini
  case small
  case regular
  case large
  case extraLarge
  static func < (lhs: ControlSize, rhs: ControlSize) -> Bool
}
