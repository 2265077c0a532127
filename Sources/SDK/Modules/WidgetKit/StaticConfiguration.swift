// WidgetKit: the declarations of StaticConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
  typealias Body = Never
  init<Provider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content)
  where Provider: TimelineProvider
}
