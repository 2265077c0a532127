// SwiftUI: the declarations of TintShapeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TintShapeStyle: ShapeStyle {
  init()
  typealias Resolved = Never
}
