// Charts: the declarations of Plottable.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: Self.PrimitivePlottable { get }
  init?(primitivePlottable: Self.PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, Self.RawValue == String {
  var primitivePlottable: String { get }
  init?(primitivePlottable: Self.RawValue)
}
