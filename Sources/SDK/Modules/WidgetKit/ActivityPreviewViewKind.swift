// WidgetKit: the declarations of ActivityPreviewViewKind.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ActivityPreviewViewKind {
  case content
  case dynamicIsland(ActivityPreviewViewKind.DynamicIslandPreviewViewState)
  enum DynamicIslandPreviewViewState: Hashable {
    case compact
    case minimal
    case expanded
  }
}
