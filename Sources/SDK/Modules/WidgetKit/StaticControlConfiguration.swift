// WidgetKit: the declarations of StaticControlConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct StaticControlConfiguration<Content>: ControlWidgetConfiguration where Content: ControlWidgetTemplate {
  typealias Body = Never
  init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content)
  init<Provider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content)
  where Provider: ControlValueProvider
}
