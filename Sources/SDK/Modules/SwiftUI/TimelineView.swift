// SwiftUI: the declarations of TimelineView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  struct Context {
    enum Cadence: Comparable, Hashable {
      case live
      case seconds
      case minutes
      static func < (
        a: TimelineView<Schedule, Content>.Context.Cadence, b: TimelineView<Schedule, Content>.Context.Cadence
      ) -> Bool
    }
    let date: Date
    let cadence: TimelineView<Schedule, Content>.Context.Cadence
    func invalidateTimelineContent()
  }
}

extension TimelineView: View where Content: View {
  typealias Body = Never
  init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  @_disfavoredOverload init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content
  )
}
