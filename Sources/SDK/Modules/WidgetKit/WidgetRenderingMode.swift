// WidgetKit: the declarations of WidgetRenderingMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WidgetRenderingMode: Equatable, CustomStringConvertible {
  static let fullColor: WidgetRenderingMode
  static let accented: WidgetRenderingMode
  static let vibrant: WidgetRenderingMode
  var description: String { get }
}
