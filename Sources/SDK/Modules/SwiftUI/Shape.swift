// SwiftUI: the declarations of Shape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Shape: Animatable, View, _RemoveGlobalActorIsolation {
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape where Self == ButtonBorderShape {
  static var buttonBorder: ButtonBorderShape { get }
}

extension Shape {
  func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  static var role: ShapeRole { get }
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  func stroke(style: StrokeStyle) -> some Shape
  func stroke(lineWidth: CGFloat = 1) -> some Shape
  func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape
  func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape
  func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape
  func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape
  func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape
  func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape
  func size(_ size: CGSize) -> some Shape
  func size(width: CGFloat, height: CGFloat) -> some Shape
  func size(_ size: CGSize, anchor: UnitPoint) -> some Shape
  func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape
  func offset(_ offset: CGSize) -> OffsetShape<Self>
  func offset(_ offset: CGPoint) -> OffsetShape<Self>
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>
  func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>
  func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
  func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
  func transform(_ transform: CGAffineTransform) -> TransformedShape<Self>
  @_disfavoredOverload func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle
  @_disfavoredOverload func fill(style: FillStyle = FillStyle()) -> some View
  @_disfavoredOverload func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle
  @_disfavoredOverload func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle
  var body: _ShapeView<Self, ForegroundStyle> { get }
  func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S>
  where S: ShapeStyle
  func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<
    Self, S, EmptyView
  > where S: ShapeStyle
  func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<
    Self, S, EmptyView
  > where S: ShapeStyle
}

extension Shape where Self == Rectangle {
  static var rect: Rectangle { get }
}

extension Shape where Self == RoundedRectangle {
  static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self
  static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
}

extension Shape where Self == UnevenRoundedRectangle {
  static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self
  static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self
}

extension Shape where Self == Capsule {
  static var capsule: Capsule { get }
  static func capsule(style: RoundedCornerStyle) -> Self
}

extension Shape where Self == Ellipse {
  static var ellipse: Ellipse { get }
}

extension Shape where Self == Circle {
  static var circle: Circle { get }
}

extension Shape where Self == ConcentricRectangle {
  static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self
  static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> Self
  static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> Self
  static func rect(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style)
    -> Self
  static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self
  static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> Self
  static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self
  static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> Self
}

extension Shape where Self == ContainerRelativeShape {
  static var containerRelative: ContainerRelativeShape { get }
}
