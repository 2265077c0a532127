// WidgetKit: the declarations of ControlWidgetToggle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ControlWidgetToggle<Label, ValueLabel, Action>: ControlWidgetTemplate
where Label: View, ValueLabel: View {
  typealias Body = Never
}
