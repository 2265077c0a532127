// SwiftUI: the declarations of EveryMinuteTimelineSchedule.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EveryMinuteTimelineSchedule: TimelineSchedule {
  struct Entries: Sequence, IteratorProtocol {
    mutating func next() -> Date?
    typealias Element = Date
    typealias Iterator = EveryMinuteTimelineSchedule.Entries
  }
  init()
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> EveryMinuteTimelineSchedule.Entries
}
