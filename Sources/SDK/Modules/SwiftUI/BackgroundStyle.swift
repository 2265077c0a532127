// SwiftUI: the declarations of BackgroundStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BackgroundStyle: ShapeStyle {
  init()
  typealias Resolved = Never
}
