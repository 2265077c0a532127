// WidgetKit: the declarations of IntentConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct IntentConfiguration<Intent, Content>: WidgetConfiguration where Content: View {
  typealias Body = Never
  let _make: (Any?) -> Content

  init<Provider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: IntentTimelineProvider {
    _make = { content($0 as? Provider.Entry ?? provider.placeholder(in: TimelineProviderContext())) }
  }
  func _shown(for entry: Any?) -> AnyView? { AnyView(_make(entry)) }
}
