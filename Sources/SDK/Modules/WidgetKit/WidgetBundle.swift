// WidgetKit: the declarations of WidgetBundle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension WidgetBundle {
  static func main()
}
