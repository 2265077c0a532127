// SwiftUI: the declarations of Angle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Angle: Hashable, Comparable, Codable, Animatable, _VectorMath {
  var radians: Double { get set }
  var degrees: Double { get set }
  init()
  init(radians: Double)
  init(degrees: Double)
  static func radians(_ radians: Double) -> Angle
  static func degrees(_ degrees: Double) -> Angle
  static func < (lhs: Angle, rhs: Angle) -> Bool
  static func == (a: Angle, b: Angle) -> Bool
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  init(from decoder: any Decoder) throws
  static var zero: Angle { get }
}
