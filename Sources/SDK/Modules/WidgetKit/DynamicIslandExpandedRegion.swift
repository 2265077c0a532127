// WidgetKit: the declarations of DynamicIslandExpandedRegion.
// Declared as the framework's interface has it, with code of our own.

struct DynamicIslandExpandedRegion<Content> where Content: View {
  let _content: Content

  init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) { _content = content() }
  func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
    self
  }
}
