// SwiftUI: the declarations of AnyGradient.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyGradient: Hashable, ShapeStyle {
  init(_ gradient: Gradient)
  typealias Resolved = Never
  func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
}
