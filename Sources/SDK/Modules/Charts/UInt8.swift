// Charts: the declarations of UInt8.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UInt8: PrimitivePlottableProtocol {
  var primitivePlottable: UInt8 { get }
  init?(primitivePlottable: UInt8)
  typealias PrimitivePlottable = UInt8
}
