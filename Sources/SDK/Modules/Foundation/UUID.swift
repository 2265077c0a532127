// Foundation: the declarations of UUID.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct UUID: Hashable, CustomStringConvertible, Sendable, Decodable, Encodable, Comparable {
  var uuid: uuid_t { get }
  var uuidString: String { get }
  var description: String { get }
  var debugDescription: String { get }
  init()
  init?(uuidString string: String)
  init(uuid: uuid_t)
  init(from decoder: any Decoder) throws
  static func random(using generator: inout some RandomNumberGenerator) -> UUID
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  static func == (lhs: UUID, rhs: UUID) -> Bool
  static func < (lhs: UUID, rhs: UUID) -> Bool
}
