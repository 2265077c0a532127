// Charts: the declarations of MarkStackingMethod.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MarkStackingMethod: Equatable, CustomStringConvertible {
  static var standard: MarkStackingMethod { get }
  static var normalized: MarkStackingMethod { get }
  static var center: MarkStackingMethod { get }
  static var unstacked: MarkStackingMethod { get }
  var description: String { get }
}
