// SwiftUI: the declarations of LegibilityWeight.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum LegibilityWeight: Hashable {
  case regular
  case bold
  init?(_ uiLegibilityWeight: UILegibilityWeight)
}
