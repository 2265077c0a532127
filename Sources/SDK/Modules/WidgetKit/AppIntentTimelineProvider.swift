// WidgetKit: the declarations of AppIntentTimelineProvider.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Self.Context) -> Self.Entry
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
  func relevance() async -> WidgetRelevance<Self.Intent>
}

extension AppIntentTimelineProvider {
  func relevance() async -> WidgetRelevance<Self.Intent>
}
