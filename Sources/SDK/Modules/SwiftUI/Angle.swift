// SwiftUI: the declarations of Angle.
// Declared as the framework's interface has it, with code of our own.

struct Angle: Hashable, Comparable, Codable, Animatable {
  var radians: Double

  var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  init() { radians = 0 }
  init(radians: Double) { self.radians = radians }
  init(degrees: Double) { radians = degrees * .pi / 180 }
  static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  static var zero: Angle { Angle() }
  static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
  static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
  static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
  static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
