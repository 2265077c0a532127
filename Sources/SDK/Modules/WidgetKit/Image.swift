// WidgetKit: the declarations of Image.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Image {
  func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View
}
