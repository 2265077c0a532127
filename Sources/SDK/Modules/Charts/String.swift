// Charts: the declarations of String.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension String: Plottable, PrimitivePlottableProtocol {
  typealias PrimitivePlottable = String
}
