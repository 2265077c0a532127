// WidgetKit: the declarations of StaticConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
  typealias Body = Never
  let _make: (Any?) -> Content

  init<Provider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: TimelineProvider {
    _make = { content($0 as? Provider.Entry ?? provider.placeholder(in: TimelineProviderContext())) }
  }
  func _shown(for entry: Any?) -> AnyView? { AnyView(_make(entry)) }
}
