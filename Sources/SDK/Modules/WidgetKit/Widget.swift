// WidgetKit: the declarations of Widget.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Widget {
  static func main()
}
