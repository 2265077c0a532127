// Foundation: the declarations of CGSize.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct CGSize: Sendable, Hashable, Decodable, Encodable {
  static var zero: CGSize { get }
  var width: CGFloat { get set }
  var height: CGFloat { get set }
  init()
  init(width: CGFloat, height: CGFloat)
  init(width: Int, height: Int)
  init(width: Double, height: Double)
  init(from decoder: any Decoder) throws
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  static func == (lhs: CGSize, rhs: CGSize) -> Bool
}
