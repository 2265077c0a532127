// Charts: the declarations of UInt32.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UInt32: PrimitivePlottableProtocol {
  typealias PrimitivePlottable = UInt32
}
