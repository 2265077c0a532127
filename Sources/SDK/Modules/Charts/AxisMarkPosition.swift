// Charts: the declarations of AxisMarkPosition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AxisMarkPosition: CustomStringConvertible {
  static var automatic: AxisMarkPosition { get }
  static var leading: AxisMarkPosition { get }
  static var trailing: AxisMarkPosition { get }
  static var top: AxisMarkPosition { get }
  static var bottom: AxisMarkPosition { get }
  var description: String { get }
}
