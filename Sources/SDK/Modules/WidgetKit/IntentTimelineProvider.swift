// WidgetKit: the declarations of IntentTimelineProvider.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Self.Context) -> Self.Entry
  func getSnapshot(
    for configuration: Self.Intent, in context: Self.Context, completion: @escaping (Self.Entry) -> Void)
  func getTimeline(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping (Timeline<Self.Entry>) -> Void)
  func relevance() async -> WidgetRelevance<Self.Intent>
}

extension IntentTimelineProvider {
  func relevance() async -> WidgetRelevance<Self.Intent>
}
