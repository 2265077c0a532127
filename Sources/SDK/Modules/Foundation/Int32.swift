// Foundation: the declarations of Int32.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Int32 {
  init(_ value: CGFloat)
  init(_ number: NSNumber)
  init(truncating number: NSNumber)
  init?(exactly number: NSNumber)
}
