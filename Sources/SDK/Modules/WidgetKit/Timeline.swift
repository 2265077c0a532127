// WidgetKit: the declarations of Timeline.
// Declared as the framework's interface has it, with code of our own.

struct Timeline<EntryType> where EntryType: TimelineEntry {
  let entries: [EntryType]
  let policy: TimelineReloadPolicy
  init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
