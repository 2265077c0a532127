// Charts: the declarations of PrimitivePlottableProtocol.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {}

extension PrimitivePlottableProtocol {
  var primitivePlottable: Self { get }
  init?(primitivePlottable: Self.PrimitivePlottable)
}
