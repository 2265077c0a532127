// WidgetKit: the declarations of WidgetLocation.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WidgetLocation: Hashable {
  static let homeScreen: WidgetLocation
  static let lockScreen: WidgetLocation
  static let standBy: WidgetLocation
  static let iPhoneWidgetsOnMac: WidgetLocation
  static let carPlay: WidgetLocation
}
