// SwiftUI: the declarations of NavigationPath.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NavigationPath: Equatable {
  var count: Int { get }
  var isEmpty: Bool { get }
  var codable: NavigationPath.CodableRepresentation? { get }
  init()
  init<S>(_ elements: S) where S: Sequence, S.Element: Hashable
  init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable
  init(_ codable: NavigationPath.CodableRepresentation)
  mutating func append<V>(_ value: V) where V: Hashable
  mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable
  mutating func removeLast(_ k: Int = 1)
  struct CodableRepresentation: Codable, Equatable {
    init(from decoder: any Decoder) throws
    func encode(to encoder: any Encoder) throws
    static func == (lhs: NavigationPath.CodableRepresentation, rhs: NavigationPath.CodableRepresentation)
      -> Bool
  }
  static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool
}
