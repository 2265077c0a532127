// Charts: the declarations of Int8.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Int8: PrimitivePlottableProtocol {
  typealias PrimitivePlottable = Int8
}
