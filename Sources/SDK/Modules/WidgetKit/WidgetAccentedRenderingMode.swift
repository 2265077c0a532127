// WidgetKit: the declarations of WidgetAccentedRenderingMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WidgetAccentedRenderingMode: Hashable {
  static let accented: WidgetAccentedRenderingMode
  static let desaturated: WidgetAccentedRenderingMode
  static let accentedDesaturated: WidgetAccentedRenderingMode
  static let fullColor: WidgetAccentedRenderingMode
}
