// Charts: the declarations of ScaleType.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScaleType {
  static var linear: ScaleType { get }
  static var log: ScaleType { get }
  static var date: ScaleType { get }
  static var category: ScaleType { get }
  static func power(exponent: Double) -> ScaleType
  static var squareRoot: ScaleType { get }
  static func symmetricLog(slopeAtZero: Double) -> ScaleType
  static var symmetricLog: ScaleType { get }
}
