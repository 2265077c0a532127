// SwiftUI: the declarations of LinkShapeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LinkShapeStyle: ShapeStyle {
  init()
  typealias Resolved = Never
}
