// SwiftUI: the declarations of UnitPoint.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct UnitPoint: Hashable, Animatable, Codable {
  var x: CGFloat { get set }
  var y: CGFloat { get set }
  init()
  init(x: CGFloat, y: CGFloat)
  static let zero: UnitPoint
  static let center: UnitPoint
  static let leading: UnitPoint
  static let trailing: UnitPoint
  static let top: UnitPoint
  static let bottom: UnitPoint
  static let topLeading: UnitPoint
  static let topTrailing: UnitPoint
  static let bottomLeading: UnitPoint
  static let bottomTrailing: UnitPoint
  static func == (a: UnitPoint, b: UnitPoint) -> Bool
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  init(from decoder: any Decoder) throws
}
