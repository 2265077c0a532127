// SwiftUI: the declarations of UITraitEnvironmentLayoutDirection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UITraitEnvironmentLayoutDirection {
  init(_ layoutDirection: LayoutDirection)
}
