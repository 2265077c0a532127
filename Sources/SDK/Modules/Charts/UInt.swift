// Charts: the declarations of UInt.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UInt: PrimitivePlottableProtocol {
  typealias PrimitivePlottable = UInt
}
