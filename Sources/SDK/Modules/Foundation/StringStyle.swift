// Foundation: the declarations of StringStyle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct StringStyle: FormatStyle, Sendable {
  typealias FormatOutput = String
  typealias FormatInput = String
  init(from decoder: any Decoder) throws
  init() {}
  func format(_ value: String) -> String { value }
}
