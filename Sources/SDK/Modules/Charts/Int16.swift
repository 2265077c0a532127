// Charts: the declarations of Int16.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Int16: PrimitivePlottableProtocol {
  var primitivePlottable: Int16 { get }
  init?(primitivePlottable: Int16)
  typealias PrimitivePlottable = Int16
}
