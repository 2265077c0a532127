// SwiftUI: the declarations of ExplicitTimelineSchedule.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
  init(_ dates: Entries)
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}
