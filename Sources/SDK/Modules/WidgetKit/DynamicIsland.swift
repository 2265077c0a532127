// WidgetKit: the declarations of DynamicIsland.
// Declared as the framework's interface has it, with code of our own.

struct DynamicIsland {
  let _expanded: () -> AnyView
  let _compact: () -> AnyView
  let _minimal: () -> AnyView

  init<Expanded, CompactLeading, CompactTrailing, Minimal>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View {
    _expanded = { AnyView(expanded()._content) }
    _compact = {
      AnyView(
        HStack {
          compactLeading()
          compactTrailing()
        })
    }
    _minimal = { AnyView(minimal()) }
  }
  func _shown(_ part: ActivityPreviewViewKind.DynamicIslandPreviewViewState) -> AnyView {
    switch part {
    case .compact: _compact()
    case .minimal: _minimal()
    case .expanded: _expanded()
    }
  }
  func widgetURL(_ url: Foundation.URL?) -> DynamicIsland { self }
  func keylineTint(_ color: Color?) -> DynamicIsland { self }
  func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode)
    -> DynamicIsland
  { self }
}
