// Charts: the declarations of Int.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Int: PrimitivePlottableProtocol {
  var primitivePlottable: Int { get }
  init?(primitivePlottable: Int)
  typealias PrimitivePlottable = Int
}
