// SwiftUI: the declarations of Path.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Path: Equatable, LosslessStringConvertible, Shape {
  init()
  init(_ path: CGPath)
  init(_ path: CGMutablePath)
  init(_ rect: CGRect)
  init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
  init(ellipseIn rect: CGRect)
  init(_ callback: (inout Path) -> ())
  init?(_ string: String)
  var description: String { get }
  var cgPath: CGPath { get }
  var isEmpty: Bool { get }
  var boundingRect: CGRect { get }
  func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool
  enum Element: Equatable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  func forEach(_ body: (Path.Element) -> Void)
  func strokedPath(_ style: StrokeStyle) -> Path
  func trimmedPath(from: CGFloat, to: CGFloat) -> Path
  static func == (a: Path, b: Path) -> Bool
  func path(in _: CGRect) -> Path
  typealias Body = _ShapeView<Path, ForegroundStyle>
  mutating func move(to end: CGPoint)
  mutating func addLine(to end: CGPoint)
  mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
  mutating func closeSubpath()
  mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
  mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity)
  mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity)
  mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
  mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
  mutating func addLines(_ lines: [CGPoint])
  mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity)
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity)
  mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
  mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)
  var currentPoint: CGPoint? { get }
  func normalized(eoFill: Bool = true) -> Path
  func intersection(_ other: Path, eoFill: Bool = false) -> Path
  func union(_ other: Path, eoFill: Bool = false) -> Path
  func subtracting(_ other: Path, eoFill: Bool = false) -> Path
  func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path
  func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path
  func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path
  func applying(_ transform: CGAffineTransform) -> Path
  func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
}
