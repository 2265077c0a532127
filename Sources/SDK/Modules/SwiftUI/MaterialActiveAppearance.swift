// SwiftUI: the declarations of MaterialActiveAppearance.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MaterialActiveAppearance: Equatable {
  static let automatic: MaterialActiveAppearance
  static let active: MaterialActiveAppearance
  static let matchWindow: MaterialActiveAppearance
}
