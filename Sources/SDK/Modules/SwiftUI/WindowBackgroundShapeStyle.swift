// SwiftUI: the declarations of WindowBackgroundShapeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WindowBackgroundShapeStyle: ShapeStyle {
  init()
  typealias Resolved = Never
}
