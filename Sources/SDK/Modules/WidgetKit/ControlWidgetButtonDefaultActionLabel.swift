// WidgetKit: the declarations of ControlWidgetButtonDefaultActionLabel.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ControlWidgetButtonDefaultActionLabel: View {
  typealias Body = Never
}
