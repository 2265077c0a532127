// SwiftUI: the declarations of EmptyWidgetConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EmptyWidgetConfiguration: WidgetConfiguration {
  init()
  typealias Body = Never
}
