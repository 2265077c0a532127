// SwiftUI: the declarations of SelectionShapeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SelectionShapeStyle: ShapeStyle {
  init()
  typealias Resolved = Never
}
