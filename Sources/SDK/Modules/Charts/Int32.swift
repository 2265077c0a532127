// Charts: the declarations of Int32.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Int32: PrimitivePlottableProtocol {
  typealias PrimitivePlottable = Int32
}
