// SwiftUI: the declarations of ShapeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ShapeStyle {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Self == FillShapeStyle {
  static var fill: FillShapeStyle { get }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  static var placeholder: PlaceholderTextShapeStyle { get }
}

extension ShapeStyle where Self == LinkShapeStyle {
  static var link: LinkShapeStyle { get }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  static var selection: SelectionShapeStyle { get }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  static var windowBackground: WindowBackgroundShapeStyle { get }
}

extension ShapeStyle where Self == LinearGradient {
  static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> some ShapeStyle
}

extension ShapeStyle where Self == RadialGradient {
  static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient
  static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient
  static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> some ShapeStyle
}

extension ShapeStyle where Self == EllipticalGradient {
  static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient
  static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient
  static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient
  static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle
}

extension ShapeStyle where Self == AngularGradient {
  static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient
  static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient
  static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle
  static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero)
    -> some ShapeStyle
}

extension ShapeStyle where Self == ImagePaint {
  static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint
}

extension ShapeStyle where Self == AnyShapeStyle {
  static func opacity(_ opacity: Double) -> some ShapeStyle
  static func blendMode(_ mode: BlendMode) -> some ShapeStyle
  static func shadow(_ style: ShadowStyle) -> some ShapeStyle
}

extension ShapeStyle {
  func opacity(_ opacity: Double) -> some ShapeStyle
  func blendMode(_ mode: BlendMode) -> some ShapeStyle
  func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle
  var secondary: some ShapeStyle { get }
  var tertiary: some ShapeStyle { get }
  var quaternary: some ShapeStyle { get }
  var quinary: some ShapeStyle { get }
  func shadow(_ style: ShadowStyle) -> some ShapeStyle
  func `in`(_ rect: CGRect) -> some ShapeStyle
}

extension ShapeStyle where Self == Material {
  static var regularMaterial: Material { get }
  static var thickMaterial: Material { get }
  static var thinMaterial: Material { get }
  static var ultraThinMaterial: Material { get }
  static var ultraThickMaterial: Material { get }
  static var bar: Material { get }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  static var primary: HierarchicalShapeStyle { get }
  static var secondary: HierarchicalShapeStyle { get }
  static var tertiary: HierarchicalShapeStyle { get }
  static var quaternary: HierarchicalShapeStyle { get }
  static var quinary: HierarchicalShapeStyle { get }
}

extension ShapeStyle where Self == Color {
  static var red: Color { get }
  static var orange: Color { get }
  static var yellow: Color { get }
  static var green: Color { get }
  static var mint: Color { get }
  static var teal: Color { get }
  static var cyan: Color { get }
  static var blue: Color { get }
  static var indigo: Color { get }
  static var purple: Color { get }
  static var pink: Color { get }
  static var brown: Color { get }
  static var white: Color { get }
  static var gray: Color { get }
  static var black: Color { get }
  static var clear: Color { get }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  static var separator: SeparatorShapeStyle { get }
}

extension ShapeStyle where Self == BackgroundStyle {
  static var background: BackgroundStyle { get }
}

extension ShapeStyle where Self == ForegroundStyle {
  static var foreground: ForegroundStyle { get }
}

extension ShapeStyle where Self.Resolved == Never {
  func resolve(in environment: EnvironmentValues) -> Never
}

extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
  var body: _ShapeView<Rectangle, Self> { get }
}

extension ShapeStyle where Self == TintShapeStyle {
  static var tint: TintShapeStyle { get }
}
