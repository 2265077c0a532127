// Charts: the declarations of Int64.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Int64: PrimitivePlottableProtocol {
  var primitivePlottable: Int64 { get }
  init?(primitivePlottable: Int64)
  typealias PrimitivePlottable = Int64
}
