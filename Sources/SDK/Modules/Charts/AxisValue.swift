// Charts: the declarations of AxisValue.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AxisValue {
  func `as`<P>(_ type: P.Type) -> P? where P: Plottable
  var index: Int { get }
  var count: Int { get }
}
