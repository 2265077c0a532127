// Foundation: the declarations of Int8.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Int8 {
  init(_ value: CGFloat)
  init(_ number: NSNumber)
  init(truncating number: NSNumber)
  init?(exactly number: NSNumber)
}
