// Foundation: the declarations of CGRect.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct CGRect: Sendable, Decodable, Encodable, Hashable {
  static var zero: CGRect { get }
  static let null: CGRect
  static let infinite: CGRect
  var origin: CGPoint { get set }
  var size: CGSize { get set }
  var width: CGFloat { get }
  var height: CGFloat { get }
  var minX: CGFloat { get }
  var midX: CGFloat { get }
  var maxX: CGFloat { get }
  var minY: CGFloat { get }
  var midY: CGFloat { get }
  var maxY: CGFloat { get }
  var isEmpty: Bool { get }
  var isInfinite: Bool { get }
  var isNull: Bool { get }
  var standardized: CGRect { get }
  var integral: CGRect { get }
  init()
  init(origin: CGPoint, size: CGSize)
  init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  init(x: Double, y: Double, width: Double, height: Double)
  init(x: Int, y: Int, width: Int, height: Int)
  init(from decoder: any Decoder) throws
  func contains(_ point: CGPoint) -> Bool
  func contains(_ rect2: CGRect) -> Bool
  func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
  func union(_ r2: CGRect) -> CGRect
  func intersection(_ r2: CGRect) -> CGRect
  func intersects(_ r2: CGRect) -> Bool
  func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
  func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
  func encode(to encoder: any Encoder) throws
  func hash(into hasher: inout Hasher)
  static func == (lhs: CGRect, rhs: CGRect) -> Bool
}
