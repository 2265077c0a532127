// SwiftUI: the declarations of AccessibilityCustomContentKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilityCustomContentKey: Equatable {
  init(_ label: Text, id: String)
  init(_ labelKey: LocalizedStringKey, id: String)
  @_disfavoredOverload init(_ label: LocalizedStringResource, id: String)
  init(_ labelKey: LocalizedStringKey)
  @_disfavoredOverload init(_ label: LocalizedStringResource)
}
