// SwiftUI: the declarations of TimelineScheduleMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum TimelineScheduleMode: Hashable {
  case normal
  case lowFrequency
}
