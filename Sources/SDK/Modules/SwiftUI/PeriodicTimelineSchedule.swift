// SwiftUI: the declarations of PeriodicTimelineSchedule.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PeriodicTimelineSchedule: TimelineSchedule {
  struct Entries: Sequence, IteratorProtocol {
    mutating func next() -> Date?
    typealias Element = Date
    typealias Iterator = PeriodicTimelineSchedule.Entries
  }
  init(from startDate: Date, by interval: TimeInterval)
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries
}
