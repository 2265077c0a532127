// WidgetKit: the declarations of DynamicIsland.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DynamicIsland {
  init<Expanded, CompactLeading, CompactTrailing, Minimal>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal)
  where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View
  func widgetURL(_ url: Foundation.URL?) -> DynamicIsland
  func keylineTint(_ color: Color?) -> DynamicIsland
  func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode)
    -> DynamicIsland
}
