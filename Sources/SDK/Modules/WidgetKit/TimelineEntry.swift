// WidgetKit: the declarations of TimelineEntry.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TimelineEntry {
  var date: Foundation.Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  var relevance: TimelineEntryRelevance? { get }
}
