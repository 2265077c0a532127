// SwiftUI: the declarations of TimelineSchedule.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  static var animation: AnimationTimelineSchedule { get }
  static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  static var everyMinute: EveryMinuteTimelineSchedule { get }
}

extension TimelineSchedule {
  static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date
}
