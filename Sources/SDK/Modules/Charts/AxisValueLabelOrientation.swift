// Charts: the declarations of AxisValueLabelOrientation.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AxisValueLabelOrientation: CustomStringConvertible {
  static var automatic: AxisValueLabelOrientation { get }
  static var horizontal: AxisValueLabelOrientation { get }
  static var vertical: AxisValueLabelOrientation { get }
  static var verticalReversed: AxisValueLabelOrientation { get }
  var description: String { get }
}
