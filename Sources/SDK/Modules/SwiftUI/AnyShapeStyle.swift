// SwiftUI: the declarations of AnyShapeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyShapeStyle: ShapeStyle {
  init<S>(_ style: S) where S: ShapeStyle
  typealias Resolved = Never
}
