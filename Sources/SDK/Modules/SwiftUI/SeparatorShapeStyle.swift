// SwiftUI: the declarations of SeparatorShapeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SeparatorShapeStyle: ShapeStyle {
  init()
  typealias Resolved = Never
}
