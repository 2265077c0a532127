// SwiftData: the declarations of PersistentIdentifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PersistentIdentifier: Hashable, Identifiable, Equatable, Comparable, Codable {
  let id: PersistentIdentifier.ID
  var entityName: String { get }
  var storeIdentifier: String? { get }
  init(from decoder: any Decoder) throws
  static func == (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool
  static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  struct ID: Hashable, Equatable {
    func hash(into hasher: inout Hasher)
    static func == (lhs: PersistentIdentifier.ID, rhs: PersistentIdentifier.ID) -> Bool
  }
  static func identifier<T>(for storeIdentifier: String, entityName: String, primaryKey: T) throws
    -> PersistentIdentifier
  where T: Comparable, T: CustomStringConvertible, T: Decodable, T: Encodable, T: Hashable
}
