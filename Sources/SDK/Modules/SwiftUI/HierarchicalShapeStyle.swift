// SwiftUI: the declarations of HierarchicalShapeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct HierarchicalShapeStyle: ShapeStyle {
  static let primary: HierarchicalShapeStyle
  static let secondary: HierarchicalShapeStyle
  static let tertiary: HierarchicalShapeStyle
  static let quaternary: HierarchicalShapeStyle
  typealias Resolved = Never
  static let quinary: HierarchicalShapeStyle
}
