// Foundation: the declarations of NSSortOptions.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct NSSortOptions: OptionSet, Sendable {
  typealias RawValue = UInt
  typealias Element = NSSortOptions
  typealias ArrayLiteralElement = NSSortOptions
  static let concurrent: NSSortOptions
  static let stable: NSSortOptions
  let rawValue: UInt
  init(rawValue: UInt)
}
