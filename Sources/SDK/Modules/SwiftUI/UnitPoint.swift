// SwiftUI: the declarations of UnitPoint.
// Declared as the framework's interface has it, with code of our own.

struct UnitPoint: Hashable, Animatable, Codable {
  var x: CGFloat
  var y: CGFloat

  init() {
    x = 0
    y = 0
  }

  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  static let zero = UnitPoint(x: 0, y: 0)
  static let center = UnitPoint(x: 0.5, y: 0.5)
  static let leading = UnitPoint(x: 0, y: 0.5)
  static let trailing = UnitPoint(x: 1, y: 0.5)
  static let top = UnitPoint(x: 0.5, y: 0)
  static let bottom = UnitPoint(x: 0.5, y: 1)
  static let topLeading = UnitPoint(x: 0, y: 0)
  static let topTrailing = UnitPoint(x: 1, y: 0)
  static let bottomLeading = UnitPoint(x: 0, y: 1)
  static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
