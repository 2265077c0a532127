// WidgetKit: the declarations of Timeline.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Timeline<EntryType> where EntryType: TimelineEntry {
  let entries: [EntryType]
  let policy: TimelineReloadPolicy
  init(entries: [EntryType], policy: TimelineReloadPolicy)
}
