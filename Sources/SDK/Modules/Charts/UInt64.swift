// Charts: the declarations of UInt64.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UInt64: PrimitivePlottableProtocol {
  typealias PrimitivePlottable = UInt64
}
