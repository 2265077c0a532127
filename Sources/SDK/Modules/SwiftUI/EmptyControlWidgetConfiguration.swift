// SwiftUI: the declarations of EmptyControlWidgetConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  typealias Body = Never
  init()
}
