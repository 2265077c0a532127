// Foundation: the declarations of FloatingPointRoundingRule.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension FloatingPointRoundingRule {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}
