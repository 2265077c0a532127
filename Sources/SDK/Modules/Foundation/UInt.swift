// Foundation: the declarations of UInt.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension UInt {
  init(_ value: CGFloat)
  init(_ number: NSNumber)
  init(truncating number: NSNumber)
  init?(exactly number: NSNumber)
}
