// Foundation: the declarations of CGPoint.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct CGPoint: Sendable, Hashable, Decodable, Encodable {
  static var zero: CGPoint { get }
  var x: CGFloat { get set }
  var y: CGFloat { get set }
  init()
  init(x: CGFloat, y: CGFloat)
  init(x: Int, y: Int)
  init(x: Double, y: Double)
  init(from decoder: any Decoder) throws
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  static func == (lhs: CGPoint, rhs: CGPoint) -> Bool
}
