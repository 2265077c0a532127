// WidgetKit: the declarations of WidgetMountingStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WidgetMountingStyle: Hashable {
  static let elevated: WidgetMountingStyle
  static let recessed: WidgetMountingStyle
}
