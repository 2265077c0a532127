// Charts: the declarations of Decimal.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Decimal: Plottable {
  var primitivePlottable: Double { get }
  init?(primitivePlottable: Double)
  typealias PrimitivePlottable = Double
}
