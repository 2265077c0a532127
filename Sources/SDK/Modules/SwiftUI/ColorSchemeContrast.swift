// SwiftUI: the declarations of ColorSchemeContrast.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ColorSchemeContrast: CaseIterable, Hashable {
  case standard
  case increased
  init?(_ uiAccessibilityContrast: UIAccessibilityContrast)
}
