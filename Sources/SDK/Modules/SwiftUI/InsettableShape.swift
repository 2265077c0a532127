// SwiftUI: the declarations of InsettableShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> Self.InsetShape
}

extension InsettableShape {
  @_disfavoredOverload func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> some View where S: ShapeStyle
  @_disfavoredOverload func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View
  @_disfavoredOverload func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View where S: ShapeStyle
  @_disfavoredOverload func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
  func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle
  func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle
}
