// SwiftUI: the declarations of HierarchicalShapeStyleModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {
  typealias Resolved = Never
}
