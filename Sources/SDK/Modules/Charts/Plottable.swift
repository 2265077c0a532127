// Charts: the declarations of Plottable.
// Declared as the framework's interface has it, with code of our own.

protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: Self.PrimitivePlottable { get }
  init?(primitivePlottable: Self.PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, Self.RawValue == String {
  var primitivePlottable: String { rawValue }
  init?(primitivePlottable: Self.RawValue) { self.init(rawValue: primitivePlottable) }
}
