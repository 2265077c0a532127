// WidgetKit: the declarations of TimelineEntry.
// Declared as the framework's interface has it, with code of our own.

protocol TimelineEntry {
  var date: Foundation.Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  var relevance: TimelineEntryRelevance? { nil }
}
