// Charts: the declarations of UInt16.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UInt16: PrimitivePlottableProtocol {
  typealias PrimitivePlottable = UInt16
}
