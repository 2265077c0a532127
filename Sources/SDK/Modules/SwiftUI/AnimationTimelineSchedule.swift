// SwiftUI: the declarations of AnimationTimelineSchedule.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnimationTimelineSchedule: TimelineSchedule {
  init(minimumInterval: Double? = nil, paused: Bool = false)
  func entries(from start: Date, mode: TimelineScheduleMode) -> AnimationTimelineSchedule.Entries
  struct Entries: Sequence, IteratorProtocol {
    mutating func next() -> Date?
    typealias Element = Date
    typealias Iterator = AnimationTimelineSchedule.Entries
  }
}
