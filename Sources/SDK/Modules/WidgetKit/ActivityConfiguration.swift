// WidgetKit: the declarations of ActivityConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct ActivityConfiguration<Attributes>: WidgetConfiguration where Attributes: ActivityAttributes {
  typealias Body = Never
  let _content: (ActivityViewContext<Attributes>) -> AnyView
  let _island: (ActivityViewContext<Attributes>) -> DynamicIsland

  init<Content>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) where Content: View {
    _content = { AnyView(content($0)) }
    _island = dynamicIsland
  }

  /// What is given is an `_ActivityEntry`.
  func _shown(for entry: Any?) -> AnyView? {
    guard let entry = entry as? _ActivityEntry, let attributes = entry.attributes as? Attributes,
      let state = entry.state as? Attributes.ContentState
    else { return nil }
    let context = ActivityViewContext<Attributes>(attributes: attributes, state: state)
    switch entry.kind {
    case .content: return _content(context)
    case .dynamicIsland(let part): return _island(context)._shown(part)
    }
  }
}
