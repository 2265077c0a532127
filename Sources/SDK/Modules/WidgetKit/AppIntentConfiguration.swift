// WidgetKit: the declarations of AppIntentConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration
where Intent: WidgetConfigurationIntent, Content: View {
  typealias Body = Never
  let _make: (Any?) -> Content

  init<Provider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider {
    _make = { content($0 as? Provider.Entry ?? provider.placeholder(in: TimelineProviderContext())) }
  }
  func _shown(for entry: Any?) -> AnyView? { AnyView(_make(entry)) }
}
