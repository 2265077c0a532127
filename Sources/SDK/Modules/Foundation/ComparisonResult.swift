// Foundation: the declarations of ComparisonResult.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum ComparisonResult: Int, Sendable, Decodable, Encodable {
  typealias RawValue = Int
  case orderedAscending
  case orderedSame
  case orderedDescending
  init?(rawValue: Int)
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}
