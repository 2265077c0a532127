// SwiftUI: the declarations of FillShapeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FillShapeStyle: ShapeStyle {
  init()
  typealias Resolved = Never
}
