// WidgetKit: the declarations of TimelineProvider.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Self.Context) -> Self.Entry
  func getSnapshot(in context: Self.Context, completion: @escaping (Self.Entry) -> Void)
  func getTimeline(in context: Self.Context, completion: @escaping (Timeline<Self.Entry>) -> Void)
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  func relevance() async -> WidgetRelevance<Void>
}
