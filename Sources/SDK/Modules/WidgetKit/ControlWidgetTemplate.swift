// WidgetKit: the declarations of ControlWidgetTemplate.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension ControlWidgetTemplate {
  func tint(_ tint: Color?) -> some ControlWidgetTemplate
  func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate
  func disabled(_ disabled: Bool) -> some ControlWidgetTemplate
}
