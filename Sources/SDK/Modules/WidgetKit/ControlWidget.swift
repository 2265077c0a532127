// WidgetKit: the declarations of ControlWidget.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension ControlWidget {
  static func main()
}
