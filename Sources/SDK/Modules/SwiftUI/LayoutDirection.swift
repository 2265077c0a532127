// SwiftUI: the declarations of LayoutDirection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum LayoutDirection: Hashable, CaseIterable {
  case leftToRight
  case rightToLeft
  init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection)
}
