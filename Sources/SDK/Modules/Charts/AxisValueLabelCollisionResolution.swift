// Charts: the declarations of AxisValueLabelCollisionResolution.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AxisValueLabelCollisionResolution: CustomStringConvertible {
  static var automatic: AxisValueLabelCollisionResolution { get }
  static var greedy: AxisValueLabelCollisionResolution { get }
  static func greedy(priority: Double = 0, minimumSpacing: CoreFoundation.CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  static var truncate: AxisValueLabelCollisionResolution { get }
  static var disabled: AxisValueLabelCollisionResolution { get }
  var description: String { get }
}
