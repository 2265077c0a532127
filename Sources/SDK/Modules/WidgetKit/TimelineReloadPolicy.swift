// WidgetKit: the declarations of TimelineReloadPolicy.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TimelineReloadPolicy: Equatable {
  static let atEnd: TimelineReloadPolicy
  static let never: TimelineReloadPolicy
  static func after(_ date: Foundation.Date) -> TimelineReloadPolicy
}
