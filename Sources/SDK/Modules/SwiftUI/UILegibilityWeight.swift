// SwiftUI: the declarations of UILegibilityWeight.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UILegibilityWeight {
  init(_ legibilityWeight: LegibilityWeight?)
}
