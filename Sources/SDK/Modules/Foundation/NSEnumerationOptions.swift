// Foundation: the declarations of NSEnumerationOptions.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct NSEnumerationOptions: OptionSet, Sendable {
  typealias RawValue = UInt
  typealias Element = NSEnumerationOptions
  typealias ArrayLiteralElement = NSEnumerationOptions
  static let concurrent: NSEnumerationOptions
  static let reverse: NSEnumerationOptions
  let rawValue: UInt
  init(rawValue: UInt)
}
