// SwiftUI: the declarations of NavigationPath.
// Declared as the framework's interface has it, with code of our own.

struct NavigationPath: Equatable {
  var _elements: [AnyHashable] = []

  init() {}

  init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    for element in elements { _elements.append(AnyHashable(element)) }
  }

  init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
    for element in elements { _elements.append(AnyHashable(element)) }
  }

  init(_ codable: NavigationPath.CodableRepresentation)

  var count: Int { _elements.count }
  var isEmpty: Bool { _elements.isEmpty }
  var codable: NavigationPath.CodableRepresentation? { get }

  mutating func append<V>(_ value: V) where V: Hashable { _elements.append(AnyHashable(value)) }

  mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
    _elements.append(AnyHashable(value))
  }

  mutating func removeLast(_ k: Int = 1) { _elements.removeLast(k) }

  struct CodableRepresentation: Codable, Equatable {
    init(from decoder: any Decoder) throws
    func encode(to encoder: any Encoder) throws
  }
  static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool { lhs._elements == rhs._elements }
}
