// Charts: the declarations of AxisMarkValues.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AxisMarkValues: CustomStringConvertible {
  static var automatic: AxisMarkValues { get }
  static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
    -> AxisMarkValues
  static func automatic<P>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint
  static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues
  static func stride<P>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
    -> AxisMarkValues where P: BinaryFloatingPoint
  var description: String { get }
}
