// SwiftUI: the declarations of ShapeView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ShapeView<Content>: View, _RemoveGlobalActorIsolation {
  associatedtype Content: Shape
  var shape: Self.Content { get }
}

extension ShapeView {
  func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<
    Self.Content, S, Self
  > where S: ShapeStyle
  func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<
    Self.Content, S, Self
  > where S: ShapeStyle
  func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<
    Self.Content, S, Self
  > where S: ShapeStyle
}

extension ShapeView where Self.Content: InsettableShape {
  func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self.Content, S, Self> where S: ShapeStyle
  func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self.Content, S, Self> where S: ShapeStyle
}
