// WidgetKit: the declarations of AppIntentConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration
where Intent: WidgetConfigurationIntent, Content: View {
  typealias Body = Never
  init<Provider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content)
  where Intent == Provider.Intent, Provider: AppIntentTimelineProvider
}
