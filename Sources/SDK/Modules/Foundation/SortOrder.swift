// Foundation: the declarations of SortOrder.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum SortOrder: Hashable, Decodable, Encodable, Sendable {
  case forward
  case reverse
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}
