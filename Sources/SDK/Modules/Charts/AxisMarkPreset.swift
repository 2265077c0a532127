// Charts: the declarations of AxisMarkPreset.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AxisMarkPreset: CustomStringConvertible {
  static var automatic: AxisMarkPreset { get }
  static var extended: AxisMarkPreset { get }
  static var aligned: AxisMarkPreset { get }
  static var inset: AxisMarkPreset { get }
  var description: String { get }
}
