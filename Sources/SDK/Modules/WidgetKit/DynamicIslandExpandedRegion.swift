// WidgetKit: the declarations of DynamicIslandExpandedRegion.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DynamicIslandExpandedRegion<Content> where Content: View {
  init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  )
  func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content>
}
