// Charts: the declarations of Double.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Double: Plottable, PrimitivePlottableProtocol {
  typealias PrimitivePlottable = Double
}
