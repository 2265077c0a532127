// SwiftUI: the declarations of LimitedAvailabilityConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LimitedAvailabilityConfiguration: WidgetConfiguration {
  typealias Body = Never
}
