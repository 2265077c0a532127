// SwiftUI: the declarations of PlaceholderTextShapeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PlaceholderTextShapeStyle: ShapeStyle {
  init()
  typealias Resolved = Never
}
