// Foundation: the declarations of Int.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Int {
  init(_ value: CGFloat)
  init(_ number: NSNumber)
  init(truncating number: NSNumber)
  init?(exactly number: NSNumber)
}
