// WidgetKit: the declarations of ControlWidgetToggleDefaultLabel.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ControlWidgetToggleDefaultLabel: View {
  typealias Body = Never
}
