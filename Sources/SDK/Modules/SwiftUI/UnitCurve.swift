// SwiftUI: the declarations of UnitCurve.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct UnitCurve: Hashable {
  static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
  func value(at progress: Double) -> Double
  func velocity(at progress: Double) -> Double
  var inverse: UnitCurve { get }
  @available(*, deprecated) static let easeInEaseOut: UnitCurve
  static let easeInOut: UnitCurve
  static let easeIn: UnitCurve
  static let easeOut: UnitCurve
  static let circularEaseIn: UnitCurve
  static let circularEaseOut: UnitCurve
  static let circularEaseInOut: UnitCurve
  static let linear: UnitCurve
}
