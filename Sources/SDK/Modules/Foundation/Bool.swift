// Foundation: the declarations of Bool.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Bool {
  init(_ number: NSNumber)
  init(truncating number: NSNumber)
  init?(exactly number: NSNumber)
}
