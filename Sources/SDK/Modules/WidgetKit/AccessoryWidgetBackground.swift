// WidgetKit: the declarations of AccessoryWidgetBackground.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessoryWidgetBackground: View {
  init()
  typealias Body = Never
}
