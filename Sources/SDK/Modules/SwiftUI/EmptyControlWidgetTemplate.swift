// SwiftUI: the declarations of EmptyControlWidgetTemplate.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  typealias Body = Never
  init()
}
