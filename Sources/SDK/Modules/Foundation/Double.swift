// Foundation: the declarations of Double.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Double {
  init(_ value: CGFloat)
  init(_ number: NSNumber)
  init(truncating number: NSNumber)
  init?(exactly number: NSNumber)
}
