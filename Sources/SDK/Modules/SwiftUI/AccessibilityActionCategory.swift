// SwiftUI: the declarations of AccessibilityActionCategory.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilityActionCategory: Equatable {
  static let `default`: AccessibilityActionCategory
  static let edit: AccessibilityActionCategory
  init(_ name: Text)
  init(_ nameKey: LocalizedStringKey)
  @_disfavoredOverload init(_ nameResource: LocalizedStringResource)
  @_disfavoredOverload init(_ name: some StringProtocol)
}
