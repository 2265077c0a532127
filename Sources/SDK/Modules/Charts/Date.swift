// Charts: the declarations of Date.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Date: Plottable, PrimitivePlottableProtocol {
  typealias PrimitivePlottable = Date
}
